import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { foldersOf } from '../../api/src/release/folders';
import { census } from '../../src/content/files/census';

/** Beside what is uploaded. */
const keptIn = '.cache/built-content.gz';

const files = z.record(z.string(), z.string());

/** Notes in a build of which content its pages were made, but for the pictures, which they have themselves. */
export function keepContent(root: string): void {
  const { dataDir } = foldersOf(root);
  const names = census(dataDir).flatMap(({ file, kind }) => (kind.kind === 'content' ? [file] : []));
  const content = names.map((name) => [name, readFileSync(path.join(dataDir, name), 'utf8')] as const);
  const kept = path.join(root, keptIn);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, gzipSync(JSON.stringify(Object.fromEntries(content))));
}

/**
 * Writes the content of which a build was made into a folder.
 * @returns false for a build that has not noted it
 */
export function unpackContent(root: string, to: string): boolean {
  const kept = path.join(root, keptIn);
  if (!existsSync(kept)) return false;
  for (const [name, content] of Object.entries(files.parse(JSON.parse(gunzipSync(readFileSync(kept)).toString())))) {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return true;
}
