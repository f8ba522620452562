import { dayOf } from '../contract/dates';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-01-31` as `31 January 2027`; a date in words stays as it is (R-JOIN-06). */
export function longDate(date: string): string {
  const day = dayOf(date);
  return day === undefined ? date : format.format(Date.parse(day));
}
