import { execFileSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { currentLink, earlierFolder, foldersOf } from '../../api/src/release/folders';
import { hashed } from '../../api/src/site/cache-control';
import { filesIn } from '../../src/build/files-in';
import { buildsFolder } from '../../src/build/page-data';
import { readBuiltPolicy } from '../hosting/built-policy';
import { readBuiltRedirects } from '../hosting/built-redirects';
import { readContacts } from '../hosting/contacts';
import { nginxInclude } from '../hosting/nginx';
import { currentRelease, noteFile, type ReleaseNote, releaseName } from './folders';

/** What was built, and with which content. */
export type Built = ReturnType<typeof foldersOf>;

/**
 * Puts a release together beside the others, under a name that nobody serves, and gives it its own when all of it is
 * on the disk: whatever ends this before leaves only what `clean` takes away.
 * @returns its name
 */
export function putTogether(
  folder: string,
  built: Built,
  note: Omit<ReleaseNote, 'previous'>,
  time = new Date(),
): string {
  const [build = ''] = readdirSync(path.join(built.publicDir, buildsFolder));
  const name = releaseName(time, build);
  const incoming = path.join(folder, '.incoming');
  const removeRest = () => rmSync(incoming, { recursive: true, force: true });
  removeRest();
  try {
    fill(incoming, folder, name, built, note);
  } catch (error) {
    // A full disk has room again.
    removeRest();
    throw error;
  }
  renameSync(incoming, path.join(folder, name));
  keepReachable(folder, name);
  return name;
}

function fill(incoming: string, folder: string, name: string, built: Built, note: Omit<ReleaseNote, 'previous'>): void {
  const previous = currentRelease(folder) ?? null;
  const before = previous === null ? undefined : foldersOf(path.join(folder, previous));
  const { publicDir, dataDir } = foldersOf(incoming);
  takeOver(built.publicDir, publicDir, before?.publicDir);
  takeOver(built.dataDir, dataDir, before?.dataDir);
  writeFileSync(path.join(incoming, noteFile), JSON.stringify({ ...note, previous }));
  const roots = { root: path.resolve(folder, name, 'public'), earlier: path.resolve(folder, earlierFolder) };
  const parts = { redirects: readBuiltRedirects(publicDir), contacts: readContacts(dataDir), roots };
  writeFileSync(path.join(incoming, 'nginx.conf'), nginxInclude(readBuiltPolicy(publicDir), parts));
  toDisk(incoming);
}

/** Leads visitors to a release, by one rename: they see the one or the other, and never none. */
export function switchTo(folder: string, name: string): void {
  const leaving = currentRelease(folder);
  const now = new Date();
  if (leaving !== undefined) utimesSync(path.join(folder, leaving), now, now);
  const link = path.join(folder, `.${currentLink}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, path.join(folder, currentLink));
  toDisk(folder);
}

/**
 * What its pages will still ask for when they are open and it is left: the files whose addresses follow from their
 * contents. Before visitors see it, so that whoever leaves it needs no room for that on a full disk.
 */
function keepReachable(folder: string, name: string): void {
  const { publicDir } = foldersOf(path.join(folder, name));
  for (const file of filesIn(publicDir)) {
    const inside = path.relative(publicDir, file);
    if (!hashed.test(`/${inside.replace(/\.(?:br|gz)$/, '')}`)) continue;
    const kept = path.join(folder, earlierFolder, inside);
    if (!existsSync(kept)) linkOrCopy(file, kept);
  }
}

/** Takes files over; one that the release before has as well is one file on the disk. Released files never change. */
function takeOver(from: string, to: string, before: string | undefined): void {
  for (const file of filesIn(from)) {
    const inside = path.relative(from, file);
    const earlier = before && path.join(before, inside);
    if (earlier && isSame(file, earlier)) linkOrCopy(earlier, path.join(to, inside));
    else copy(file, path.join(to, inside));
  }
}

function isSame(one: string, other: string): boolean {
  const there = statSync(other, { throwIfNoEntry: false });
  return there?.size === statSync(one).size && readFileSync(one).equals(readFileSync(other));
}

/** A copy where the disk knows no second names, or no more of them. */
function linkOrCopy(file: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(file, to);
  } catch {
    copy(file, to);
  }
}

function copy(file: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(file, to, constants.COPYFILE_FICLONE);
}

/** So that a power cut leaves no release with empty files: all that its disk has still in memory. */
function toDisk(folder: string): void {
  execFileSync('sync', ['-f', folder]);
}
