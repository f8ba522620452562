import { executable, mailMerge, otherPages } from '../invalid-file';
import { Reader } from '../reader';
import { type Description, type TableName, tableOf } from './description';

/** In bytes: as many as Word and its imitators write of commands when nobody has changed any (`ff 40`). */
const noCommands = 2;

/** Tables that Word writes for these alone: of 149 genuine documents of Apache POI none has one. */
const merges: TableName[] = ['merge', 'newerMerge', 'mergeSource'];
const others: [TableName, string][] = [
  ['route', 'an order to send it by mail'],
  ['schemas', 'links to schemas of XML'],
];

/** What every program writes into the table of frames ([MS-DOC] 2.9.241, 2.9.62): styles of lists. */
const stylesOfLists = 6;

/**
 * Refuses what a Word document before 2007 would have done or fetched beside its text: changed commands, which may be
 * macros; a mail merge, whose data may be on another computer; a list of whom to send it to; and pages in frames, each
 * of which shows another file.
 * @throws InvalidFile
 */
export function checkOrders(description: Description): void {
  if (tableOf(description, 'commands').length > noCommands) throw executable('macros or changed commands');
  if (merges.some((table) => tableOf(description, table).length > 0)) throw mailMerge();
  for (const [table, what] of others) if (tableOf(description, table).length > 0) throw executable(what);
  const frames = new Reader(tableOf(description, 'frames'));
  while (frames.left > 0) {
    const [size, kind] = [frames.u32(), frames.u32()];
    if (kind !== stylesOfLists) throw otherPages();
    frames.bytes(size - 8);
  }
}
