import type { Storage } from '../compound/compound-file';
import { executable } from '../unfit';
import { type Description, describe, tableOf, word6 } from './description';
import { checkFields } from './fields';
import { checkPaths } from './paths';
import { checkPictures } from './pictures';

/** What Word 6 and 95 write of commands when nobody has changed any. Whatever else it is may be macros. */
const noCommands = Buffer.from([0xff, 0x40]);

/** The streams of a Word document before 2007, alone or embedded in something else. @throws Unfit */
export function checkWordStreams(storage: Storage): void {
  const description = describe(storage);
  checkCommands(description);
  checkPaths(description);
  checkPictures(tableOf(description, 'drawings'));
  checkFields(description);
}

function checkCommands(description: Description): void {
  if (description.layout !== word6) return;
  const commands = tableOf(description, 'commands');
  if (commands.length > 0 && !commands.equals(noCommands)) throw executable('macros or changed commands');
}
