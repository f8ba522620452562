/** A day as jobs have it, `2027-01-31`; undefined for anything else, such as "Open until filled". */
export function dayOf(text: string): string | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  // The 31st of a month that has 30 days would be the first of the next.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? text : undefined;
}

/** The last moment of such a day in Dhaka, which is UTC+6 all year, in milliseconds. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+06:00`);
}

/** In milliseconds. */
export const oneDay = 24 * 60 * 60 * 1000;

/** Of Dhaka, before UTC, all year round; in milliseconds. */
export const dhakaOffset = 6 * 60 * 60 * 1000;

/** The day in Dhaka on which a moment falls, `2027-01-31`. */
export function dayInDhaka(moment: number): string {
  return new Date(moment + dhakaOffset).toISOString().slice(0, 10);
}
