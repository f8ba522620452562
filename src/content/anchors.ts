import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { anchorOf } from '../contract/faqs';

/** The values of a kind of content, by the name of its type. */
type EntriesOf = (type: string) => readonly unknown[];

/**
 * Says which anchors a page has: those that its code names, and those of what it shows.
 * @param sources by the path of a page, the file below `src` that makes it
 */
export function anchorsIn(root: string, sources: ReadonlyMap<string, string>, entriesOf: EntriesOf) {
  return (page: string): ReadonlySet<string> => {
    const source = sources.get(page);
    const named = source === undefined ? [] : namedIn(path.join(root, 'src', source), new Set());
    return new Set([...named, ...shownOn(page, entriesOf)]);
  };
}

/** Anchors in a file and in all that it is made of. */
function namedIn(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(/\bid(?:=|: )["']([a-z][a-z0-9-]*)["']/g)].map(([, id = '']) => id);
  const parts = [...code.matchAll(/from '(\.[^']+)'/g)].map(([, part = '']) => path.join(path.dirname(file), part));
  const views = parts.map((part) => `${part}.tsx`).filter((part) => existsSync(part));
  return [...own, ...views.flatMap((view) => namedIn(view, seen))];
}

const numbered = z.object({ id: z.number() });
const group = z.object({ slug: z.string() });
const legal = z.object({
  slug: z.string(),
  sections: z.array(z.object({ id: z.string(), clauses: z.array(z.object({ number: z.string() })).optional() })),
});

function shownOn(page: string, entriesOf: EntriesOf): string[] {
  if (page === '/faqs') return read(numbered, entriesOf('Faq')).map(({ id }) => anchorOf({ id: String(id) }));
  // A position is led to by its number, though no element of the page has that name.
  if (page === '/join-team') return read(numbered, entriesOf('Job')).map(({ id }) => `job-${id}`);
  if (page === '/hosting') return read(group, entriesOf('HostingGroup')).map(({ slug }) => slug);
  return read(legal, entriesOf('LegalPage'))
    .filter(({ slug }) => page === `/${slug}`)
    .flatMap(({ sections }) => sections)
    .flatMap(({ id, clauses = [] }) => [id, ...clauses.map(({ number }) => `clause-${number.replaceAll('.', '-')}`)]);
}

function read<T>(schema: z.ZodType<T>, values: readonly unknown[]): T[] {
  return values.flatMap((value) => schema.safeParse(value).data ?? []);
}
