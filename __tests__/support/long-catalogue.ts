import { mostShown } from '../../src/contract/long-lists';
import { formSnapshot, staticQueries } from './static-queries';

/** Products that are too many for a form to show. */
const products = [
  { jsonId: 6, title: 'Parking Management Software' },
  { jsonId: 7, title: 'Manual Maker' },
  ...Array.from({ length: mostShown }, (_, index) => ({ jsonId: index + 1000, title: `Zebra ${index}` })),
];

/** The same, as the backend lists them. */
export const longList = {
  products_list: products.map(({ jsonId, title }) => ({ id: jsonId, product_name: title })),
};

/** Makes the site of all tests of a file one with these products. */
export function siteHasLongCatalogue(): void {
  staticQueries.FormSnapshot = formSnapshot(products);
}
