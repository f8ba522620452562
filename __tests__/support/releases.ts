import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../api/src/release/folders';
import { writeFiles } from '../../kit/folders';
import { temporaryFolder } from '../../kit/temporary-folder';
import { currentRelease } from '../../scripts/release/folders';
import type { Built } from '../../scripts/release/publish';
import { publish } from '../../scripts/release/release';

/** A folder of releases that has none yet. */
export function noReleases(): string {
  return path.join(temporaryFolder(), 'releases');
}

/** Releases a small build that says these words, with more files by their names. */
export function release(releases: string, words: string, more: Record<string, string> = {}): string {
  return publish(releases, build(words, more), currentRelease(releases));
}

export function build(words: string, more: Record<string, string> = {}): Built {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'public/index.html': words,
    'public/404.html': 'There is no such page',
    'public/csp.json': { scriptHashes: [`sha256-${words}`] },
    [`public${placeOf(words)}/words.json`]: words,
    'data/site.json': JSON.stringify({ name: words }),
    ...more,
  });
  return foldersOf(folder);
}

/** Of the data of its pages. */
export function placeOf(words: string): string {
  return `/builds/${createHash('sha256').update(words).digest('hex').slice(0, 16)}`;
}

/** What visitors see. */
export function shown(releases: string, file = 'public/index.html'): string {
  return readFileSync(path.join(releases, 'current', file), 'utf8');
}

export function currentFolder(releases: string): string {
  return path.join(releases, currentRelease(releases) ?? '');
}
