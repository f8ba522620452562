import { jobEntries } from '../../../src/build/search/job-entries';
import { searchEntries } from '../../../src/build/search/search-file';
import { readEntries, searchFile } from '../../../src/search/entry';
import { excerptOf } from '../../../src/search/excerpt';
import type { Find } from '../../../src/search/finder';
import { siteFinder } from '../../../src/search/site-finder';

/** A day on which all positions of the checkout are open. */
const now = Date.parse('2026-11-28');
const entries = searchEntries('data', now);
let find: Find;

beforeAll(async () => {
  find = await siteFinder(entries);
});

test('No text has the signs that make lists of its lines, for results are shown as sentences', () => {
  expect(entries.flatMap(({ text }) => text.split('\n')).filter((line) => /^\s*[-*] /.test(line))).toEqual([]);
});

test.each([
  ['refund', '/return'],
  ['hosting', '/hosting'],
  ['flutter', '/services/apps-development'],
  ['before I decide', '/faqs#faq-1'],
  ['password', '/faqs#faq-34'],
  ['SEO', '/digital-marketing'],
  ['facebook ads', '/digital-marketing'],
  ['ফেসবুক বুস্ট', '/digital-marketing'],
  ['বিজ্ঞাপন', '/digital-marketing'],
  ['demo', '/schedule-a-demo'],
  ['cookies', '/privacy'],
  ['Chattogram office', '/contact'],
  ['phone number', '/contact'],
  ['ফোন', '/contact'],
  ['ফোন নম্বর', '/contact'],
  ['mobile app', '/services/apps-development'],
  ['customer care', '/contact'],
  ['helpline', '/contact'],
  ['যোগাযোগ', '/contact'],
  ['ঠিকানা', '/contact'],
  ['join team', '/join-team'],
  ['pharmacy', '/product/pharmacy-management-software'],
  ['3500', '/hosting/vps-6'],
  ['১৫০০', '/faqs#faq-17'],
  ['৩,৫০০ টাকা', '/hosting/vps-6'],
  ['resort', '/product/restaurant-management-software'],
  ['hire developer', '/hiring'],
  ['hire flutter developer', '/hiring'],
  ['front end', '/hiring'],
  ['front-end developer', '/hiring'],
  ['backend', '/hiring'],
  ['uiux', '/services/ui-ux-design'],
  ['+880 1000-000000', '/contact'],
  ['01000000000', '/contact'],
  ['০১০০০-০০০০০০', '/contact'],
  ['hello@kantha.example', '/contact'],
  ['KS-7H2M4C9XQA', '/contact'],
  ['CEO', '/contact'],
  ['managing director', '/contact'],
  ['2015', '/hiring'],
  ['BASIS', '/hiring'],
  ['fresher', '/join-team/software-engineering-intern-108'],
  ['brochure', '/'],
  ['skul', '/products/education-industry'],
  ['Chittagong office', '/contact'],
  ['চাকরী', '/career'],
  ['price list', '/faqs#faq-17'],
  ['103', '/join-team/ui-ux-designer-103'],
])('Who looks on the whole site for “%s” finds %s first', (query, address) => {
  expect(find(query).ids[0]).toBe(address);
});

describe('Who knows what size of plan it must be', () => {
  test.each(['50 GB NVMe', '50gb nvme', '50 gigabyte nvme', '৫০ জিবি nvme', '৫০জিবি NVMe', '50 গিগাবাইট nvme'])(
    'finds it by “%s” alone',
    (query) => {
      expect(find(query)).toMatchObject({ ids: ['/hosting/vps-7'], isPartial: false });
    },
  );

  test.each([
    ['2 GB', ['/hosting/vps-5', '/hosting/vps-6']],
    ['3 GB', ['/hosting/startup-2']],
    ['20gb bandwidth', ['/hosting/startup-2', '/hosting/vps-6']],
    ['১০ জিবি', ['/hosting/enterprise-4', '/hosting/starter-1', '/hosting/vps-5']],
    ['100,000 GB', ['/hosting/vps-8']],
    ['1,00,000GB', ['/hosting/vps-8']],
    ['১,০০,০০০ জিবি', ['/hosting/vps-8']],
    ['100000', ['/hosting/vps-8']],
  ])('finds by “%s” the plans that have it, and no others', (query, plans) => {
    const found = find(query).ids.filter((id) => id.startsWith('/hosting'));
    expect([...found].sort()).toEqual(plans);
  });

  test('is shown the plans where none has what was typed', () => {
    const { ids, isPartial } = find('unlimited bandwidth');
    expect(isPartial).toBe(true);
    expect(ids.filter((id) => id.startsWith('/hosting/'))).toHaveLength(8);
  });

  test.each(['VPS-6', 'vps 6', 'VPS6', 'ভিপিএস ৬'])('is led to the plan by its name, “%s”', (query) => {
    expect(find(query).ids[0]).toBe('/hosting/vps-6');
  });

  test('reads the size by which it was found', () => {
    const { terms } = find('২০ জিবি');
    const text = entries.find(({ id }) => id === '/hosting/startup-2')?.text ?? '';
    expect(excerptOf(text, terms.get('/hosting/startup-2') ?? [])).toEqual([
      { text: 'Bandwidth', isFound: false },
      { text: ': ', isFound: false },
      { text: '20 GB', isFound: true },
    ]);
  });
});

test.each(jobEntries('data', now).map(({ title, id }) => [title, id]))(
  'Who looks for the open position “%s” is led to it',
  (title, id) => {
    expect(find(title).ids[0]).toBe(id);
  },
);

test.each([
  ['SQA', 'software-quality-assurance-engineer'],
  ['qa', 'software-quality-assurance-engineer'],
  ['sqa engineer', 'software-quality-assurance-engineer'],
  ['BDE job', 'business-development-executive'],
  ['flutter vacancy', 'flutter-app-developer'],
  ['ইন্টার্ন চাকরি', 'software-engineering-intern'],
  ['designer', 'ui-ux-designer'],
  ['executive', 'business-development-executive'],
])('Who looks for work by “%s” finds %s first', (query, position) => {
  expect(find(query).ids[0]).toMatch(`/join-team/${position}-`);
});

test.each(['digital marketing executive', '109'])(
  'Who looks for “%s”, which is over, finds the open positions',
  (query) => {
    expect(find(query).ids).toEqual(['/join-team']);
  },
);

test.each(['fa', 'se', 'sel'])('While “%s” is typed, no position stands in the way', (typed) => {
  expect(
    find(typed)
      .ids.slice(0, 10)
      .filter((id) => id.startsWith('/join-team/')),
  ).toEqual([]);
});

test.each(['চাল কল', '100+', 'wi-fi mill'])('What is only near to “%s” is said to be', (query) => {
  const { isPartial, isNear } = find(query);
  expect(isPartial || isNear).toBe(true);
});

test('“C++” is not the letter C', () => {
  expect(find('C++').ids).toEqual([]);
});

test.each(['hire developer', 'outsource engineer'])('By “%s” positions come last', (query) => {
  const { ids } = find(query);
  const first = ids.findIndex((id) => id.startsWith('/join-team/'));
  expect(ids.slice(first).filter((id) => first >= 0 && !id.startsWith('/join-team'))).toEqual([]);
});

test.each(['engineer', 'developer', 'ডেভেলপার'])('“%s” is work, and positions come first', (query) => {
  expect(find(query).ids[0]).toMatch('/join-team/');
});

test.each(['enginer', 'developr'])('Who slips at “%s” finds the same positions', (query) => {
  expect(find(query)).toMatchObject({ isNear: true, ids: expect.arrayContaining(find('engineer').ids) });
});

test.each([
  ['oushod er dokan', '/product/pharmacy-management-software'],
  ['kapor er dokan', '/product/tailor-management-software'],
  ['ডেমো', '/schedule-a-demo'],
  ['শাড়ি', '/product/point-of-sales-software'],
])('Who asks in Bangla by “%s” is led to %s', (query, address) => {
  expect(find(query).ids[0]).toBe(address);
});

test.each(['job', 'job circular', 'চাকরি', 'নিয়োগ'])('By “%s” all open positions are found', (query) => {
  const { ids } = find(query);
  expect(ids.slice(0, 4)).toEqual(expect.arrayContaining(['/career', '/join-team']));
  expect(ids).toEqual(expect.arrayContaining(jobEntries('data', now).map(({ id }) => id)));
});

test.each(['15', '150', '15000'])('“%s” is a number, and not the beginning of another', (query) => {
  expect(find(query).ids).toEqual([]);
});

test('A position for which nobody can apply any more is not found', () => {
  expect(jobEntries('data', Date.parse('2100-01-01'))).toEqual([]);
});

test.each(['হিসাব', 'hishab', 'accounting', 'bookkeeping'])('“%s” is no account to sign in to', (query) => {
  expect(find(query).ids).not.toContain('/faqs#faq-22');
});

test('Who looks for what a product is for reads that it is', () => {
  const [id = ''] = find('hotel').ids;
  const text = entries.find((entry) => entry.id === id)?.text ?? '';
  const pieces = excerptOf(text, find('hotel').terms.get(id) ?? []);
  expect(pieces.map((piece) => piece.text).join('')).toContain('Hotel dining rooms');
});

test('Every entry has an address of its own', () => {
  const addresses = entries.map(({ id }) => id);
  expect(addresses.filter((id, index) => addresses.indexOf(id) !== index)).toEqual([]);
});

test('What the build writes is what the browser reads', () => {
  expect(readEntries(JSON.parse(JSON.stringify({ [searchFile.key]: entries })))).toEqual(entries);
});

test('No entry holds markup, an address of a picture or the name of an icon', () => {
  const texts = entries.map(({ words, text }) => `${words} ${text}`);
  expect(texts.filter((text) => /<\/?[a-z]|\.\.\/images|https:\/\/|shopping-cart/.test(text))).toEqual([]);
});

test('What is found is as visitors read it, without what a page fills in', () => {
  expect(searchEntries('data', now).filter(({ title, words, text }) => /[{}]/.test(title + words + text))).toEqual([]);
});
