import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './change-pages';
import { filesIn } from './files-in';
import { rootAttribute } from './html-elements';

/** Below the site: a folder for each build whose pages may still be open, with the data that they ask for. */
export const buildsFolder = 'builds';

/**
 * Puts the data of all pages, which Gatsby writes to the same addresses in every build, where no other build has its
 * own: a page that was opened before a release goes on with what it began with (decision 0043). The address follows
 * from the data, so it may be kept for ever. What was compressed goes along, so that it is not compressed twice.
 * @returns the address, without a slash at the end
 */
export function placePageData(folder: string): string {
  const data = path.join(folder, 'page-data');
  const files = filesIn(data).filter((file) => /\.json(?:\.br|\.gz)?$/.test(file));
  const address = `/${buildsFolder}/${digestOf(data, files)}`;
  rmSync(path.join(folder, buildsFolder), { recursive: true, force: true });
  for (const file of files) cpSync(file, path.join(folder, address, path.relative(folder, file)), { recursive: true });
  return address;
}

/** Names that place in every page. */
export function nameBuild(address: string): Change {
  return ({ elements }) => rootAttribute(elements, 'data-build', address);
}

function digestOf(folder: string, files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files.filter((name) => name.endsWith('.json')).sort())
    digest.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}
