import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { failureText } from '../../api/src/log/failure';
import { foldersOf } from '../../api/src/release/folders';
import { targetsOf } from '../../src/content/report';
import { clean } from './clean';
import { currentRelease, releasesIn } from './folders';
import { BusyError, takeLock, whileNobodySwitches } from './lock';
import { contentOf, madeOf } from './made-of';
import { type Built, putTogether, switchTo } from './publish';
import { faultsOf } from './verify';
import { buildBeside } from './workshop';

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
    return publish(folder, built, before, before === undefined ? unreleased() : undefined);
  } finally {
    lock.free();
  }
}

/**
 * Releases what was built.
 * @param before the release that visitors saw when the build began
 * @param shown what they saw where nothing was ever released
 * @throws when they see another one now
 */
export function publish(folder: string, built: Built, before: string | undefined, shown?: Built): string {
  return whileNobodySwitches(folder, () => publishAlone(folder, built, before, shown));
}

function publishAlone(folder: string, built: Built, before: string | undefined, shown: Built | undefined): string {
  if (currentRelease(folder) !== before)
    throw new Error('Nothing was released, because somebody led visitors to another release meanwhile: release again.');
  const note = madeOf(path.dirname(built.publicDir));
  if (shown && releasesIn(folder).length === 0) keepAsRelease(folder, shown);
  const former = releasesIn(folder).find((known) => known.name === currentRelease(folder));
  const name = putTogether(folder, built, note);
  switchTo(folder, name);
  const hints = restartHint(former?.server, note.server) + cleanedUp(folder);
  return `Released ${name}: visitors see it within a second.${hints}`;
}

/** What `npm run build` left and visitors see, if it is whole. */
function unreleased(): Built | undefined {
  const shown = foldersOf('.');
  const isShown = existsSync(path.join(shown.publicDir, 'index.html'));
  return isShown && faultsOf(shown.publicDir, []).length === 0 ? shown : undefined;
}

/**
 * Makes a release of it, to which they are led first: pages of it that are open find their files, and the way back
 * leads there. Of which content it was built, nobody knows.
 */
function keepAsRelease(folder: string, { publicDir, dataDir }: Built): void {
  const built = statSync(path.join(publicDir, 'index.html')).mtime;
  const note = { ...madeOf(path.dirname(publicDir)), content: '' };
  switchTo(folder, putTogether(folder, { publicDir, dataDir }, note, built));
}

/**
 * Whether the content as it is now was released, also where visitors were led back from it: somebody did not like it,
 * and it must not come again by itself.
 */
export function isReleased(folder: string, root: string): boolean {
  return releasesIn(folder).at(-1)?.content === contentOf(root);
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

function restartHint(former: string | undefined, now: string): string {
  if (former === undefined || former === now) return '';
  return '\nThe server itself has changed as well (its code or data/options.json): start it again.';
}
