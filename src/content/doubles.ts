import { alike } from './alike';
import { placeInWords } from './files/content-text';
import type { ContentFile, Problem } from './files/load';

/** By which the members of a list are told apart, and what to do where two have the same. */
const remedies: Readonly<Record<string, string>> = {
  alt: 'say what is seen on each',
  file: 'each place has a picture of its own',
  label: 'take one of the two out, or call it something else',
  name: 'take one of the two out, or call it something else',
  network: 'take one of the two out',
  number: 'count on',
  term: 'take one of the two out',
  title: 'take one of the two out, or call it something else',
  value: 'take one of the two out',
};

/** Lists that say something twice: a point of a job, a feature, a search word, the words for a picture. */
export function checkDoubles({ file, entries }: ContentFile): Problem[] {
  return entries.flatMap(({ value, path }) => doublesIn(value, path).map((double) => ({ file, ...double })));
}

function doublesIn(value: unknown, path: string): Pick<Problem, 'path' | 'message'>[] {
  if (Array.isArray(value))
    return [
      ...(isAddress(path) ? [] : doublesAmong(value, path)),
      ...value.flatMap((member: unknown, index) => doublesIn(member, `${path}[${index}]`)),
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => doublesIn(entry, path ? `${path}.${name}` : name));
}

/** Of an office: its town may have the name of its district. */
function isAddress(path: string): boolean {
  return path.endsWith('.lines');
}

/** A point may be made again under another heading, and several lists may have the same heading. */
function doublesAmong(list: readonly unknown[], path: string): Pick<Problem, 'path' | 'message'>[] {
  const seen = new Map<string, string>();
  let heading = 0;
  return list.flatMap((member, index) => {
    const isHeading = !isPoint(member) && isPoint(list[index + 1]);
    if (isHeading) heading = index;
    return (isHeading ? [] : marksOf(member)).flatMap(({ field, text, remedy }) => {
      const place = `${path}[${index}]${typeof member === 'string' ? '' : `.${field}`}`;
      const key = `${isPoint(member) ? heading : ''} ${field} ${alike(text)}`;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, place);
      return earlier === undefined
        ? []
        : [{ path: place, message: `says "${text}", as ${placeInWords(earlier)} does: ${remedy}` }];
    });
  });
}

/** Of a section of a job (`schema/job.ts`). */
function isPoint(member: unknown): boolean {
  return typeof member === 'string' && member.startsWith('- ');
}

/** A text is told apart by itself; where a text alone may stand for a group, by what is the name of that. */
function marksOf(member: unknown): { field: string; text: string; remedy: string }[] {
  if (typeof member === 'string') return [{ field: 'name', text: member, remedy: 'take one of the two out' }];
  if (typeof member !== 'object' || member === null) return [];
  return Object.entries(member).flatMap(([field, text]: [string, unknown]) => {
    const remedy = remedies[field];
    return remedy && typeof text === 'string' ? [{ field, text, remedy }] : [];
  });
}
