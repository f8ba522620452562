/** Dhaka is UTC+6 all year. */
const dhaka = { offset: '+06:00', milliseconds: 6 * 60 * 60 * 1000 };

/**
 * The day of an ISO 8601 date in Dhaka, as `2027-01-31`; undefined for anything else, such as a date in words.
 *
 * A date, a time at midnight and a time without a zone mean the day that is written. Any other time is a moment, and
 * means the day in Dhaka on which it falls: a backend there that stores midnight in UTC writes the evening before.
 */
export function dayOf(text: string): string | undefined {
  const parts = isoDate.exec(text.trim().replace(/\s+/g, ' '));
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hours = '00', minutes = '00', seconds = '00', zone] = parts;
  const written = `${year}-${month}-${day}`;
  const time = `${hours}:${minutes}:${seconds}`;
  const moment = Date.parse(`${written}T${time.replace(/60$/, '59')}${offsetOf(zone)}`);
  if (Number.isNaN(moment) || !isDay(written)) return undefined;
  if (zone === undefined || time === '00:00:00' || time === '24:00:00') return written;
  return new Date(moment + dhaka.milliseconds).toISOString().replace(/T.*/, '');
}

/** The last moment of such a day, in milliseconds. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999${dhaka.offset}`);
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

/** `Date.parse` takes the 31st of a month that has 30 days for the first of the next. */
function isDay(written: string): boolean {
  const day = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}
