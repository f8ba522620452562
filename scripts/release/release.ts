import path from 'node:path';
import { failureText } from '../../api/src/log/failure';
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
  return whileNobodySwitches(folder, () => publishAlone(folder, built, before));
}

function publishAlone(folder: string, built: Built, before: string | undefined): string {
  if (currentRelease(folder) !== before)
    throw new Error('Nothing was released, because somebody led visitors to another release meanwhile: release again.');
  const note = madeOf(path.dirname(built.publicDir));
  const name = putTogether(folder, built, note);
  switchTo(folder, name);
  const former = releasesIn(folder).find((known) => known.name === before);
  const hints = restartHint(former?.server, note.server) + cleanedUp(folder);
  return `Released ${name}: visitors see it within a second.${hints}`;
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
