import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pagesStayOpen } from '../../api/src/lists/recently-offered';
import { earlierFolder, foldersOf, isReleaseName } from '../../api/src/release/folders';
import { filesIn } from '../../src/build/files-in';
import { currentRelease, type KnownRelease, releasesIn } from './folders';

/** So many releases are kept at most, whoever may still have pages of more: a small change takes a few MB. */
const mostReleases = 40;

/**
 * Takes away what nobody needs any more: releases that visitors last saw a week ago, but never the one of now and the
 * one before it, files of theirs, and what releases that were broken off have left. A release that goes is renamed
 * first, so that none is found of which half is gone.
 */
export function clean(folder: string, now = Date.now()): void {
  const current = currentRelease(folder);
  const kept = keptReleases(folder, current, now);
  for (const name of readdirSync(folder).filter(isReleaseName)) {
    if (!kept.includes(name) && name !== current)
      renameSync(path.join(folder, name), path.join(folder, `.old-${name}`));
  }
  for (const name of readdirSync(folder).filter((name) => name.startsWith('.old-') || name === '.incoming')) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const earlier = path.join(folder, earlierFolder);
  const publicDirs = kept.map((name) => foldersOf(path.join(folder, name)).publicDir);
  for (const file of existsSync(earlier) ? filesIn(earlier) : []) {
    const inside = path.relative(earlier, file);
    if (!publicDirs.some((publicDir) => existsSync(path.join(publicDir, inside)))) rmSync(file);
  }
}

function keptReleases(folder: string, shown: string | undefined, now: number): string[] {
  const known = releasesIn(folder).sort((one, other) => other.lastSeen - one.lastSeen);
  const current = known.find(({ name }) => name === shown);
  const isNeeded = ({ name }: KnownRelease) => name === current?.name || name === current?.previous;
  const others = known.filter((release) => !isNeeded(release) && now - release.lastSeen < pagesStayOpen);
  return [...known.filter(isNeeded), ...others].slice(0, mostReleases).map(({ name }) => name);
}
