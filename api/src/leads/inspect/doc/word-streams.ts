import type { Carried } from '../carried';
import type { Storage } from '../compound/compound-file';
import { executable } from '../invalid-file';
import { checkHyperlinks } from '../ole/hyperlinks';
import { type Description, describe, tableOf, word6 } from './description';
import { checkDrawings } from './drawings';
import { checkFields } from './fields';
import { checkLinkedPictures } from './linked-pictures';
import { checkPaths } from './paths';

/** What Word 6 and 95 write of commands when nobody has changed any. Whatever else it is may be macros. */
const noCommands = Buffer.from([0xff, 0x40]);

/**
 * The streams of a Word document before 2007, alone or embedded in something else.
 * @returns what is carried in its drawings
 * @throws InvalidFile
 */
export function checkWordStreams(storage: Storage): Carried[] {
  const description = describe(storage);
  checkCommands(description);
  checkPaths(description);
  checkFields(description);
  return checkPictures(description, storage.streams.get('data'));
}

function checkCommands(description: Description): void {
  if (description.layout !== word6) return;
  const commands = tableOf(description, 'commands');
  if (commands.length > 0 && !commands.equals(noCommands)) throw executable('macros or changed commands');
}

/** Without a stream of data, LibreOffice looks for pictures in that of the text, as Word 6 kept them. */
function checkPictures({ layout, main, table }: Description, data: Buffer | undefined): Carried[] {
  const all = [...new Set([main, table, data ?? main])];
  checkLinkedPictures({ all, pictures: data ? [data, main] : [main], isWord6: layout === word6 });
  all.forEach(checkHyperlinks);
  return [...all.flatMap(checkDrawings), ...all.map((stream) => ({ names: [], data: stream, hasPictures: true }))];
}
