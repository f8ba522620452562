import { sentenceList } from '../../../src/blocks/product/booking';

test('Those whom a product is for are joined by "and"', () => {
  expect(sentenceList(['Grocery shops', 'NGOs', 'Boutiques'])).toBe('grocery shops, NGOs and boutiques');
});

test('Where one of them has an "and" of its own, nobody has to guess which belongs to which', () => {
  expect(sentenceList(['Stationery and book shops', 'Hardware shops'])).toBe(
    'stationery and book shops, and hardware shops',
  );
});
