import { randomInt } from 'node:crypto';

/**
 * Crockford's base 32: no I, L, O or U, so a receipt survives being read aloud (https://www.crockford.com/base32.html).
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `KS-` and 50 random bits: tells nothing about other leads, not even how many there are (reliability S6). */
export function newReceipt(): string {
  return `KS-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

/** A receipt as somebody typed it, in the form in which it is stored. */
export function normaliseReceipt(text: string): string {
  const letters = text.trim().toUpperCase().replace(/^KS/, '').replace(/[\s-]/g, '');
  return `KS-${letters.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
}
