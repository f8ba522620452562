import { type Collection, noun } from './collections';
import type { ContentFile, Problem } from './files/load';
import { namesOf } from './names';

/**
 * Texts that stand letter for letter in two entries of which each should have its own, as happens when one is made of
 * a copy of another. A file whose path has the slug of one of them is that one's; of anything else the later is the
 * copy.
 */
export function copiedTexts({ type, own = [] }: Collection, files: readonly ContentFile[]): Problem[] {
  const byAge = [...files].sort((one, other) => idOf(one) - idOf(other));
  return own.flatMap(({ field, begins = '' }) => {
    const names = byAge.flatMap((file) => namesOf(file, field).map((name) => ({ ...name, slug: slugOf(file) })));
    const said = names.filter(({ name }) => name.startsWith(begins));
    const sayers = new Map<string, typeof said>();
    for (const one of said) {
      const others = sayers.get(one.name);
      if (others) others.push(one);
      else sayers.set(one.name, [one]);
    }
    return said.flatMap((one) => {
      const all = sayers.get(one.name) ?? [];
      const owner = all.find(({ name, slug }) => name.split(/[/.]/).includes(slug)) ?? all[0];
      // Twice in one entry is told as such (`doubles.ts`).
      if (!owner || owner.file === one.file) return [];
      const message = `is copied from data/${owner.file}: write this ${noun(type)}'s own`;
      return [{ file: one.file, path: one.place, message }];
    });
  });
}

function slugOf(file: ContentFile): string {
  return namesOf(file, 'slug')[0]?.name ?? file.file;
}

function idOf(file: ContentFile): number {
  return Number(namesOf(file, 'id')[0]?.name ?? Number.MAX_VALUE);
}
