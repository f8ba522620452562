/** `npm run release`: from edited content to the live site in one step, and back (decision 0043). */
import { UsageError } from '../api/src/cli/usage';
import { knownFailure } from '../api/src/log/failure';
import { runCommand } from './lib/command';
import { keepLedger } from './lib/keep-ledger';
import { isReleased, release } from './release/release';
import { list, rollBack } from './release/roll-back';
import { watch } from './release/watch';

const usage = `npm run release                         checks the content, builds it beside the site that visitors see, looks
                                        at what was built, and leads them there at once
npm run release -- --rollback           leads them back to the release before, without a build
npm run release -- --rollback <release> leads them to any that is kept
npm run release -- --list               shows the releases that are kept
npm run release -- --watch              releases each change of the content once it is saved, until it is stopped
npm run release -- --watch origin/main  the same, and takes over what is pushed to that branch

\`npm run serve\` serves what was released, and needs no restart. When something is wrong, visitors notice nothing.`;

const folder = 'releases';

runCommand({ usage, flags: ['rollback', 'list', 'watch'], takesWords: true }, async ({ flags, words }) => {
  const [word, ...more] = words;
  const takesWord = flags.has('rollback') || flags.has('watch');
  if (more.length > 0 || (word !== undefined && !takesWord) || flags.size > 1)
    throw new UsageError('One thing at a time, please.');
  // Whoever runs the server must be able to read what is released, and all of it is public.
  process.umask(0o022);
  if (flags.has('list')) console.log(list(folder));
  else if (flags.has('watch')) await watchContent(word);
  else console.log(flags.has('rollback') ? await inWords(() => rollBack(folder, word)) : await releaseAll());
});

/** What is released was used: it goes into the ledger. */
function releaseAll(): Promise<string> {
  return inWords(() => {
    keepLedger('.');
    return release(folder);
  });
}

async function watchContent(branch: string | undefined): Promise<void> {
  const isDone = () => isReleased(folder, '.');
  console.log('Looking for changes of the content; Ctrl-C ends it.');
  // What a branch has, nobody changes here: its files could not be taken over any more.
  const releaseOnce = branch === undefined ? releaseAll : () => inWords(() => release(folder));
  await watch({ release: releaseOnce, isReleased: isDone, say: console.log }, new AbortController().signal, branch);
}

/** What the system refuses, such as room on the disk, as a sentence. */
async function inWords(work: () => string | Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    const sentence = knownFailure(error);
    throw sentence === undefined ? error : new Error(`Visitors see what they saw before. ${sentence}`);
  }
}
