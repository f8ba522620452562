import { dayInDhaka, dayOf } from './dates';
import { latinDigits } from './text';

/**
 * The text of a date that a backend gave: as `2027-01-31` where it means a day in any notation, and empty where it is
 * what databases and languages write in place of none, or a number of a clock that means no day, which nobody can read.
 */
export function readDate(text: string): string {
  const digits = latinDigits(text);
  const day = writtenDay(asIso(digits.trim().replace(/\s+/g, ' ')));
  return isNone.test(day ?? digits) ? '' : (day ?? text);
}

const isNone = /^(?:0000-00-00|0001-01-01|1970-01-01|9999-12-31|\+0|[0:/. -]+$|(?:-\d|\d{5})\d*(?:\.\d+)?$)/;

/**
 * The day of an ISO 8601 date; undefined for anything else.
 *
 * A date, a time at midnight and a time without a zone mean the day that is written. Any other time is a moment, and
 * means the day in Dhaka on which it falls: a backend there that stores midnight in UTC writes the evening before.
 */
function writtenDay(iso: string): string | undefined {
  const parts = isoDate.exec(iso);
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hours = '00', minutes = '00', seconds = '00', zone] = parts;
  const written = dayOf(`${year}-${month}-${day}`);
  const time = `${hours}:${minutes}:${seconds}`;
  const moment = Date.parse(`${written}T${time.replace(/60$/, '59')}${offsetOf(zone)}`);
  if (Number.isNaN(moment)) return undefined;
  if (zone === undefined || time === '00:00:00' || time === '24:00:00') return written;
  return dayInDhaka(moment);
}

/**
 * Dates and times as languages and databases write them: with or without separators, with a `T` or a blank between,
 * with any number of decimals, and with `Z`, `UTC`, `+06`, `+06:00`, `+0600` or a name in brackets for the zone.
 */
const isoDate =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?(?: ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)(?: UTC)?)?(?:\[[\w/+-]+\])?)?$/i;

function offsetOf(zone: string | undefined): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone ?? '') ?? [];
  return sign ? `${sign}${hours}:${minutes}` : 'Z';
}

/**
 * A date in another notation as the same in ISO 8601: Unix time in seconds or milliseconds, and a day in numbers or
 * with the name of its month, English or Bangla. Numbers have the day first, as Bangladesh writes them, unless the
 * second is over 12. What is none of these stays as it is. Takes digits from 0 to 9 and single blanks.
 */
function asIso(text: string): string {
  const [isUnix, milliseconds] = unixTime.exec(text) ?? [];
  if (isUnix) return new Date(Number(text) * (milliseconds ? 1 : 1000)).toISOString();
  const [isDate, first = '', second = '', third = '', rest = ''] = threeParts.exec(text) ?? [];
  if (!isDate) return text;
  let parts = [third, second, first];
  if (/^\d{4}$/.test(first)) parts = [first, second, third];
  else if (/^\D/.test(first) || Number(second) > 12) parts = [third, first, second];
  const [year, month = '', day = ''] = parts;
  return `${year}-${twoDigits(monthOf(month))}-${twoDigits(day.replace(ordinal, ''))}${rest.replace(localTime, '')}`;
}

/** From September 2001 on: smaller numbers may be anything. */
const unixTime = /^[1-9]\d{9}(\d{3})?(?:\.\d+)?$/;

/** With the name of the weekday before it, and whatever stands behind. */
const threeParts =
  /^(?:(?:[^\s,]{2,9}বার|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6})[ ,]{1,2})?([^\s,./-]+)[ ,./-]{1,3}([^\s,./-]+)[ ,./-]{1,3}(\d{4}|\d\d?(?!\d)(?:st|nd|rd|th)?)(?!\d)(.*)$/i;

const ordinal = /(?:st|nd|rd|th|শে|ই|লা|রা|ঠা)$/i;

/** A time without a zone does not change the day that is written. */
const localTime = /^,? \d\d?:[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\.?)?$/i;

function monthOf(text: string): string {
  const name = text.toLowerCase();
  const isMonth = ([english = '', bangla = '']: string[]) =>
    (name.length > 2 && english.startsWith(name)) || name.startsWith(bangla);
  return /^\d/.test(name) ? name : String(months.findIndex((month) => isMonth(month.split(' '))) + 1);
}

/** In English, and how the name in Bangla begins in all of its spellings. */
const months = [
  'january জানু',
  'february ফেব',
  'march মার্চ',
  'april এপ্রি',
  'may মে',
  'june জুন',
  'july জুলা',
  'august আগ',
  'september সেপ',
  'october অক্ট',
  'november নভে',
  'december ডিস',
];

function twoDigits(text: string): string {
  return text.padStart(2, '0');
}
