import { type Collection, namesFacts } from '../collections';
import type { ContentFile, Problem } from '../files/load';
import { suggestion } from '../nearest';
import { type Facts, factsIn } from './facts';

/** Names of facts that are none, and those in files where nobody fills them in, each with what to do. */
export function checkFacts({ collection, file, entries }: ContentFile, facts: Facts): Problem[] {
  return entries.flatMap(({ value, path }) =>
    placesOfFacts(value, path).flatMap(({ name, path }) => {
      const message = fault(collection, name, facts);
      return message === undefined ? [] : [{ file, path, message }];
    }),
  );
}

/** Every name of a fact in a value, and where it stands. */
export function placesOfFacts(value: unknown, path = ''): { name: string; path: string }[] {
  if (typeof value === 'string') return factsIn(value).map((name) => ({ name, path }));
  if (Array.isArray(value)) return value.flatMap((entry, index) => placesOfFacts(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => placesOfFacts(entry, path ? `${path}.${name}` : name));
}

function fault(collection: Collection, name: string, facts: Facts): string | undefined {
  if (!namesFacts(collection))
    return `has "{${name}}", which is filled in only in pages, questions and legal texts: write the words themselves`;
  if (facts.has(name)) return undefined;
  return `has "{${name}}", which is no fact${suggestion(name, facts.keys()) || `; there are ${[...facts.keys()].join(', ')}`}`;
}
