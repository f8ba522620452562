import { randomInt } from 'node:crypto';
import { receiptLetters } from '../../../src/contract/receipt';

/** `KS-` and 50 random bits, which reveal nothing about other leads, not even how many there are (reliability S6). */
export function newReceipt(): string {
  return `KS-${Array.from({ length: 10 }, () => receiptLetters[randomInt(receiptLetters.length)]).join('')}`;
}

/** A receipt as somebody typed it, in the form in which it is stored. */
export function normaliseReceipt(text: string): string {
  const letters = text.trim().toUpperCase().replace(/^KS/, '').replace(/[\s-]/g, '');
  return `KS-${letters.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
}
