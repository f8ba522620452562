import type { ContentFile, Problem } from './files/load';

/** In years. What is meant to be seen sooner than that is written down sooner, too. */
const farthest = 2;

/** Older than any software of ours. */
const firstYear = 1990;

/** Dates with a slip in their year. A deadline is bound to the day on which its job is first shown instead. */
export function checkDates({ file, entries }: ContentFile, today: Date): Problem[] {
  const last = today.getUTCFullYear() + farthest;
  return entries.flatMap(({ value, path }) =>
    datesIn(value, path).flatMap(({ year, path }) => {
      if (Number(year) >= firstYear && Number(year) <= last) return [];
      const message = `is in the year ${year}, which cannot be meant: write one between ${firstYear} and ${last}`;
      return [{ file, path, message }];
    }),
  );
}

function datesIn(value: unknown, path: string): { year: string; path: string }[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [{ year: value.slice(0, 4), path }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => datesIn(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'deadline' ? [] : datesIn(entry, path ? `${path}.${name}` : name),
  );
}
