import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './change-pages';
import { rootAttribute } from './html-elements';

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
export function nameFilesAhead(folder: string, build: string, { namedChunkGroups }: WebpackStats): Change {
  const filesOf = (chunks: string) => (namedChunkGroups[chunks]?.assets ?? []).map(({ name }) => name);
  const first = new Set(filesOf('app'));
  return ({ file, elements }) => {
    const data = `page-data/${nameOf(file)}/page-data.json`;
    if (!existsSync(path.join(folder, data))) return [];
    const { componentChunkName = '', staticQueryHashes = [] }: PageData = JSON.parse(
      readFileSync(path.join(folder, data), 'utf8'),
    );
    const scripts = filesOf(componentChunkName).filter((name) => name.endsWith('.js') && !first.has(name));
    const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
    const ahead = [
      ...scripts.map((name) => `/${name}`),
      ...[data, 'page-data/app-data.json', ...queries].map((name) => `${build}/${name}`),
    ];
    return rootAttribute(elements, 'data-ahead', ahead.join(' '));
  };
}

/** What Gatsby calls a page in the addresses of its data. */
function nameOf(file: string): string {
  if (file === 'index.html') return 'index';
  return file.endsWith('/index.html') ? path.dirname(file) : file;
}
