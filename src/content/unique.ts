import { alike } from './alike';
import type { Collection } from './collections';
import { sameButForIds, withoutCopies } from './copies';
import { checkDoubles } from './doubles';
import type { ContentFile, Problem } from './files/load';
import { type Name, namesOf } from './names';
import { copiedTexts } from './own-texts';

/**
 * Slugs and ids name an entry for ever, so no two entries of a collection may share one; nor what else it calls unique.
 * Within an entry no list says anything twice.
 * @param before the names of all ids that were ever given away: of two entries, the one that had a name keeps it
 */
export function checkUniqueness(
  collection: Collection,
  files: readonly ContentFile[],
  before: ReadonlyMap<number, readonly string[]> = new Map(),
): Problem[] {
  const free = nextFree(files, [...before.keys()]);
  const { copies, originals } = withoutCopies(collection, files, free);
  return [
    ...copies,
    ...(collection.kept === 'list' && !collection.unique ? sameButForIds(files) : []),
    ...['slug', 'id', ...(collection.unique ?? [])].flatMap((key) => {
      const hint = key === 'id' ? free : '';
      return clashes(
        ownersFirst(originals, key, before).flatMap((file) => namesOf(file, key)),
        hint,
      );
    }),
    ...(collection.uniqueWithin ?? []).flatMap((key) =>
      originals.flatMap((file) =>
        file.entries.flatMap((entry) => clashes(namesOf({ ...file, entries: [entry] }, key))),
      ),
    ),
    ...copiedTexts(collection, originals),
    ...originals.flatMap(checkDoubles),
    ...(collection.spelledAlike ?? []).flatMap((key) => spellings(originals.flatMap((file) => namesOf(file, key)))),
  ];
}

/** Files whose entries had their names before others took them, and then those. */
function ownersFirst(files: readonly ContentFile[], key: string, before: ReadonlyMap<number, readonly string[]>) {
  const knownAs = key === 'id' ? ['slug', 'title'] : [key];
  const isOwner = (file: ContentFile) => {
    const names = before.get(Number(namesOf(file, 'id')[0]?.name)) ?? [];
    return knownAs.some((field) => namesOf(file, field).some(({ name }) => names.includes(name)));
  };
  return [...files.filter(isOwner), ...files.filter((file) => !isOwner(file))];
}

/** The end of a sentence that says which id nobody has. */
function nextFree(files: readonly ContentFile[], usedBefore: readonly number[]): string {
  const ids = [...usedBefore, ...files.flatMap((file) => namesOf(file, 'id').map(({ name }) => Number(name)))];
  return ids.some(Number.isInteger) ? `; the next free id is ${Math.max(0, ...ids.filter(Number.isInteger)) + 1}` : '';
}

function clashes(names: readonly Name[], hint = ''): Problem[] {
  const seen = new Map<string, Name>();
  return names.flatMap(({ file, place, name }) => {
    const earlier = seen.get(alike(name));
    seen.set(alike(name), { file, place, name });
    if (!earlier) return [];
    const as = earlier.name === name ? '' : ` (as "${earlier.name}")`;
    const message = `"${name}" is already used by data/${earlier.file}${as}; every entry needs its own${hint}`;
    return [{ file, path: place, message }];
  });
}

/** Names that visitors would take for one, and our pages for two. */
function spellings(names: readonly Name[]): Problem[] {
  const seen = new Map<string, Name>();
  return names.flatMap(({ file, place, name }) => {
    const earlier = seen.get(alike(name));
    if (!earlier) seen.set(alike(name), { file, place, name });
    if (!earlier || earlier.name === name) return [];
    return [{ file, path: place, message: `is "${name}", but elsewhere "${earlier.name}": spell both the same way` }];
  });
}
