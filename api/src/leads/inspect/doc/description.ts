import type { Storage } from '../compound/compound-file';
import { damaged, executable, locked, notInside } from '../invalid-file';

/** What a Word file says of itself at its beginning ([MS-DOC] 2.5), in either of two layouts. */
export interface Description {
  layout: Layout;
  /** The stream of the text. */
  main: Buffer;
  /** The stream of everything that is said of it; before Word 97 the same. */
  table: Buffer;
}

/** Where numbers stand in the description, in bytes. Each of `tables` is the place of a table and its size. */
interface Layout {
  /** In characters: of the text, footnotes, headers, macros, comments, endnotes, text boxes and those of headers. */
  counts: number;
  tables: Partial<Record<TableName, number>>;
}

/** Pieces of text; fields by part of the text; where else the document has been or looks; what it orders. */
export type TableName = 'pieces' | 'properties' | 'files' | OrderTable | FieldTable;

/** Commands; a mail merge of Word 97, 2000 and 2002; whom to send it to; schemas of XML; pages that show others. */
type OrderTable = 'commands' | 'merge' | 'newerMerge' | 'mergeSource' | 'route' | 'schemas' | 'frames';

export const fieldTables = [
  'textFields',
  'footnoteFields',
  'headerFields',
  'macroFields',
  'commentFields',
  'endnoteFields',
  'boxFields',
  'headerBoxFields',
] as const;

type FieldTable = (typeof fieldTables)[number];

const word97: Layout = {
  counts: 76,
  tables: {
    textFields: 282,
    headerFields: 290,
    footnoteFields: 298,
    commentFields: 306,
    commands: 346,
    properties: 410,
    pieces: 418,
    merge: 506,
    endnoteFields: 538,
    boxFields: 610,
    headerBoxFields: 626,
    route: 714,
    files: 730,
    frames: 946,
    newerMerge: 1162,
    mergeSource: 1170,
    schemas: 1242,
  },
};

/** Word 6 and 95. */
export const word6: Layout = {
  counts: 52,
  tables: {
    textFields: 216,
    headerFields: 224,
    footnoteFields: 232,
    commentFields: 240,
    commands: 280,
    properties: 344,
    pieces: 352,
    merge: 450,
    endnoteFields: 482,
    boxFields: 554,
    headerBoxFields: 570,
  },
};

/**
 * How much stands before the tables of Word 97 ([MS-DOC] 2.5.1): so many numbers of two bytes and of four, which no
 * program writes more or fewer of, or another would find the tables elsewhere; and how many tables there are.
 */
const shortNumbers = { at: 32, count: 14 };
const longNumbers = { at: 62, count: 22 };
const tableCount = 152;

/** How many tables each version has at least, by the number that it writes at its beginning ([MS-DOC] 2.5.1). */
const counts = [
  [0x112, 183],
  [0x10c, 164],
  [0x101, 136],
  [0xd9, 108],
  [0, 93],
] as const;

const firstTable = 154;

/** Numbers that a description begins with; Word 6 and 95 had others in China, Japan and Korea. */
const layouts: Record<number, Layout> = {
  42476: word97,
  42460: word6,
  42647: word6,
  42648: word6,
  42649: word6,
};

/** Where the pages are counted to the description of what a template has beside its text ([MS-DOC] 2.5.2, pnNext). */
const secondDocument = 8;
const encrypted = 0x8100;
const secondTable = 0x0200;

/** @throws InvalidFile for another kind of stream, one that a password keeps, and one whose tables are missing */
export function describe({ streams }: Storage): Description {
  const main = streams.get('worddocument') ?? Buffer.alloc(0);
  const layout = main.length < 32 ? undefined : layouts[main.readUInt16LE(0)];
  if (!layout) throw notInside('a Word document');
  const flags = main.readUInt16LE(10);
  if (flags & encrypted) throw locked();
  if (main.readUInt16LE(secondDocument) !== 0) throw executable('a second document, as a template has');
  if (layout === word97 && !hasUsualNumbers(main)) throw damaged();
  const table = layout === word6 ? main : streams.get(flags & secondTable ? '1table' : '0table');
  if (!table || main.length < (layout.tables.files ?? layout.tables.pieces ?? 0) + 8) throw damaged();
  return { layout, main, table };
}

function hasUsualNumbers(main: Buffer): boolean {
  if (main.length < firstTable) return false;
  const [, least] = counts.find(([version]) => main.readUInt16LE(2) >= version) ?? [0, 0];
  // A table that is not counted would be read by others all the same.
  if (main.readUInt16LE(tableCount) < least) return false;
  return [shortNumbers, longNumbers].every(({ at, count }) => main.readUInt16LE(at) === count);
}

/** Empty when the document has none. @throws InvalidFile when it is not there as described */
export function tableOf({ layout, main, table }: Description, name: TableName): Buffer {
  const at = layout.tables[name];
  if (at === undefined || !isNamed(layout, main, at)) return Buffer.alloc(0);
  if (at + 8 > main.length) throw damaged();
  const [start, size] = [main.readUInt32LE(at), main.readUInt32LE(at + 4)];
  if (size === 0) return Buffer.alloc(0);
  if (start + size > table.length) throw damaged();
  return table.subarray(start, start + size);
}

/** Later versions of Word 97's layout have more tables. What stands behind the last is something else. */
function isNamed(layout: Layout, main: Buffer, at: number): boolean {
  return layout !== word97 || at < firstTable + 8 * main.readUInt16LE(tableCount);
}
