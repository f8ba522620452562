import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchEntries } from '../../../src/build/search/search-file';
import { factsOf, filled } from '../../../src/content/facts/facts';
import { factsOfFiles } from '../../../src/content/facts/facts-of-files';
import { formatReport } from '../../../src/content/format-report';
import { printedFile } from '../../../src/content/profile';
import { checkRepository } from '../../../src/content/report';
import { checkout, readJson } from '../../support/folders';

const facts = factsOf({
  company: {
    contact: { phone: '+880 1000-000000', email: 'hello@kantha.example', hours: 'on most days', offices: [1, 2] },
    claims: { staff: '100+' },
  },
  hosting: [
    {
      slug: 'shared',
      plans: [
        { slug: 'small', price: 1500 },
        { slug: 'large', price: 120_000 },
      ],
    },
  ],
  counts: { products: 22, services: 6, industries: 9 },
});

test.each([
  ['from {price:small}', 'from ৳1,500'],
  ['{lowest:shared} to {highest:shared}', '৳1,500 to ৳120,000'],
  ['all {count:plans} plans', 'all two plans'],
  ['{Count:industries} industries, {count:products} products', 'Nine industries, 22 products'],
  ['{count:offices} offices, {claim:staff} people', 'two offices, 100+ people'],
  ['{contact:phone}, {contact:hours}', '+880 1000-000000, on most days'],
  ['{contact:email}', 'hello@kantha.example'],
  ['Order {plan} by {email}', 'Order {plan} by {email}'],
])('"%s" is read as "%s"', (text, read) => {
  expect(filled(text, facts)).toBe(read);
});

describe('when a price changes,', () => {
  test('questions, pages and the search say the new one, and not the old', () => {
    const root = checkout();
    expect(textOf(root, '/faqs#faq-17')).toContain('from ৳1,500 to ৳5,500 a year');
    changePrice(root, (price) => (price === 1500 ? 1800 : price));
    expect(textOf(root, '/faqs#faq-17')).toContain('from ৳1,800 to ৳5,500 a year');
    expect(textOf(root, '/hosting')).toContain('Shared hosting from ৳1,800 a year');
    expect(textOf(root, '/hosting')).not.toContain('৳1,500');
    expect(factsOfFiles(path.join(root, 'data')).facts.get('price:starter-1')).toBe('৳1,800');
  });

  test('a text that has grown too long by it is refused', () => {
    const root = checkout();
    const file = path.join(root, 'data/pages/hosting.json');
    const page = readJson<{ seo: object }>(file);
    const description = `${'Hosting '.repeat(18)}from {lowest:shared}`;
    writeFileSync(file, JSON.stringify({ ...page, seo: { ...page.seo, description } }));
    expect(problems(root)).toEqual([]);
    changePrice(root, () => 180_000_000);
    expect(problems(root)).toEqual([
      'data/pages/hosting.json: seo.description must have at most 160 characters, or search engines cut it',
    ]);
  });
});

describe('The content check refuses', () => {
  test('a fact that there is not, and names the one that was meant', () => {
    expect(problems(withQuestion('From {price:startr-1} a year.'))).toEqual([
      'data/live/faqs.json: [0].description has "{price:startr-1}", which is no fact; you may have meant "price:starter-1"',
    ]);
  });

  test('one that is like none, and lists those that there are', () => {
    expect(problems(withQuestion('At {weather:dhaka}.'))).toEqual([
      expect.stringMatching(
        / has "\{weather:dhaka\}", which is no fact; there are price:starter-1, .*, contact:hours$/,
      ),
    ]);
  });

  test.each([
    ['with a blank', '{lowest: shared}'],
    ['without its brace', '{lowest:shared'],
    ['of one word', '{lowest}'],
    ['with another sign', '{lowest_shared}'],
    ['in braces twice', '{{lowest:shared}}'],
    ['with a mark inside', '{lowest:<strong>shared</strong>}'],
  ])('a fact that is named %s, since visitors would read the braces', (_, named) => {
    expect(problems(withQuestion(`From ${named} a year.`))).toEqual([
      expect.stringContaining('which is shown as it is typed: a fact is named as in {lowest:shared}'),
    ]);
  });

  test('a fact where nobody fills it in', () => {
    const root = checkout();
    const file = path.join(root, 'data/products/parking-management-software.json');
    const product = readJson<{ features: string[] }>(file);
    writeFileSync(file, JSON.stringify({ ...product, features: ['From {price:starter-1}'] }));
    expect(problems(root)).toContain(
      'data/products/parking-management-software.json: features[0] has "{price:starter-1}", which is filled in only in pages, questions and legal texts: write the words themselves',
    );
  });
});

describe('While a file is wrong that facts are made of,', () => {
  test('the texts that name them are not at fault', () => {
    const root = checkout();
    changePrice(root, (price) => (price === 1500 ? 15 : price));
    expect(problems(root)).toEqual(['data/hosting/shared.json: plans[0].price must be at least 100']);
  });

  test('facts of other files are known, and a name that is none is told', () => {
    const root = withQuestion('From {price:vps-9} or {highest:shred}, {claim:staf}.');
    changePrice(root, (price) => (price === 1500 ? 15 : price));
    const { facts, wrongFileOf } = factsOfFiles(path.join(root, 'data'));
    expect(facts.has('lowest:vps')).toBe(true);
    expect(facts.has('count:plans')).toBe(false);
    expect(wrongFileOf('count:plans')).toBe('hosting/shared.json');
    expect(problems(root)).toEqual([
      expect.stringContaining('has "{claim:staf}", which is no fact; you may have meant "claim:staff"'),
      'data/hosting/shared.json: plans[0].price must be at least 100',
    ]);
  });

  test('the company profile is not compared with texts whose facts are not known', () => {
    const root = withProfile();
    changePrice(root, (price) => (price === 1500 ? 15 : price));
    expect(notesOfProfile(root)).toEqual([]);
  });
});

describe('The company profile', () => {
  test('is up to date', () => {
    expect(notesOfProfile(withProfile())).toEqual([]);
  });

  test('is named when it says what the content does not say any more', () => {
    const root = withProfile();
    const file = path.join(root, 'data/site.json');
    const site = readJson<{ contact: object }>(file);
    writeFileSync(file, JSON.stringify({ ...site, contact: { ...site.contact, phone: '+880 2000-000000' } }));
    expect(notesOfProfile(root)).toEqual([
      '  static/files/company-profile.pdf: The file still says "+880 1000-000000"; npm run -w studio profile prints it anew.',
    ]);
  });

  test.each([
    ['a product', 'products/clinic-management-software.json', (text: string) => text.replace('"id": 15,', '"id": 15')],
    ['the company', 'site.json', (text: string) => text.replace('"+880 1000-000000",', '"+880 1000-000000"')],
  ])('is not spoken of while %s cannot be read', (_, name, spoil) => {
    const root = withProfile();
    const file = path.join(root, 'data', name);
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    expect(checkRepository(root).problems).not.toEqual([]);
    expect(notesOfProfile(root)).toEqual([]);
  });

  test('is named when it lacks a product', () => {
    const root = withProfile();
    const file = path.join(root, printedFile);
    const printed = readJson<string[]>(file).filter((text) => !text.includes('Parking Management Software'));
    writeFileSync(file, JSON.stringify(printed));
    expect(notesOfProfile(root)).toEqual([
      '  static/files/company-profile.pdf: The file does not have "Parking Management Software" yet; npm run -w studio profile prints it anew.',
    ]);
  });
});

function textOf(root: string, id: string): string {
  return searchEntries(path.join(root, 'data'), Date.now()).find((entry) => entry.id === id)?.text ?? '';
}

function changePrice(root: string, priceOf: (price: number) => number): void {
  const file = path.join(root, 'data/hosting/shared.json');
  const group = readJson<{ plans: { price: number }[] }>(file);
  const plans = group.plans.map((plan) => ({ ...plan, price: priceOf(plan.price) }));
  writeFileSync(file, JSON.stringify({ ...group, plans }));
}

function withQuestion(description: string): string {
  const root = checkout();
  const file = path.join(root, 'data/live/faqs.json');
  const [first, ...others] = readJson<object[]>(file);
  writeFileSync(file, JSON.stringify([{ ...first, description }, ...others]));
  return root;
}

function problems(root: string): string[] {
  return checkRepository(root).problems.map(({ file, path, message }) => `data/${file}: ${path} ${message}`);
}

/** A checkout with what the profile was printed of. */
function withProfile(): string {
  const root = checkout();
  mkdirSync(path.join(root, path.dirname(printedFile)), { recursive: true });
  cpSync(printedFile, path.join(root, printedFile));
  return root;
}

function notesOfProfile(root: string): string[] {
  const { text } = formatReport(checkRepository(root), false, path.join(root, 'data'));
  return text.split('\n').filter((line) => line.includes('company-profile'));
}
