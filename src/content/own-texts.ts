import { type Collection, noun } from './collections';
import type { ContentFile, Problem } from './files/load';
import { type Name, namesOf } from './names';

/**
 * Texts that stand letter for letter in two entries of which each should have its own, as happens when one is made of
 * a copy of another. The later id is the copy.
 */
export function copiedTexts({ type, own = [] }: Collection, files: readonly ContentFile[]): Problem[] {
  const byAge = [...files].sort((one, other) => idOf(one) - idOf(other));
  return own.flatMap(({ field, begins = '' }) => {
    const seen = new Map<string, Name>();
    return byAge
      .flatMap((file) => namesOf(file, field))
      .filter(({ name }) => name.startsWith(begins))
      .flatMap((one) => {
        const earlier = seen.get(one.name);
        if (!earlier) seen.set(one.name, one);
        // Twice in one entry is told as such (`doubles.ts`).
        if (!earlier || earlier.file === one.file) return [];
        const message = `is copied from data/${earlier.file}: write this ${noun(type)}'s own`;
        return [{ file: one.file, path: one.place, message }];
      });
  });
}

function idOf(file: ContentFile): number {
  return Number(namesOf(file, 'id')[0]?.name ?? Number.MAX_VALUE);
}
