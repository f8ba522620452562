import { catalogueOf } from '../../../src/build/catalogue-file';

test('The file of all products has what a card shows and a filter asks', () => {
  const node = {
    slug: 'clinic',
    title: 'Clinic',
    excerpt: 'Serials...',
    industries: ['health-industry'],
    logo: { publicURL: '/clinic.svg' },
  };
  const shown = { ...node, logo: '/clinic.svg' };
  const nodes = [
    { ...node, jsonId: 3, hiddenInGrid: null },
    { ...node, jsonId: 4, hiddenInGrid: true },
  ];
  expect(catalogueOf(nodes)).toEqual({
    products: [
      { ...shown, id: 3, hiddenInGrid: false },
      { ...shown, id: 4, hiddenInGrid: true },
    ],
  });
});
