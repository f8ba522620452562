import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from './collections';

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
}

/** Reads all files of a collection; files that are missing or are not JSON become problems. */
export function loadCollection(dataDir: string, collection: Collection): { files: ContentFile[]; problems: Problem[] } {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const file of filesOf(dataDir, collection)) {
    const outcome = readJson(path.join(dataDir, file));
    if ('problem' in outcome) problems.push({ file, path: '', message: outcome.problem });
    else if (collection.kept !== 'list')
      files.push({ collection, file, entries: [{ value: outcome.value, path: '' }] });
    else if (!Array.isArray(outcome.value)) problems.push({ file, path: '', message: 'must be a list: [ ... ]' });
    else
      files.push({ collection, file, entries: outcome.value.map((value, index) => ({ value, path: `[${index}]` })) });
  }
  return { files, problems };
}

function filesOf(dataDir: string, { source, kept }: Collection): string[] {
  if (kept !== 'file-per-entry') return [source];
  const folder = path.join(dataDir, source);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${source}/${name}`);
}

function readJson(absolutePath: string): { value: unknown } | { problem: string } {
  if (!existsSync(absolutePath)) return { problem: 'is missing' };
  try {
    return { value: JSON.parse(readFileSync(absolutePath, 'utf8')) };
  } catch (error) {
    return { problem: `is not valid JSON: ${(error as Error).message}. A comma or quotation mark is often the cause` };
  }
}
