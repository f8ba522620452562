import { type Collection, namesFacts } from '../collections';
import type { ContentFile, Problem } from '../files/load';
import { suggestion } from '../nearest';
import { factsIn } from './facts';
import type { FactsOfFiles } from './facts-of-files';

/** Names of facts that are none, and those in files where nobody fills them in, each with what to do. */
export function checkFacts({ collection, file, entries }: ContentFile, known: FactsOfFiles): Problem[] {
  return entries.flatMap(({ value, path }) =>
    placesOfFacts(value, path).flatMap(({ name, path }) => {
      const message = fault(collection, name, known);
      return message === undefined ? [] : [{ file, path, message }];
    }),
  );
}

/** Braces that name neither a fact nor what a page fills in, such as `{lowest: shared}`: all would read them. */
export function checkBraces({ collection, file, entries }: ContentFile): Problem[] {
  if (!namesFacts(collection)) return [];
  return entries.flatMap(({ value, path }) =>
    textsIn(value, path).flatMap(({ text, path }) => {
      const rest = text.replaceAll(inBraces, (whole, name?: string) =>
        name === undefined || filledIn.includes(name) ? ' '.repeat(whole.length) : whole,
      );
      const at = rest.search(/[{}]|\[[a-z]+:[a-z\d-]+\]/i);
      if (at < 0) return [];
      const shown = text.slice(at, at + 30).trim();
      const [, word] = /^\{(\w+)\}/.exec(shown) ?? [];
      const meant =
        word === undefined
          ? ''
          : suggestion(
              `{${word}}`,
              filledIn.map((name) => `{${name}}`),
            );
      const message = `has "${shown}", which is shown as it is typed${meant || ': a fact is named as in {lowest:shared}'}`;
      return [{ file, path, message }];
    }),
  );
}

/** A text of which nobody can say whether it is right. */
export interface Doubt extends Problem {
  text: string;
}

/**
 * Texts that name facts of another file which is wrong: neither the names nor the length are known. That is no mistake
 * of theirs.
 */
export function textsInDoubt({ collection, file, entries }: ContentFile, { wrongFileOf }: FactsOfFiles): Doubt[] {
  if (!namesFacts(collection)) return [];
  return entries
    .flatMap(({ value, path }) => textsIn(value, path))
    .flatMap(({ text, path }) => {
      const [name] = factsIn(text).filter((one) => wrongFileOf(one) !== undefined);
      if (name === undefined) return [];
      const message = `names {${name}}, which is not known while data/${wrongFileOf(name)} is wrong: put that right first`;
      return [{ file, path, message, text }];
    });
}

/** What pages fill in by themselves. */
const filledIn = ['count', 'email', 'plan', 'price', 'product'];

/** A word, and whatever has the form of a fact: whether there is one is told elsewhere. */
const inBraces = /\{([a-z]+)\}|\{[A-Za-z]+:[A-Za-z0-9-]+\}/g;

/** Every name of a fact in a value, and where it stands. */
export function placesOfFacts(value: unknown, path = ''): { name: string; path: string }[] {
  return textsIn(value, path).flatMap(({ text, path }) => factsIn(text).map((name) => ({ name, path })));
}

function textsIn(value: unknown, path: string): { text: string; path: string }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, path ? `${path}.${name}` : name));
}

function fault(collection: Collection, name: string, { facts, wrongFileOf }: FactsOfFiles): string | undefined {
  if (!namesFacts(collection))
    return `has "{${name}}", which is filled in only in pages, questions and legal texts: write the words themselves`;
  if (facts.has(name) || wrongFileOf(name) !== undefined) return undefined;
  const others = suggestion(name, facts.keys()) || `; there are ${[...facts.keys()].join(', ')}`;
  return `has "{${name}}", which is no fact${others}`;
}
