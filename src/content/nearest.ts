import { closest, distance } from 'fastest-levenshtein';

/** What somebody most likely meant who wrote `name`; undefined when nothing known is like it. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0) return undefined;
  const found = closest(name, names);
  return distance(name, found) <= Math.min(3, name.length / 2) ? found : undefined;
}

/** The end of a sentence about a name that is not known; empty when nothing known is like it. */
export function suggestion(name: string, known: Iterable<string>): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : `; you may have meant "${meant}"`;
}
