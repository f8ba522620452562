import path from 'node:path';
import { isRecord } from '../contract/record';
import { type Collection, noun } from './collections';
import { kindOf } from './files/file-kinds';
import type { ContentFile, Problem } from './files/load';
import { pictureAt } from './files/pictures';
import { namesOf } from './names';

/**
 * Pictures that each entry should have for itself, and that are one picture under several names, as when those of
 * another were copied into a folder. One that is named twice by its path is told as such (`own-texts.ts`).
 */
export function copiedPictures(
  dataDir: string,
  { type, own = [] }: Collection,
  files: readonly ContentFile[],
): Problem[] {
  const seen = new Map<string, string>();
  // What was added last has more likely been given the pictures of another than the other way round.
  const byId = [...files].sort((a, b) => idIn(a) - idIn(b));
  return own.flatMap(({ field }) =>
    byId
      .flatMap((file) => namesOf(file, field))
      .flatMap(({ file, place, name }) => {
        const picture = path.posix.join(path.posix.dirname(file), name);
        const mark = kindOf(picture).kind === 'picture' ? pictureAt(dataDir, picture)?.mark : undefined;
        if (mark === undefined) return [];
        const earlier = seen.get(mark);
        if (earlier === undefined) seen.set(mark, picture);
        if (earlier === undefined || earlier === picture) return [];
        const message = `names data/${picture}, which is the same picture as data/${earlier}: each ${noun(type)} needs its own, so save the right one in place of the other`;
        return [{ file, path: place, message }];
      }),
  );
}

function idIn({ entries: [first] }: ContentFile): number {
  return isRecord(first?.value) ? Number(first.value.id) || 0 : 0;
}
