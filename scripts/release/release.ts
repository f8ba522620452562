import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { failureText } from '../../api/src/log/failure';
import { foldersOf } from '../../api/src/release/folders';
import { targetsOf } from '../../src/content/report';
import { unpackContent } from '../lib/built-content';
import { temporaryFolder } from '../lib/temporary-folder';
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
    return publish(folder, built, before, before === undefined ? unreleased('.') : undefined);
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
export function publish(folder: string, built: Built, before: string | undefined, shown?: Shown): string {
  return whileNobodySwitches(folder, () => publishAlone(folder, built, before, shown));
}

function publishAlone(folder: string, built: Built, before: string | undefined, shown: Shown | undefined): string {
  if (currentRelease(folder) !== before)
    throw new Error('Nothing was released, because somebody led visitors to another release meanwhile: release again.');
  const note = madeOf(path.dirname(built.publicDir));
  const isFirst = shown !== undefined && releasesIn(folder).length === 0;
  if (isFirst) keepAsRelease(folder, shown);
  const former = releasesIn(folder).find((known) => known.name === currentRelease(folder));
  const name = putTogether(folder, built, note);
  switchTo(folder, name);
  const hints = [isFirst && !shown.isOfOneContent ? mixedHint : '', restartHint(former?.server, note.server)].join('');
  return `Released ${name}: visitors see it within a second.${hints}${cleanedUp(folder)}`;
}

/** What visitors saw where nothing was ever released. */
interface Shown extends Built {
  /** Whether its lists are of the content that its pages were made of. */
  isOfOneContent: boolean;
}

const mixedHint =
  '\nThe way back from here leads to the pages as they were, but with the lists as data/ has them now: the build that visitors saw before does not say of which it was made. Where a form there lacks what its page is about, release again instead.';

/** What `npm run build` left and visitors see, if it is whole. */
function unreleased(root: string): Shown | undefined {
  const { publicDir } = foldersOf(root);
  const isShown = existsSync(path.join(publicDir, 'index.html'));
  return isShown && faultsOf(publicDir, []).length === 0 ? shownBefore(root) : undefined;
}

/** What `public/` shows, with the lists that it was made of: those in `data/` may have been edited since. */
export function shownBefore(root: string): Shown {
  const { publicDir, dataDir } = foldersOf(root);
  const unpacked = temporaryFolder();
  const isOfOneContent = unpackContent(root, unpacked);
  return { publicDir, dataDir: isOfOneContent ? unpacked : dataDir, isOfOneContent };
}

/**
 * Makes a release of it, to which they are led first: pages of it that are open find their files, and the way back
 * leads there. Its pictures are not compared with those of now, so it notes no content.
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
