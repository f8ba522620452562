import { type Entry, search, searchAll } from '../../../src/blocks/search/site-search';
import { excerptOf } from '../../../src/search/excerpt';
import { finderOf } from '../../../src/search/finder';
import { asksForPrice } from '../../../src/search/meanings';

const entries: Entry[] = [
  entry('product', 'Hospital Management Software', 'wards beds clinic'),
  entry('product', 'Clinic Management Software', 'doctors patients'),
  entry('service', 'Digital Marketing', 'SEO Specialist'),
  entry('page', 'Hosting', 'server domain VPS'),
  entry('question', 'Which hosting plan fits a shop?'),
];

describe('Who looks for a word finds', () => {
  test('a page by what people call it', () => {
    expect(titles('domain')).toEqual(['Hosting']);
  });

  test('a service by a role in it', () => {
    expect(titles('seo')).toEqual(['Digital Marketing']);
  });

  test('pages and questions alike', () => {
    expect(titles('hosting')).toEqual(['Hosting', 'Which hosting plan fits a shop?']);
  });

  test('what has the word in its name before what is only described by it', () => {
    expect(titles('clinic')).toEqual(['Clinic Management Software', 'Hospital Management Software']);
  });

  test('nothing before a word is typed', () => {
    expect(titles('  ')).toEqual([]);
  });

  test.each(['zzzz', '???', '😀'])('nothing for %s, which nothing is near to', (query) => {
    expect(titles(query)).toEqual([]);
  });
});

describe('Once all that the site says has come', () => {
  const listed = [
    { kind: 'service' as const, id: '/services/apps', title: 'Apps', words: '', text: 'Flutter and Kotlin' },
  ];
  const site = {
    find: finderOf(listed),
    entries: new Map(listed.map((one) => [one.id, one])),
    excerptOf,
    asksForPrice,
  };

  test('a page is found by its text, which the missing page itself does not know', () => {
    expect(searchAll('flutter', entries, undefined).found).toEqual([]);
    expect(searchAll('flutter', entries, site)).toMatchObject({
      found: [{ kind: 'service', title: 'Apps', to: '/services/apps' }],
      total: 1,
      isPartial: false,
    });
  });

  test('of what merely mentions a word of the same meaning five are shown at once, and the others to who wants more', () => {
    const mention = (place: number) => ({
      kind: 'page' as const,
      id: `/page-${place}`,
      title: `Page ${place}`,
      words: '',
      text: 'At the counter',
    });
    const named = { kind: 'product' as const, id: '/product/pos', title: 'POS', words: '', text: '' };
    const all = [...[1, 2, 3, 4, 5, 6, 7].map(mention), named];
    const whole = { ...site, find: finderOf(all), entries: new Map(all.map((one) => [one.id, one])) };
    const { found, total } = searchAll('pos', [], whole);
    expect(found[0]?.title).toBe('POS');
    expect([found.length, total]).toEqual([6, 8]);
    expect(searchAll('pos', [], whole, { atLeast: 26 }).found).toHaveLength(8);
  });

  test('what has some of the words is said to', () => {
    expect(searchAll('flutter zebra', entries, site)).toMatchObject({ found: [{ title: 'Apps' }], isPartial: true });
  });

  test('what has a word like the one that was typed is said to', () => {
    expect(searchAll('fluttar', entries, site)).toMatchObject({ found: [{ title: 'Apps' }], isPartial: true });
  });

  test('a result shows where its page says it', () => {
    const [first] = searchAll('flutter', entries, site).found;
    expect(first?.excerpt.map(({ text }) => text).join('')).toBe('Flutter and Kotlin');
    expect(first?.excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'Flutter', isFound: true }]);
  });

  test('only the best are shown, and all are counted', () => {
    expect(searchAll('clinic', entries, undefined, { most: 1 })).toMatchObject({
      found: [{ kind: 'product' }],
      total: 2,
    });
  });

  test('what the site does not say is looked for in what the page knows', () => {
    const { found, isPartial } = searchAll('domain', entries, site);
    expect(found.map(({ title }) => title)).toEqual(['Hosting']);
    expect(isPartial).toBe(false);
  });

  test('what the page knows and is only near to the words is said to be', () => {
    expect(searchAll('hospitl qwqwqw', entries, site)).toMatchObject({ total: 1, isPartial: true });
  });
});

describe('Where not every word matches', () => {
  test('a misspelled word finds what it is near to', () => {
    expect(titles('hospitl')).toEqual(['Hospital Management Software']);
  });

  test('only what matches most of the words is shown, not all that shares a common one', () => {
    expect(titles('hospitl softwear')).toEqual(['Hospital Management Software']);
  });

  test('a short word is near to nothing, for it would be near to everything', () => {
    expect(titles('hox')).toEqual([]);
  });
});

function entry(kind: Entry['kind'], title: string, words = ''): Entry {
  return { kind, title, to: '/', text: `${title} ${words}` };
}

function titles(query: string): string[] {
  return search(query, entries).found.map(({ title }) => title);
}
