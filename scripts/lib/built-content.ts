import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { census } from '../../src/content/files/census';

/** In `public/`: never served, because of its dot. One file, so that nobody looks for pages in it. */
const keptIn = '.content';

const files = z.record(z.string(), z.string());

/** Notes in a build of which content its pages were made, but for the pictures, which they have themselves. */
export function keepContent(publicDir: string, dataDir: string): void {
  const names = census(dataDir).flatMap(({ file, kind }) => (kind.kind === 'content' ? [file] : []));
  const content = names.map((name) => [name, readFileSync(path.join(dataDir, name), 'utf8')] as const);
  writeFileSync(path.join(publicDir, keptIn), gzipSync(JSON.stringify(Object.fromEntries(content))));
}

/**
 * Writes the content of which a build was made into a folder.
 * @returns false for a build that has not noted it
 */
export function unpackContent(publicDir: string, to: string): boolean {
  const kept = path.join(publicDir, keptIn);
  if (!existsSync(kept)) return false;
  for (const [name, content] of Object.entries(files.parse(JSON.parse(gunzipSync(readFileSync(kept)).toString())))) {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return true;
}
