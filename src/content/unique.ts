import { alike } from './alike';
import { type Collection, noun } from './collections';
import { checkDoubles } from './doubles';
import type { ContentFile, Problem } from './files/load';
import { type Name, namesOf } from './names';
import { copiedTexts } from './own-texts';

/**
 * Slugs and ids name an entry for ever, so no two entries of a collection may share one; nor what else it calls unique.
 * Within an entry no list says anything twice.
 * A file that is named as copies are is told just that: all in it is somebody else's.
 * @param usedBefore ids that were given away once and are free no more
 */
export function checkUniqueness(
  collection: Collection,
  files: ContentFile[],
  usedBefore: readonly number[] = [],
): Problem[] {
  const free = nextFree(files, usedBefore);
  const copies = files
    .filter(isCopy)
    .map(({ file }) => ({ file, path: '', message: copied(collection, files) + free }));
  const originals = files.filter((file) => !isCopy(file));
  const unchanged = collection.unique ? [] : sameButForIds(originals);
  const changed = originals.filter(({ file }) => !unchanged.some((one) => one.file === file));
  return [
    ...copies,
    ...['slug', 'id', ...(collection.unique ?? [])].flatMap((key) => {
      const hint = key === 'id' ? free : '';
      return clashes(
        originals.flatMap((file) => namesOf(file, key)),
        hint,
      );
    }),
    ...(collection.uniqueWithin ?? []).flatMap((key) =>
      originals.flatMap((file) =>
        file.entries.flatMap((entry) => clashes(namesOf({ ...file, entries: [entry] }, key))),
      ),
    ),
    ...unchanged,
    ...copiedTexts(collection, changed),
    ...originals.flatMap(checkDoubles),
    ...(collection.spelledAlike ?? []).flatMap((key) => spellings(originals.flatMap((file) => namesOf(file, key)))),
  ];
}

/** Whether a file is named as systems name the copies that they make. */
export function isCopy({ collection, file }: ContentFile): boolean {
  return (
    collection.kept === 'file-per-entry' &&
    /(?: - copy(?: ?\(\d+\))?| \(\d+\)| copy(?: \d+)?)\.json$|\/copy of /i.test(file)
  );
}

function copied({ type }: Collection, files: readonly ContentFile[]): string {
  const slug = files.some((file) => namesOf(file, 'slug').length > 0) ? 'a slug, ' : '';
  return `is a copy: delete it, or make a new ${noun(type)} of it, with ${slug}a title and a file name of its own`;
}

/** The end of a sentence that says which id nobody has. */
function nextFree(files: ContentFile[], usedBefore: readonly number[]): string {
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

/** Entries that say the same in all but their ids, as a copy does that nobody has changed yet: it has the later id. */
function sameButForIds(files: readonly ContentFile[]): Problem[] {
  const entries = files.flatMap(({ collection, file, entries }) =>
    entries.flatMap(({ value, path }) => {
      if (typeof value !== 'object' || value === null || !('id' in value)) return [];
      const { id, ...rest } = value;
      const said = JSON.stringify(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
      return [{ kind: noun(collection.type), file, path, id: Number(id), said }];
    }),
  );
  const seen = new Map<string, string>();
  return entries
    .sort((one, other) => one.id - other.id)
    .flatMap(({ kind, file, path, said }) => {
      const earlier = seen.get(said);
      if (earlier === undefined) seen.set(said, file);
      const message = `says all that data/${earlier} says: change what makes it another ${kind}, or delete it`;
      return earlier === undefined ? [] : [{ file, path, message }];
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
