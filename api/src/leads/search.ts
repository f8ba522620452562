import { composed } from '../../../src/contract/text';
import { receiptPart } from './receipt';
import type { Lead } from './store/lead';
import type { WhoAndWhat } from './who-and-what';

/** A lead as the list shows it. */
export interface LeadRow {
  lead: Lead;
  known: WhoAndWhat;
  email: string;
}

/** What of a lead is looked through. */
export interface Searchable {
  id: string;
  /** Of the phone number. */
  digits: string;
  text: string;
}

export function searchable({ lead: { id }, known, email }: LeadRow): Searchable {
  const { name, phone, company, wanted } = known;
  return { id, digits: digitsOf(phone), text: comparable([name, email, company, wanted].join('\n')) };
}

/**
 * Tells the leads that somebody looks for: by receipt or its beginning or end, or by a part of name, phone number,
 * e-mail address, company or what is wanted. Several words must all be found, wherever.
 */
export function finder(words: string): (lead: Searchable) => boolean {
  const receipt = receiptPart(words);
  const number = isPhone(words) ? withoutPrefix(digitsOf(words)) : undefined;
  const all = comparable(words).split(/\s+/);
  return ({ id, digits, text }) => {
    if (receipt !== undefined && (id.endsWith(receipt) || id.startsWith(`KS-${receipt}`))) return true;
    return number === undefined ? all.every((word) => text.includes(word)) : digits.includes(number);
  };
}

/** Not a year, or the number of a house. */
function isPhone(words: string): boolean {
  return /^[+\d\s().-]+$/.test(words) && digitsOf(words).length >= 5;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The same number is written with a 0 within its country, and with +880 or 00880 outside; visitors type either. */
function withoutPrefix(digits: string): string {
  return digits.replace(/^(?:(?:00)?880)?0*(?=\d{4})/, '');
}

function comparable(text: string): string {
  return composed(text).toLowerCase().trim();
}
