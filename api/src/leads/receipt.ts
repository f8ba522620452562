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

/** Fewer letters, such as those that somebody has heard on the phone, may be of several receipts. */
export const fewestLetters = 5;

/** The letters of a part that is long enough to be looked for, as they are stored; undefined when it is none. */
export function receiptPart(text: string): string | undefined {
  const letters = normaliseReceipt(text).slice('KS-'.length);
  return letters.length >= fewestLetters && /^[0-9A-Z]+$/.test(letters) ? letters : undefined;
}
