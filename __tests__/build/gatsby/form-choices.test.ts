import fixed from '../../../data/options.json';
import { formChoices } from '../../../src/build/form-choices';
import { formChoicesField, type Nodes } from '../../../src/build/form-choices-field';
import { mostShown } from '../../../src/contract/long-lists';
import { fixedOptions } from '../../../src/contract/options';

type Held = { [Type in keyof Nodes]: readonly Nodes[Type][] };

/** What the files of a site hold. */
const nodes: Held = {
  Options: [fixed],
  Country: [
    { jsonId: 'BD', name: 'Bangladesh' },
    { jsonId: 'AL', name: 'Albania' },
  ],
  Industry: [
    { jsonId: 3, title: 'Retail' },
    { jsonId: 1, title: 'Garments' },
  ],
  Product: [
    { jsonId: 8, title: 'Tailor' },
    { jsonId: 1, title: 'CRM' },
  ],
  Service: [
    { jsonId: 2, slug: 'design', title: 'Design', category: ['Web Designer'] },
    { jsonId: 1, slug: 'apps', title: 'Apps', category: [{ name: 'App Developer', slug: 'apps-dev', icon: 'bug' }] },
  ],
  Job: [
    job(1, 'Tester', '2026-11-01', '2026-12-31'),
    job(2, 'Writer', '2026-11-01', '2026-12-31'),
    job(3, 'Designer', '2026-11-02', '2026-12-31'),
    job(4, 'Accountant', '2026-11-03', '2026-11-19'),
  ],
  SiteBuildMetadata: [{ buildTime: '2026-11-20T00:00:00.000Z' }],
};

test('An application is offered the jobs that are open when the site is built, the newest first', async () => {
  const { openJobs } = await choices();
  expect(openJobs.map(({ value }) => value)).toEqual(['Designer', 'Writer', 'Tester']);
});

test('Who can be hired stands under the services, in their order on the site', async () => {
  const { hireServices } = await choices();
  expect(hireServices).toEqual([
    { value: 'apps-dev', label: 'App Developer', group: 'Apps' },
    { value: 'web-designer', label: 'Web Designer', group: 'Design' },
  ]);
});

test('Products and industries are sorted by name and sent by number', async () => {
  const { products, industries } = await choices();
  expect(products.map(({ value, label }) => [value, label])).toEqual([
    ['1', 'CRM'],
    ['8', 'Tailor'],
  ]);
  expect(industries.map(({ label }) => label)).toEqual(['Garments', 'Retail']);
});

test('A partner may sell any product, or something else', async () => {
  expect((await choices()).solutions.map(({ value }) => value)).toEqual(['CRM', 'Tailor', 'Other']);
});

test('Countries are sent by their code and keep the order of their file', async () => {
  expect((await choices()).countries).toEqual([
    { value: 'BD', label: 'Bangladesh' },
    { value: 'AL', label: 'Albania' },
  ]);
});

test('The fixed lists are those that the API accepts', async () => {
  expect((await choices()).companySize).toEqual(fixedOptions('companySize'));
});

test('A changed fixed list is offered as it is now, whatever was loaded when the build began', () => {
  const role = { options: [{ value: 'Owner' }] };
  const sources = { countries: [], industries: [], products: [], services: [], jobs: [], now: 0 };
  expect(formChoices({ ...sources, fixed: { ...fixed, role } }).role).toEqual([{ value: 'Owner', label: 'Owner' }]);
});

test('What a form can show is carried by its page', async () => {
  expect((await choices(withProducts(mostShown))).products).toHaveLength(mostShown);
});

test('A list that is too long to be shown is carried by no page', async () => {
  const { products, solutions, industries } = await choices(withProducts(mostShown + 1));
  expect([products, solutions]).toEqual([[], []]);
  expect(industries).toHaveLength(2);
});

test('A build without the fixed lists stops and names their file', async () => {
  await expect(choices({ ...nodes, Options: [] })).rejects.toThrow('data/options.json');
});

function withProducts(length: number): Held {
  return { ...nodes, Product: Array.from({ length }, (_, jsonId) => ({ jsonId, title: `Product ${jsonId}` })) };
}

/** Asks the field as Gatsby would, about a site that holds this. */
function choices(held: Held = nodes) {
  const findAll = async <Type extends keyof Nodes>({ type }: { type: Type }) => ({ entries: held[type] });
  return formChoicesField.resolve(undefined, {}, { nodeModel: { findAll } });
}

function job(jsonId: number, title: string, published: string, deadline: string): Nodes['Job'] {
  const rest = { summary: '', vacancies: 1, experience: { from: 1 }, responsibilities: [] };
  return { ...rest, jsonId, title, published, deadline, workplace: 'remote', employment: 'full-time' };
}
