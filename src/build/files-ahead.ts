import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRootAttribute } from './html-elements';
import { filesIn } from './precompress';

/** As much of webpack's own account as says which files the scripts of a page are in. */
export interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** As much of a page's data as says what else it needs. */
interface PageData {
  componentChunkName?: string;
  staticQueryHashes?: string[];
}

/**
 * Names in every page what it needs once it is awake, so that all of it is on its way together with the first scripts
 * (src/waker/files-ahead.ts). Gatsby asks for the data when those have run, and for the rest when the data are there:
 * two waits more for whoever touches a page on a slow network.
 * @param build the address of the data (src/build/page-data.ts)
 */
export function nameFilesAhead(folder: string, build: string, { namedChunkGroups }: WebpackStats): void {
  const filesOf = (chunks: string) => (namedChunkGroups[chunks]?.assets ?? []).map(({ name }) => name);
  const first = new Set(filesOf('app'));
  for (const page of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    const data = `page-data/${nameOf(path.relative(folder, page))}/page-data.json`;
    if (!existsSync(path.join(folder, data))) continue;
    const { componentChunkName = '', staticQueryHashes = [] }: PageData = JSON.parse(
      readFileSync(path.join(folder, data), 'utf8'),
    );
    const scripts = filesOf(componentChunkName).filter((name) => name.endsWith('.js') && !first.has(name));
    const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
    const ahead = [
      ...scripts.map((name) => `/${name}`),
      ...[data, 'page-data/app-data.json', ...queries].map((name) => `${build}/${name}`),
    ];
    writeFileSync(page, withRootAttribute(readFileSync(page, 'utf8'), 'data-ahead', ahead.join(' ')));
  }
}

/** What Gatsby calls a page in the addresses of its data. */
function nameOf(file: string): string {
  if (file === 'index.html') return 'index';
  return file.endsWith('/index.html') ? path.dirname(file) : file;
}
