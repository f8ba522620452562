import type { ContentFile, Problem } from './files/load';
import { namesOf } from './names';
import { suggestion } from './nearest';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "July 25th, 2024", "25 July 2024" or "November 2026": a month, perhaps a day, and a year. */
const dateInWords =
  /(?:(?<before>\d{1,2})(?:st|nd|rd|th)? )?(?<month>\p{L}{1,20})(?: (?<behind>\d{1,2})(?:st|nd|rd|th)?)?,? (?<year>\d{4})(?!\d)/u;

/** Of a legal text: when it was last changed, which visitors rely on, and whether its numbers count on. */
export function checkLegal(file: ContentFile, today: Date): Problem[] {
  if (file.collection.type !== 'LegalPage') return [];
  const dates = namesOf(file, 'updated').flatMap(({ place, name }) => {
    const message = faultOfDate(name, today);
    return message === undefined ? [] : [{ file: file.file, path: place, message }];
  });
  return [...dates, ...file.entries.flatMap(({ value }) => gapsIn(value)).map((gap) => ({ file: file.file, ...gap }))];
}

/** A text without a digit names no date. */
function faultOfDate(text: string, today: Date): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const { before, month = '', behind, year } = dateInWords.exec(text)?.groups ?? {};
  if (year === undefined) return 'has a date that is not understood: write it as in "July 25th, 2024"';
  const at = months.indexOf(month);
  if (at < 0) return `has "${month}" where a month is expected${suggestion(month, months)}`;
  const day = Number(before ?? behind ?? 1);
  const date = new Date(Date.UTC(Number(year), at, day));
  if (date.getUTCDate() !== day) return `has ${month} ${day}, ${year}, a day that the calendar does not have`;
  // In Dhaka a day begins six hours earlier.
  if (date.getTime() - 6 * 3_600_000 > today.getTime())
    return 'is still to come: write the day on which the text was last changed';
  return Number(year) < 1990 ? `is in the year ${year}, which cannot be meant` : undefined;
}

/** Numbers of sections and clauses that do not follow from the ones before them, in the order of reading. */
function gapsIn(value: unknown): { path: string; message: string }[] {
  const numbers = numbersIn(value, '');
  return numbers.flatMap(({ number, path }, index) => {
    const before = numbers[index - 1]?.number ?? '0';
    const expected = followers(before);
    if (number === before || expected.includes(number)) return [];
    if (![before, number].every((one) => /^\d+(?:\.\d+)*$/.test(one))) return [];
    const next = expected.find((one) => one.split('.').length === number.split('.').length) ?? expected[0];
    return [{ path, message: `is "${number}" where "${next}" is expected: bring back what is missing, or count on` }];
  });
}

/** What may follow "1.2": 1.3, 2 or 1.2.1. */
function followers(number: string): string[] {
  const parts = number.split('.').map(Number);
  const next = parts.map((part, at) => [...parts.slice(0, at), part + 1].join('.')).reverse();
  return number === '0' ? next : [...next, `${number}.1`];
}

function numbersIn(value: unknown, path: string): { number: string; path: string }[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => numbersIn(one, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { number, sections, clauses }: { number?: unknown; sections?: unknown; clauses?: unknown } = value;
  const at = (field: string) => (path ? `${path}.${field}` : field);
  return [
    ...(typeof number === 'string' ? [{ number, path: at('number') }] : []),
    ...numbersIn(sections, at('sections')),
    ...numbersIn(clauses, at('clauses')),
  ];
}
