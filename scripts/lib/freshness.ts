import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSettings } from '../../src/build/environment';

/**
 * What `public/` is made of, the headers for CDNs included: a change in any of these makes it old. All of the backend,
 * since its rooms import each other: a build for nothing costs less than one that is left out.
 */
export const sources = [
  'data',
  'src',
  'static',
  'scripts',
  'api/src',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  '.babelrc.json',
  'package.json',
  'package-lock.json',
];

/** Written last by the build, so a build that broke off leaves none. Never served, because of its dot. */
export const buildMark = 'public/.built.json';

/** Notes that `public/` is complete, and with which settings it was built. */
export function markBuilt(root: string): void {
  writeFileSync(path.join(root, buildMark), JSON.stringify(buildSettings()));
}

/** Whether `public/` was built with these settings and after every change of its sources. */
export function isBuilt(root: string): boolean {
  const mark = path.join(root, buildMark);
  if (!existsSync(mark)) return false;
  if (!isDeepStrictEqual(JSON.parse(readFileSync(mark, 'utf8')), buildSettings())) return false;
  const builtAt = statSync(mark).mtimeMs;
  return sources.every((source) => newestChange(path.join(root, source)) <= builtAt);
}

/** In milliseconds since 1970. A folder counts too: its time changes when something in it is deleted or renamed. */
function newestChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(file);
  // The build itself writes the query types, and with them the time of their folder.
  const others = names.filter((name) => name !== 'gatsby-types.d.ts');
  const inside = others.map((name) => newestChange(path.join(file, name)));
  return Math.max(others.length < names.length ? 0 : stats.mtimeMs, ...inside);
}
