import { asTyped } from '../../../src/search/as-typed';

/** How often the index is asked about a word that it does not know. */
function askedFor(word: string): number {
  let asked = 0;
  const known = {
    isKnown: () => {
      asked += 1;
      return false;
    },
    near: () => [],
  };
  asTyped(word, known, true);
  return asked;
}

test('A word that nobody ever wrote is not tried wherever it may be cut, however long it is', () => {
  expect(askedFor('medicineshop')).toBeGreaterThan(5);
  expect(askedFor('medicineshop'.repeat(300))).toBeLessThan(5);
});
