import { wholeCatalogue } from '../../../src/live/catalogue';
import { answer, answerWith, noConnection, requestsFor } from '../../support/network';

const product = (id: number) => ({
  id,
  slug: `product-${id}`,
  title: `Product ${id}`,
  excerpt: 'The first 80 characters...',
  industries: ['health-industry', 'retail-market'],
  hiddenInGrid: id % 2 === 0,
  logo: `/static/${id}.svg`,
});

test('After a failure the next who asks tries again, and then nobody does', async () => {
  answerWith('GET /catalogue.json', noConnection);
  await expect(wholeCatalogue.fetch()).rejects.toThrow();
  const before = requestsFor('/catalogue.json').length;
  // More than a list from outside may hold.
  const products = Array.from({ length: 12_000 }, (_, index) => product(index + 1));
  answerWith('GET /catalogue.json', answer(200, { products }));
  expect(await wholeCatalogue.fetch()).toEqual(products);
  await wholeCatalogue.fetch();
  expect(requestsFor('/catalogue.json')).toHaveLength(before + 1);
});
