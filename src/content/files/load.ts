import { readFileSync } from 'node:fs';
import type { Collection } from '../collections';
import { asLongAsUnchanged } from './as-long-as';
import { filesOf } from './census';
import { readContent } from './content-text';

/** A content file as it stands on disk. */
export interface ContentFile {
  collection: Collection;
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** The entries of the file; one, unless it holds a list. */
  entries: { value: unknown; path: string }[];
}

/** Something is wrong with a content file. */
export interface Problem {
  file: string;
  /** Path inside the file; empty for the file as a whole. */
  path: string;
  message: string;
  /** The name of the field is wrong, and not what it holds. */
  ofName?: true;
  /** Where in a file that cannot be read, in UTF-16 units; there is no path in it. */
  offset?: number;
}

/** Reads all files of a collection; files that are missing or cannot be read become problems. */
export function loadCollection(dataDir: string, collection: Collection): { files: ContentFile[]; problems: Problem[] } {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const file of filesOf(dataDir, collection)) {
    const outcome = readFile(dataDir, file);
    if ('problems' in outcome) problems.push(...outcome.problems);
    else if (collection.kept !== 'list')
      files.push({ collection, file, entries: [{ value: outcome.value, path: '' }] });
    else if (!Array.isArray(outcome.value)) problems.push({ file, path: '', message: 'must be a list: [ ... ]' });
    else
      files.push({ collection, file, entries: outcome.value.map((value, index) => ({ value, path: `[${index}]` })) });
  }
  return { files, problems };
}

function readFile(dataDir: string, file: string): { value: unknown } | { problems: Problem[] } {
  const read = readOnce(dataDir, file);
  if (!read) {
    const message = 'is missing: bring it back, for a page of the site is made of it';
    return { problems: [{ file, path: '', message }] };
  }
  return 'faults' in read ? { problems: read.faults.map((fault) => ({ file, path: '', ...fault })) } : read;
}

/** Without the tree, which takes ten times the room of its text. */
const readOnce = asLongAsUnchanged((absolute) => {
  const read = readContent(readFileSync(absolute));
  return 'faults' in read ? { faults: read.faults } : { value: read.value };
});
