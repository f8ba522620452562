import { destinationOf, problemWithLink } from '../links/link';
import type { Call } from './calls';
import { plainName } from './functions';

/** In characters, of the quotes and blanks around an address. */
const mostQuotes = 9;

/**
 * Whether a call makes a link that may lead where no other link may: its address must begin as a text of the formula,
 * and be a good one, or be known to lead to a page, a person or a place in the same file whatever is joined to it.
 */
export function isBadLink(formula: string, { name, bracket }: Call): boolean {
  if (plainName(name) !== 'HYPERLINK') return false;
  const start = over(' ', formula, bracket + 1);
  const opened = over('"', formula, start);
  const end = formula.indexOf('"', opened);
  if (opened === start || end < 0) return true;
  const address = formula.slice(opened, end);
  const closed = over('"', formula, end);
  const isWhole = closed - end === opened - start && /^[,;)]?$/.test(formula.charAt(over(' ', formula, closed)));
  return isBadAddress(address, isWhole);
}

/** @param isWhole whether nothing is joined to the address */
export function isBadAddress(address: string, isWhole: boolean): boolean {
  if (isWhole) return problemWithLink(address) !== undefined;
  const destination = destinationOf(address);
  return !address.startsWith('#') && destination !== 'page' && destination !== 'person';
}

/** Quotes stand once, or twice in the quoted cell of a table of text. */
function over(sign: string, text: string, start: number): number {
  let at = start;
  while (at - start < mostQuotes && text.charAt(at) === sign) at += 1;
  return at;
}
