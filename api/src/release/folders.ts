import path from 'node:path';

/** The symbolic link, in the folder of all releases, to the one that visitors see. */
export const currentLink = 'current';

/** Beside the releases: the files of those before, which pages that are still open ask for. */
export const earlierFolder = 'earlier';

/** What a release has: everything that must change together. */
export function foldersOf(release: string): { publicDir: string; dataDir: string } {
  return { publicDir: path.join(release, 'public'), dataDir: path.join(release, 'data') };
}

export function isReleaseName(name: string): boolean {
  return /^\d{8}T\d{6}\.\d{3}Z-[0-9a-f]{8}$/.test(name);
}
