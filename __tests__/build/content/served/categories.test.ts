import { normaliseCategories } from '../../../../src/content/served/categories';
import { slugify } from '../../../../src/contract/slugify';

test('A plain label becomes an item whose slug is derived from it', () => {
  expect(normaliseCategories(['UI/UX Designer'])).toEqual([
    { name: 'UI/UX Designer', slug: 'ui-ux-designer', icon: null },
  ]);
});

test('An item keeps the slug it fixes, even a misspelled one', () => {
  const support = { id: 6, name: 'IT Technical Support', icon: 'headset', slug: 'it-techical-support' };
  expect(normaliseCategories([support])).toEqual([
    { name: 'IT Technical Support', slug: 'it-techical-support', icon: 'headset' },
  ]);
});

test.each([
  ['Web Developer', 'web-developer'],
  ['  C++ & C#  developer ', 'c-c-developer'],
  ['SEO / SEM', 'seo-sem'],
  ['2D artist', '2d-artist'],
])('%j is %s in an address', (label, slug) => {
  expect(slugify(label)).toBe(slug);
});
