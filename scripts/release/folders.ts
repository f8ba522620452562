import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { currentLink, foldersOf, isReleaseName } from '../../api/src/release/folders';

/** What content maintainers edit. */
export const contentFolders = ['data', 'static'];

/** What a release notes of itself, in `release.json`. */
const note = z.object({
  /** The commit of the checkout, as `git describe` calls it; empty without Git. */
  commit: z.string(),
  /** The name of the release that visitors saw before this one was made; null for the first. */
  previous: z.string().nullable(),
  /** A digest of what the server reads when it starts: a release that changes it needs a restart. */
  server: z.string(),
  /** A digest of what content maintainers edit. */
  content: z.string(),
});

export type ReleaseNote = z.infer<typeof note>;

export interface KnownRelease extends ReleaseNote {
  name: string;
  /** In milliseconds since 1970: when visitors last saw it, or when it was made; the time of its folder. */
  lastSeen: number;
}

/** The name of a release: its time, so that names are in order, and what was built. */
export function releaseName(time: Date, build: string): string {
  return `${time.toISOString().replace(/[-:]/g, '')}-${build.slice(0, 8)}`;
}

export const noteFile = 'release.json';

/** Those that can be used, the oldest first. */
export function releasesIn(folder: string): KnownRelease[] {
  const names = existsSync(folder) ? readdirSync(folder).filter(isReleaseName) : [];
  return names.sort().flatMap((name) => knownRelease(folder, name) ?? []);
}

function knownRelease(folder: string, name: string): KnownRelease | undefined {
  const release = path.join(folder, name);
  const { publicDir, dataDir } = foldersOf(release);
  try {
    const { data } = note.safeParse(JSON.parse(readFileSync(path.join(release, noteFile), 'utf8')));
    const isWhole = existsSync(path.join(publicDir, 'index.html')) && existsSync(dataDir);
    return data && isWhole ? { ...data, name, lastSeen: statSync(release).mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** The name of the release that visitors see; undefined where nothing was released. */
export function currentRelease(folder: string): string | undefined {
  const link = path.join(folder, currentLink);
  // A link that leads nowhere exists for lstat only; its release is gone.
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}
