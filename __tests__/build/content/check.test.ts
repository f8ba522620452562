import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeInWords } from '../../../src/content/files/content-text';
import { formatReport } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { checkout, readJson } from '../../support/folders';

const parking = 'products/parking-management-software.json';

describe('The content check refuses', () => {
  test('a field that is missing', () => {
    expect(refusals(parking, ({ title, ...rest }) => rest)).toEqual([
      'title is missing: text in quotation marks is expected.',
    ]);
  });

  test('a value of the wrong type', () => {
    expect(refusals(parking, (product) => ({ ...product, title: 7 }))).toEqual([
      'title must be text in quotation marks, not 7.',
    ]);
  });

  test('a field that nobody knows', () => {
    expect(refusals(parking, (product) => ({ ...product, colour: 'blue' }))).toEqual([
      'colour is not a known field; check the spelling or remove it.',
    ]);
  });

  test('a slug that two entries share', () => {
    expect(refusals('industries.json', (industries) => withEntry(industries, 1, { slug: 'retail-market' }))).toEqual([
      'entry 2 → slug "retail-market" is already used by data/industries.json; every entry needs its own.',
    ]);
  });

  test('a hosting plan whose name in addresses another group has', () => {
    const vps = 'hosting/vps.json';
    expect(refusals(vps, (group) => ({ ...group, plans: withEntry(group.plans, 0, { slug: 'starter-1' }) }))).toEqual([
      'plans 1 → slug "starter-1" is already used by data/hosting/shared.json; every entry needs its own.',
    ]);
  });

  test('a number that two entries share', () => {
    const tailor = 'products/tailor-management-software.json';
    expect(refusals(tailor, (product) => ({ ...product, id: 1 }))).toEqual([
      'id "1" is already used by data/products/point-of-sales-software.json; every entry needs its own; the next free id is 23.',
    ]);
  });

  test('an industry that is not in the catalogue, naming those that are', () => {
    expect(refusals(parking, (product) => ({ ...product, tag: 'space-industry' }))).toEqual([
      `tag names the industry "space-industry"; known are ${industrySlugs().join(', ')}.`,
    ]);
  });

  test('an unknown industry in a list of industries, by its place', () => {
    const tag = ['retail-market', 'space-industry'];
    expect(refusals(parking, (product) => ({ ...product, tag }))).toEqual([
      expect.stringMatching(/^tag 2 names the industry "space-industry"; known are /),
    ]);
  });

  test('a product that does not exist', () => {
    expect(refusals('brands.json', (brands) => withEntry(brands, 1, { product: 'kitchen-software' }))).toEqual([
      'entry 2 → product names the product "kitchen-software", which does not exist.',
    ]);
  });

  test('search words of the same meaning that stand in two groups, whatever the case', () => {
    const groups = [
      ['shop', 'dokan'],
      ['store', 'Dokan'],
    ];
    expect(refusals('search-words.json', (words) => ({ ...words, groups }))).toEqual([
      'groups 2 → 2 "Dokan" stands in groups 1 already.',
    ]);
  });

  test('a search word that is none, and one that has no other', () => {
    const groups = [['shop'], ['e-commerce', 'marketplace']];
    expect(refusals('search-words.json', (words) => ({ ...words, groups }))).toEqual([
      'groups 1 needs at least two words.',
      'groups 2 → 1 must be one word, without blanks, hyphens or other signs.',
    ]);
  });

  test('a picture that does not exist', () => {
    expect(refusals(parking, (product) => ({ ...product, logo: '../images/products/none.svg' }))).toEqual([
      'logo names the picture "../images/products/none.svg", which does not exist.',
    ]);
  });

  test('a file for download that does not exist', () => {
    expect(refusals('site.json', (site) => ({ ...site, companyProfile: '/files/none.pdf' }))).toEqual([
      'companyProfile names the file static/files/none.pdf, which does not exist.',
    ]);
  });

  test('a link to a page that does not exist', () => {
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, outsourcing: [linkTo('/nowhere')] }))).toEqual(
      ['outsourcing 1 → to links to /nowhere, which is not a page of this site.'],
    );
  });

  test('a link that filters by an unknown industry', () => {
    const outsourcing = [linkTo('/products?industry=space')];
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, outsourcing }))).toEqual([
      'outsourcing 1 → to links to /products?industry=space, but there is no industry "space".',
    ]);
  });

  test('a link that preselects an unknown service', () => {
    const outsourcing = [linkTo('/hiring?service=wizard')];
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, outsourcing }))).toEqual([
      'outsourcing 1 → to links to /hiring?service=wizard, but there is no service "wizard".',
    ]);
  });

  test('a link that orders an unknown hosting plan', () => {
    const outsourcing = [linkTo('/hosting/free')];
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, outsourcing }))).toEqual([
      'outsourcing 1 → to links to /hosting/free, which is not a page of this site.',
    ]);
  });

  test('a link with a query that its page does not read, naming what it reads', () => {
    const outsourcing = [linkTo('/schedule-a-demo?plan=vps-5'), linkTo('/terms?product=crm')];
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, outsourcing }))).toEqual([
      'outsourcing 1 → to links to /schedule-a-demo?plan=vps-5, but /schedule-a-demo reads only product and industry from its address, not plan.',
      'outsourcing 2 → to links to /terms?product=crm, but /terms reads nothing from its address.',
    ]);
  });

  test('a menu entry that is not in the list of pages', () => {
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, topBar: ['/', '/contacts'] }))).toEqual([
      'topBar 2 names "/contacts", which is not under "pages".',
    ]);
  });

  test('a link that leaves the site where only a page of it may stand', () => {
    const outsourcing = [linkTo('https://elsewhere.example')];
    expect(refusals('navigation.json', (navigation) => ({ ...navigation, outsourcing }))).toContain(
      'outsourcing 1 → to must be a path on this site such as "/products".',
    );
  });

  test('an address that is not https', () => {
    expect(refusals(parking, (product) => ({ ...product, projectUrl: 'http://old.example' }))).toEqual([
      'projectUrl must be a full address that begins with https://, or null.',
    ]);
  });

  test('text that is too long', () => {
    expect(refusals(parking, (product) => ({ ...product, title: 'x'.repeat(61) }))).toEqual([
      'title must have at most 60 characters.',
    ]);
  });

  test('a line with a blank at its end', () => {
    expect(refusals(parking, (product) => ({ ...product, title: 'Parking ' }))).toEqual([
      'title must not begin or end with a space.',
    ]);
  });

  test('a meta description that is too short for a search result', () => {
    expect(refusals(parking, (product) => ({ ...product, metaDescription: 'Parking.' }))).toEqual([
      'metaDescription must have at least 70 characters.',
    ]);
  });

  test('a product described in too few words', () => {
    expect(refusals(parking, (product) => ({ ...product, description: ['A ticket at the entry.'] }))).toEqual([
      'description must have 120 to 200 words in all.',
    ]);
  });

  test('a product described in too many words', () => {
    const description = [words(120), words(81)];
    expect(refusals(parking, (product) => ({ ...product, description }))).toEqual([
      'description must have 120 to 200 words in all.',
    ]);
  });

  test('a product with fewer than six screens', () => {
    const images = [{ file: '../images/screens/parking-management-software/list.webp', alt: 'The dashboard' }];
    expect(refusals(parking, (product) => ({ ...product, images }))).toEqual(['images needs exactly six screens.']);
  });

  test('a product with both kinds of features', () => {
    const category = Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      name: `Feature ${index}`,
      icon: 'check',
    }));
    expect(refusals(parking, (product) => ({ ...product, category }))).toEqual([
      'features needs either "features" or "category", not both and not none.',
    ]);
  });

  test('an icon that is not in the set', () => {
    expect(refusals(parking, (product) => ({ ...product, icon: 'no-such-icon' }))).toEqual([
      'icon names the icon "no-such-icon", which is not in the Lucide set.',
    ]);
  });

  test('a value outside a fixed list, naming the list', () => {
    const service = 'services/apps-development.json';
    expect(refusals(service, (entry) => ({ ...entry, color: 'pink' }))).toEqual([
      'color must be "nil" or "turmeric" or "madder" or "leaf", not "pink".',
    ]);
  });

  test('a file whose name is not the slug', () => {
    expect(refusals(parking, (product) => ({ ...product, slug: 'parking' }))).toEqual([
      'slug is "parking", so the file must be called parking.json.',
    ]);
  });

  test('a slug with capitals', () => {
    expect(refusals('industries.json', (industries) => withEntry(industries, 0, { slug: 'Retail' }))).toContain(
      'entry 1 → slug must be lower-case words joined by hyphens, like "point-of-sales-software".',
    );
  });

  test('a list where a group of fields is expected', () => {
    expect(refusals('site.json', () => [])).toEqual(['must be a group of fields: { ... }, not a list.']);
  });

  test('a group of fields where a list is expected', () => {
    expect(refusals('industries.json', () => ({}))).toEqual(['must be a list: [ ... ].']);
  });

  test('a file that is not JSON, with the usual cause', () => {
    const root = checkout();
    writeFileSync(path.join(root, 'data', parking), '{ "title": "Parking", }');
    expect(sentencesAbout(root, parking)).toEqual([
      'has a comma too many at the mark: nothing follows it, so delete it.',
    ]);
  });

  test('a file that is missing', () => {
    const root = checkout();
    rmSync(path.join(root, 'data/site.json'));
    expect(sentencesAbout(root, 'site.json')).toEqual([
      'is missing: bring it back, for a page of the site is made of it.',
    ]);
  });
});

test('An address that is not known yet is a notice, not a problem', () => {
  const root = spoiled(parking, (product) => ({ ...product, documentationUrl: null }));
  expect(sentencesAbout(root, parking)).toEqual([]);
  expect(formatReport(checkRepository(root), false, dataOf(root), true).text).toContain(
    `  data/${parking}: documentationUrl is not set, so nothing is shown for it.\n`,
  );
});

test('What is known for long is counted in one line, and what is new stands above it', () => {
  const root = checkout();
  const { notices } = checkRepository(root);
  const count = (message: string) => notices.filter((notice) => notice.message.startsWith(message)).length;
  const [samples, unset] = [count('is sample content'), count('is not set')];
  expect(formatReport({ problems: [], notices }, false, dataOf(root)).text).toBe(
    `For your information:\n  ${samples} samples, ${unset} addresses and numbers that are not set; npm run content:check -- --all lists them.\n\nThe content is sound.\n`,
  );
  const more = [...notices, { file: 'images/new.svg', path: '', message: 'is shown nowhere' }];
  const [, first] = formatReport({ problems: [], notices: more }, false, dataOf(root)).text.split('\n');
  expect(first).toBe('  data/images/new.svg: The file is shown nowhere.');
});

test('Pictures that nothing shows any more are a notice, once for each folder', () => {
  const root = checkout();
  rmSync(path.join(root, 'data', parking));
  const { notices } = checkRepository(root);
  const slug = 'parking-management-software';
  expect(notices.filter(({ file }) => file.startsWith('images/'))).toEqual([
    { file: `images/products/${slug}.svg`, path: '', message: 'is shown nowhere: delete what is not to be used' },
    {
      file: `images/screens/${slug}/dashboard.webp`,
      path: '',
      message: 'and 5 more of its folder are shown nowhere: delete what is not to be used',
    },
  ]);
});

test('Sample content is a notice, and a problem for the build that goes to visitors', () => {
  const root = spoiled('clients.json', (clients) => withEntry(clients, 0, { sample: true }));
  const report = { ...checkRepository(root), problems: [] };
  expect(formatReport(report, false, dataOf(root))).toMatchObject({
    ok: true,
    text: expect.stringContaining('The content is sound.'),
  });
  const strict = formatReport(report, true, dataOf(root));
  expect(strict.ok).toBe(false);
  expect(strict.text.split('The content has')[1]).toMatch(
    /data\/clients\.json, line \d+, column \d+\n.*\n.*\^\n {2}entry 1 → sample is sample content\.\n/,
  );
});

test('A strict build still takes addresses that are not known yet for notices', () => {
  const notices = [{ file: 'site.json', path: 'links.blog', message: 'is not set, so nothing is shown for it' }];
  expect(formatReport({ problems: [], notices }, true, 'data').ok).toBe(true);
});

test('One problem is counted in the singular', () => {
  const problems = [{ file: 'site.json', path: '', message: 'is missing' }];
  expect(formatReport({ problems, notices: [] }, false, 'none')).toEqual({
    ok: false,
    text: 'The content has 1 problem:\n\ndata/site.json\n  The file is missing.\n',
  });
});

test('The content of this checkout has no problems', () => {
  expect(checkRepository(process.cwd()).problems).toEqual([]);
});

type Fields = Record<string, unknown>;

/** Copies the content and changes one file of it. */
function spoiled(file: string, change: (content: Fields) => unknown): string {
  const root = checkout();
  const target = path.join(root, 'data', file);
  writeFileSync(target, JSON.stringify(change(readJson<Fields>(target))));
  return root;
}

/** What is said about a file once it is changed, and was not said before. */
function refusals(file: string, change: (content: Fields) => unknown): string[] {
  const before = sentencesAbout(process.cwd(), file);
  return sentencesAbout(spoiled(file, change), file).filter((sentence) => !before.includes(sentence));
}

/** The sentences of the report about a file, without its name. */
function sentencesAbout(root: string, file: string): string[] {
  const { problems } = checkRepository(root);
  return problems
    .filter((problem) => problem.file === file)
    .map(({ path: place, message }) => `${place ? `${placeInWords(place)} ` : ''}${message}.`);
}

function dataOf(root: string): string {
  return path.join(root, 'data');
}

function withEntry(list: unknown, index: number, fields: Fields): unknown[] {
  return Object.values(list as Fields[]).map((entry, place) => (place === index ? { ...entry, ...fields } : entry));
}

function linkTo(to: string): Fields {
  return { label: `To ${to}`, to };
}

function words(count: number): string {
  return Array.from({ length: count }, () => 'word').join(' ');
}

function industrySlugs(): string[] {
  return JSON.parse(readFileSync('data/industries.json', 'utf8')).map(({ slug }: { slug: string }) => slug);
}
