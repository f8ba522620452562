import { receiptLetters, receiptPattern } from '../../../src/contract/receipt';
import { newReceipt, normaliseReceipt, receiptPart } from '../../src/leads/receipt';

test('ten thousand receipts have the promised form, and are all different', () => {
  const receipts = Array.from({ length: 10_000 }, newReceipt);
  expect(receipts.every((receipt) => receiptPattern.test(receipt))).toBe(true);
  expect(new Set(receipts).size).toBe(10_000);
});

test('the promised form has the letters of receipts, and no others', () => {
  const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const promised = letters.filter((letter) => receiptPattern.test(`KS-${letter.repeat(10)}`));
  expect(promised.join('')).toBe(receiptLetters);
});

test.each(['KS-A1B0C1D2E3', 'ks-a1b0c1d2e3', ' KS A1BOC 1D2E3 ', 'AiB0ClD2E3', 'KS-A1B0C-1D2E3'])(
  '%s is understood as somebody may type it',
  (typed) => {
    expect(normaliseReceipt(typed)).toBe('KS-A1B0C1D2E3');
  },
);

test.each([
  ['KS-A1B0C1', 'A1B0C1'],
  ['c1 d2e3 ', 'C1D2E3'],
  ['aiboc1d', 'A1B0C1D'],
  ['A1B0C', 'A1B0C'],
  ['A1B0', undefined],
  ['KS-A1B', undefined],
  ['A1B0%_', undefined],
  ['rahima@example.com', undefined],
])('of a receipt, %s is looked for as %s', (typed, part) => {
  expect(receiptPart(typed)).toBe(part);
});
