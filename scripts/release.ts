/** `npm run release`: from edited content to the live site in one step, and back (decision 0043). */
import { UsageError } from '../api/src/cli/usage';
import { knownFailure } from '../api/src/log/failure';
import { runCommand } from './lib/command';
import { list, release, rollBack } from './release/release';

const usage = `npm run release                         checks the content, builds it beside the site that visitors see, looks
                                        at what was built, and leads them there at once
npm run release -- --rollback           leads them back to the release before, without a build
npm run release -- --rollback <release> leads them to any that is kept
npm run release -- --list               shows the releases that are kept

\`npm run serve\` serves what was released, and needs no restart. When something is wrong, visitors notice nothing.`;

const folder = 'releases';

runCommand({ usage, flags: ['rollback', 'list'], takesWords: true }, async ({ flags, words }) => {
  const [name, ...more] = words;
  if (more.length > 0 || (name !== undefined && !flags.has('rollback')) || flags.size > 1)
    throw new UsageError('One thing at a time, please.');
  // Whoever runs the server must be able to read what is released, and all of it is public.
  process.umask(0o022);
  if (flags.has('list')) return console.log(list(folder));
  try {
    console.log(flags.has('rollback') ? rollBack(folder, name) : await release(folder));
  } catch (error) {
    // What the system refuses, such as room on the disk.
    const sentence = knownFailure(error);
    throw sentence === undefined ? error : new Error(`Visitors see what they saw before. ${sentence}`);
  }
});
