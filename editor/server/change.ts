import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from '../../src/content/collections';
import { readContent } from '../../src/content/files/content-text';
import type { ContentFile } from '../../src/content/files/load';
import { listOf } from '../form/groups';

/** A file below `data/` that is to hold something else, or nothing any more. */
export interface Change {
  file: string;
  content: Buffer | undefined;
}

/** What the content file of a collection is to hold. */
export interface EntryChange extends Change {
  /** Its path below the checkout, as the page asked for it. */
  asked: string;
  collection: Collection;
  content: Buffer;
}

/** The file as the check sees it once the change is made. */
export function contentFileOf({ collection, file, content }: EntryChange): ContentFile {
  const read = readContent(content);
  const value = 'value' in read ? read.value : undefined;
  const entries =
    collection.kept === 'list'
      ? listOf(value).map((entry, at) => ({ value: entry, path: `[${at}]` }))
      : [{ value, path: '' }];
  return { collection, file, entries };
}

/** Makes the changes in a folder: all of them are written beside their places first, so that a full disk spoils none. */
export function apply(dataDir: string, changes: readonly Change[]): void {
  const written: { temporary: string; place: string }[] = [];
  try {
    for (const { file, content } of changes) {
      if (content === undefined) continue;
      const place = path.join(dataDir, file);
      const temporary = path.join(path.dirname(place), `.${path.basename(place)}.new`);
      mkdirSync(path.dirname(place), { recursive: true });
      written.push({ temporary, place });
      writeFileSync(temporary, content);
    }
    for (const { temporary, place } of written) renameSync(temporary, place);
  } finally {
    for (const { temporary } of written) rmSync(temporary, { force: true });
  }
  for (const { file, content } of changes) if (content === undefined) rmSync(path.join(dataDir, file), { force: true });
}
