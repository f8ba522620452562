import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { failureText } from '../../api/src/log/failure';
import { filesIn } from '../../src/build/precompress';
import { targetsOf } from '../../src/content/report';
import { clean } from './clean';
import { contentFolders, currentRelease, releasesIn } from './folders';
import { BusyError, takeLock } from './lock';
import { type Built, putTogether, switchTo } from './publish';
import { faultsOf } from './verify';
import { buildBeside } from './workshop';

/** In seconds: how long one waits for another who is just switching. */
const patience = 60;

/** Of what is wrong, so much is said: more has one cause, which the first show. */
const mostSaid = 20;

/**
 * Checks the content, builds it beside what visitors see, looks at what was built, and leads them there.
 * @returns what to tell whoever asked for it
 * @throws with one sentence, or the report of the content check; then nothing has changed for visitors
 */
export async function release(folder: string): Promise<string> {
  const lock = takeLock(folder, '.lock-of-build');
  if (!lock) throw new BusyError('Another release is being made just now: wait until it is over.');
  try {
    const before = currentRelease(folder);
    const built = await buildBeside(folder, lock.file);
    const faults = faultsOf(built.publicDir, targetsOf(path.dirname(built.publicDir)).pages);
    if (faults.length > 0)
      throw new Error(`${faults.slice(0, mostSaid).join('\n')}\nNothing was released, because the build is not whole.`);
    return publish(folder, built, before);
  } finally {
    lock.free();
  }
}

/**
 * Releases what was built.
 * @param before the release that visitors saw when the build began
 * @throws when they see another one now
 */
export function publish(folder: string, built: Built, before: string | undefined): string {
  return alone(folder, () => publishAlone(folder, built, before));
}

function publishAlone(folder: string, built: Built, before: string | undefined): string {
  if (currentRelease(folder) !== before)
    throw new Error('Nothing was released, because somebody led visitors to another release meanwhile: release again.');
  const root = path.dirname(built.publicDir);
  const server = digestOf(root, readAtStart);
  const name = putTogether(folder, built, { commit: commit(), server, content: digestOf(root, contentFolders) });
  switchTo(folder, name);
  const former = releasesIn(folder).find((known) => known.name === before);
  const hints = restartHint(former?.server, server) + cleanedUp(folder);
  return `Released ${name}: visitors see it within a second.${hints}`;
}

/** Visitors see the release, whether or not the old ones could be taken away. */
function cleanedUp(folder: string): string {
  try {
    clean(folder);
    return '';
  } catch (error) {
    return `\nOld releases could not be taken away: ${failureText(error)}`;
  }
}

/**
 * Leads visitors back to the release before the one they see, or to the one that is named.
 * @returns what to tell whoever asked for it
 */
export function rollBack(folder: string, to?: string): string {
  return alone(folder, () => rollBackAlone(folder, to));
}

function rollBackAlone(folder: string, to: string | undefined): string {
  const known = releasesIn(folder);
  const current = known.find(({ name }) => name === currentRelease(folder));
  const wanted = to ?? current?.previous;
  if (!wanted) throw new Error('There is no release to go back to: nothing was released before this one.');
  if (wanted === current?.name) throw new Error(`Visitors see ${wanted} already.`);
  const found = known.find(({ name }) => name === wanted);
  if (!found)
    throw new Error(`There is no release ${wanted} (any more): npm run release -- --list shows those there are.`);
  switchTo(folder, wanted);
  const isOther = current !== undefined && current.server !== found.server;
  return `Visitors see ${wanted} within a second.${isOther ? goBackAlsoHint(found.commit) : ''}`;
}

/**
 * Whether the content as it is now was released, also where visitors were led back from it: somebody did not like it,
 * and it must not come again by itself.
 */
export function isReleased(folder: string, root: string): boolean {
  return releasesIn(folder).at(-1)?.content === digestOf(root, contentFolders);
}

/** A line for each release, the newest first. */
export function list(folder: string): string {
  const current = currentRelease(folder);
  const lines = releasesIn(folder).map(({ name, commit, lastSeen }) => {
    const seen = name === current ? 'visitors see it' : `until ${new Date(lastSeen).toISOString().slice(0, 16)}Z`;
    return [name, seen, commit].filter(Boolean).join('  ');
  });
  return lines.reverse().join('\n') || 'Nothing has been released yet.';
}

/** A build may take minutes, and whoever has to go back meanwhile must not wait for it: this lock is another. */
function alone<T>(folder: string, work: () => T): T {
  const lock = takeLock(folder, '.lock-of-switch', patience);
  if (!lock) throw new BusyError('Somebody else is leading visitors to a release: try again in a minute.');
  try {
    return work();
  } finally {
    lock.free();
  }
}

function commit(): string {
  const { stdout, status } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** What a server reads only when it starts. */
const readAtStart = ['api/src', 'src/contract', 'src/content', 'data/options.json', 'package-lock.json'];

function digestOf(root: string, names: readonly string[]): string {
  const digest = createHash('sha256');
  for (const place of names.map((name) => path.join(root, name)).filter((place) => existsSync(place))) {
    const files = statSync(place).isDirectory() ? filesIn(place).sort() : [place];
    for (const file of files) digest.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 16);
}

function restartHint(former: string | undefined, now: string): string {
  if (former === undefined || former === now) return '';
  return '\nThe server itself has changed as well (its code or data/options.json): start it again.';
}

/** What a release does not hold is the server's own code. */
function goBackAlsoHint(commit: string): string {
  const to = commit && ` (${commit})`;
  return `\nIt was made beside another version of the server, or of data/options.json: if they do not go together, go back to that commit as well${to}, and start the server again.`;
}
