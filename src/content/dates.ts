import { z } from 'zod';
import type { ContentFile, Problem } from './files/load';

/** In years. What is meant to be seen sooner than that is written down sooner, too. */
const farthest = 2;

/** Older than any software of ours. */
const firstYear = 1990;

/**
 * Dates with a slip in their year, and the first day of a job that is still to come. A deadline is bound to that day.
 * Only the check says so: a job that was published with another is not taken from visitors.
 */
export function checkDates({ file, entries }: ContentFile, today: Date): Problem[] {
  const last = today.getUTCFullYear() + farthest;
  return entries.flatMap(({ value, path }) => [
    ...datesIn(value, path).flatMap(({ year, path }) => {
      if (Number(year) >= firstYear && Number(year) <= last) return [];
      const message = `is in the year ${year}, which cannot be meant: write one between ${firstYear} and ${last}`;
      return [{ file, path, message }];
    }),
    ...(isAhead(value, today, last) ? [{ file, path: path ? `${path}.published` : 'published', message: ahead }] : []),
    ...(isOpenTooLong(value) ? [{ file, path: path ? `${path}.deadline` : 'deadline', message: tooLong }] : []),
  ]);
}

const tooLong =
  'must be within a year of "published"; what stays open for longer is published anew, with a later day there';

const open = z.object({ published: z.iso.date(), deadline: z.iso.date() });

const ahead =
  'is still to come, and nothing waits for it: visitors see the job as soon as it is saved or released. Keep the file outside data until then, or write the day of today';

const dated = z.object({ published: z.iso.date() });

/** A day that has not begun in Dhaka, where the jobs are, and is no slip in its year. */
function isAhead(value: unknown, today: Date, lastYear: number): boolean {
  const { success, data } = dated.safeParse(value);
  if (!success || Number(data.published.slice(0, 4)) > lastYear) return false;
  return Date.parse(`${data.published}T00:00:00+06:00`) > today.getTime();
}

/** The days are only compared, so that a year later may be one that the calendar does not have. */
function isOpenTooLong(value: unknown): boolean {
  const { success, data } = open.safeParse(value);
  if (!success) return false;
  return data.deadline > `${Number(data.published.slice(0, 4)) + 1}${data.published.slice(4)}`;
}

function datesIn(value: unknown, path: string): { year: string; path: string }[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [{ year: value.slice(0, 4), path }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => datesIn(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'deadline' ? [] : datesIn(entry, path ? `${path}.${name}` : name),
  );
}
