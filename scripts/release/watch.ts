import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { filesIn } from '../../src/build/files-in';
import { contentFolders } from './folders';
import { BusyError } from './lock';

/** In milliseconds: between two looks at the files. What has not changed from one to the next is saved. */
const pause = 2000;

/** In milliseconds: a branch is asked for less often, for its host counts. */
const pauseOfBranch = 30_000;

/** What a watch does, and where it says what came of it. */
interface Work {
  /** @throws with what is wrong; then nothing has changed for visitors */
  release: () => Promise<string>;
  /** Whether what is in the folders now was released, or refused, before this watch began. */
  isReleased: () => boolean;
  say: (sentence: string) => void;
}

/**
 * Releases each change of the content once it is saved, until the signal comes. One that is refused is said once and
 * waits for the next change; one that met another release is tried again. It looks at the times of the files, since
 * what systems tell of changes differs between them and can be lost.
 * @param branch such as `origin/main`: what is pushed there is taken over first
 */
export async function watch({ release, isReleased, say }: Work, until: AbortSignal, branch?: string): Promise<void> {
  let tried = isReleased() ? stateOfContent() : undefined;
  let before: string | undefined;
  let lastSaid = '';
  let pullAt = 0;
  while (!until.aborted) {
    if (branch !== undefined && performance.now() >= pullAt) {
      sayOnce(pull(branch) ?? '');
      pullAt = performance.now() + pauseOfBranch;
    }
    const state = stateOfContent();
    if (state === before && state !== tried) {
      tried = state;
      try {
        say(await release());
      } catch (error) {
        if (error instanceof BusyError) tried = undefined;
        else say(error instanceof Error ? error.message : String(error));
      }
    }
    before = state;
    await setTimeout(pause, undefined, { signal: until }).catch(() => {});
  }

  function sayOnce(sentence: string): void {
    if (sentence !== '' && sentence !== lastSaid) say(sentence);
    lastSaid = sentence;
  }
}

/** Names, sizes and times of all files. */
function stateOfContent(): string {
  const digest = createHash('sha256');
  for (const file of contentFolders
    .filter((folder) => existsSync(folder))
    .flatMap(filesIn)
    .sort()) {
    const stats = statSync(file, { throwIfNoEntry: false });
    digest.update(`${file}\0${stats?.size}\0${stats?.mtimeMs}\0`);
  }
  return digest.digest('hex');
}

/**
 * Takes over what was pushed to a branch, if it changes nothing but the content.
 * @returns what is in the way of that
 */
function pull(branch: string): string | undefined {
  const [remote = '', ...name] = branch.split('/');
  const git = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr.trim()}`);
    return stdout.trim();
  };
  try {
    git('fetch', '--quiet', remote, name.join('/'));
    const files = git('diff', '--name-only', 'HEAD...FETCH_HEAD').split('\n').filter(Boolean);
    const program = files.find((file) => !contentFolders.some((folder) => file.startsWith(`${folder}/`)));
    if (program) return `${branch} changes the program as well (${program}): update by hand, as docs/deploy.md says.`;
    if (files.length > 0) git('merge', '--quiet', '--ff-only', 'FETCH_HEAD');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
