import { type Collection, noun } from './collections';
import type { ContentFile, Problem } from './files/load';
import { namesOf } from './names';

/**
 * Tells the files of a collection that are copies of others, and nothing else yet, from the others: all in a copy is
 * somebody else's, so there is one thing to say of it.
 * @param hint ends what is said of a file that is named as copies are
 */
export function withoutCopies(collection: Collection, files: readonly ContentFile[], hint = '') {
  if (collection.kept !== 'file-per-entry') return { copies: [], originals: files };
  const named = files.filter(isCopy);
  const others = files.filter((file) => !named.includes(file));
  const unchanged = sameButForIds(others);
  return {
    copies: [...named.map(({ file }) => ({ file, path: '', message: copied(collection, files) + hint })), ...unchanged],
    originals: others.filter(({ file }) => !unchanged.some((one) => one.file === file)),
  };
}

/** Whether a file is named as systems name the copies that they make. */
function isCopy({ file }: ContentFile): boolean {
  return /(?: - copy(?: ?\(\d+\))?| \(\d+\)| copy(?: \d+)?)\.json$|\/copy of /i.test(file);
}

function copied({ type }: Collection, files: readonly ContentFile[]): string {
  const slug = files.some((file) => namesOf(file, 'slug').length > 0) ? 'a slug, ' : '';
  return `is a copy: delete it, or make a new ${noun(type)} of it, with ${slug}a title and a file name of its own`;
}

/** Entries that say the same in all but their ids, as a copy does that nobody has changed yet: it has the later id. */
export function sameButForIds(files: readonly ContentFile[]): Problem[] {
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
