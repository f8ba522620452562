import { type Entry, search, searchAll, wordsOf } from '../../../src/blocks/not-found/site-search';
import { finderOf } from '../../../src/search/finder';

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

  test('nothing for a word that nothing is near to', () => {
    expect(titles('zzzz')).toEqual([]);
  });
});

describe('Once all that the site says has come', () => {
  const listed = [
    { kind: 'service' as const, id: '/services/apps', title: 'Apps', words: '', text: 'Flutter and Kotlin' },
  ];
  const site = { find: finderOf(listed), entries: new Map(listed.map((one) => [one.id, one])) };

  test('a page is found by its text, which the missing page itself does not know', () => {
    expect(searchAll('flutter', entries, undefined).found).toEqual([]);
    expect(searchAll('flutter', entries, site)).toEqual({
      found: [{ kind: 'service', title: 'Apps', to: '/services/apps' }],
      isPartial: false,
    });
  });

  test('what has some of the words is said to', () => {
    expect(searchAll('flutter zebra', entries, site)).toMatchObject({ found: [{ title: 'Apps' }], isPartial: true });
  });

  test('what the site does not say is looked for in what the page knows', () => {
    expect(searchAll('domain', entries, site).found.map(({ title }) => title)).toEqual(['Hosting']);
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

describe('The words of a missing address', () => {
  test.each([
    ['/product/hospitl-software.html', 'hospitl software'],
    ['/services/web_design', 'web design'],
    ['/Products/CRM/', 'CRM'],
    ['/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE', 'বাংলা'],
    ['/100%', '100'],
    ['/404.html', ''],
    ['/', ''],
  ])('of %s are “%s”', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  test('of a very long one are cut', () => {
    expect(wordsOf(`/${'a'.repeat(500)}`)).toHaveLength(80);
  });
});

function entry(kind: Entry['kind'], title: string, words = ''): Entry {
  return { kind, title, to: '/', text: `${title} ${words}` };
}

function titles(query: string): string[] {
  return search(query, entries).map(({ title }) => title);
}
