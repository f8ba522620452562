import { composed } from '../../../src/contract/text';
import { normaliseReceipt } from '../leads/accept/receipt';
import type { Lead } from '../leads/store/lead';
import type { WhoAndWhat } from '../leads/who-and-what';

/** A lead as the list shows it. */
export interface LeadRow {
  lead: Lead;
  known: WhoAndWhat;
  email: string;
}

/**
 * Whether a lead is one that somebody looks for: by its receipt, or by a part of its name, phone number, e-mail
 * address, company or what is wanted. Several words must all be found, wherever.
 */
export function isFound({ lead, known, email }: LeadRow, words: string): boolean {
  if (lead.id === normaliseReceipt(words)) return true;
  const { name, phone, company, wanted } = known;
  if (isPhone(words)) return digitsOf(phone).includes(withoutPrefix(digitsOf(words)));
  const text = comparable([name, email, company, wanted].join('\n'));
  return comparable(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Not a year, or the number of a house. */
function isPhone(words: string): boolean {
  return /^[+\d\s().-]+$/.test(words) && digitsOf(words).length >= 5;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The same number is written with a 0 within its country, and with +880 or 00880 outside. */
function withoutPrefix(digits: string): string {
  return digits.replace(/^0+/, '');
}

function comparable(text: string): string {
  return composed(text).toLowerCase().trim();
}
