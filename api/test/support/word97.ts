import { compoundFile } from './compound-file';

/**
 * The parts of a document's text in their order ([MS-DOC] 2.3.4), by where the table of each part's fields is named.
 */
export const textParts: Record<string, { word97?: number; word6?: number }> = {
  'its text': { word97: 282, word6: 216 },
  'a footnote': { word97: 298, word6: 232 },
  'a header': { word97: 290, word6: 224 },
  'a macro': {},
  'a comment': { word97: 306, word6: 240 },
  'an endnote': { word97: 538, word6: 482 },
  'a text box': { word97: 610, word6: 554 },
  'a text box of a header': { word97: 626, word6: 570 },
};

interface WordText {
  /** The text, with fields between the characters 0x13, 0x14 and 0x15; in parts, if it is not all in the first one. */
  text: string | readonly string[];
  /** Where to cut the text into pieces. */
  cuts?: readonly number[];
  /** Where positions begin to count, when not from zero. */
  firstPosition?: number;
  /** Whether each piece has two bytes for a character; they take turns, beginning with this. */
  isWide?: boolean;
  /** The text of the first part as the table of its fields has it: with marks where the table says that they are. */
  listed?: string | undefined;
  /** Numbers of fields by where they begin. */
  kinds?: Record<number, number>;
  /** Of a field that is listed once more at the place of the first. */
  secondKind?: number | undefined;
  /** Of the template and two sources of a mail merge, as properties 1, 8 and 9. */
  template?: string;
  dataSource?: string;
  headerSource?: string;
  /** Path of another file. */
  file?: string;
  drawings?: Buffer | undefined;
  /** Further tables, by where their places stand in the description. */
  tables?: Record<number, Buffer>;
}

/** Where a table's place stands in the description ([MS-DOC] 2.5.6). */
const places = { properties: 410, pieces: 418, drawings: 554, files: 730 };

/** As Word 2007 writes it: so many numbers of two bytes and of four, and tables. */
const numbers = { 32: 14, 62: 22, 152: 183 };
const descriptionBytes = 154 + 8 * numbers[152];

/** Where the text begins in its stream. */
export const textStart = descriptionBytes;

/** The streams of a small Word 97 document, by the published structure. */
export function wordStreams({
  text: given,
  cuts = [],
  firstPosition = 0,
  isWide = false,
  listed,
  kinds = {},
  secondKind,
  tables: more = {},
  ...paths
}: WordText): Record<string, Buffer> {
  const parts = typeof given === 'string' ? [given] : given;
  const pieces = cutText(parts.join(''), cuts, isWide);
  const main = Buffer.concat([Buffer.alloc(descriptionBytes), ...pieces.map(({ bytes }) => bytes)]);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x0200, 10);
  for (const [at, number] of Object.entries(numbers)) main.writeUInt16LE(number, Number(at));
  const table = writeFields(main, parts, { kinds, secondKind, listed }, 'word97');
  const tables = {
    properties: texts(
      Array.from(
        { length: 18 },
        (_, index) => ({ 1: paths.template, 8: paths.dataSource, 9: paths.headerSource })[index] ?? '',
      ),
    ),
    pieces: pieceTable(pieces, firstPosition),
    drawings: paths.drawings ?? Buffer.alloc(0),
    files: paths.file === undefined ? Buffer.alloc(0) : texts([paths.file]),
  };
  for (const name of ['properties', 'pieces', 'drawings', 'files'] as const) {
    main.writeUInt32LE(Buffer.concat(table).length, places[name]);
    main.writeUInt32LE(tables[name].length, places[name] + 4);
    table.push(tables[name]);
  }
  for (const [at, data] of Object.entries(more)) {
    main.writeUInt32LE(Buffer.concat(table).length, Number(at));
    main.writeUInt32LE(data.length, Number(at) + 4);
    table.push(data);
  }
  return { WordDocument: main, '1Table': Buffer.concat(table) };
}

/** The same as a file, with more streams beside its own. */
export function wordFile(text: WordText, more: Record<string, Buffer | string> = {}, classes?: Record<string, string>) {
  return compoundFile({ ...wordStreams(text), ...more }, classes);
}

interface OldWord extends Pick<WordText, 'kinds' | 'template'> {
  commands?: Buffer;
  /** A table of pieces of the text, which stand where they say, or behind everything else. */
  pieces?: readonly { text: string; at?: number }[];
  /** Where the description says that the text ends, from its beginning, and how many characters it counts. */
  length?: number;
  counted?: number;
  /** Further tables, by where their places stand in the description. */
  tables?: Record<number, Buffer>;
}

/** A document of Word 6 or 95, which has one byte for a letter and everything in one stream. */
export function oldWordFile(
  text: string | readonly string[],
  {
    commands = Buffer.from([0xff, 0x40]),
    kinds = {},
    template = '',
    tables = {},
    pieces,
    length,
    counted,
  }: OldWord = {},
): Buffer {
  const parts = typeof text === 'string' ? [text] : text;
  const properties = Buffer.from(`\0\0\0${String.fromCharCode(template.length)}${template}`, 'latin1');
  const start = Buffer.concat([Buffer.alloc(768), Buffer.from(parts.join(''), 'latin1'), commands, properties]);
  start.writeUInt16LE(0xa5dc, 0);
  start.writeUInt16LE(0x0065, 2);
  start.writeUInt32LE(768, 24);
  start.writeUInt32LE(768 + (length ?? parts.join('').length), 28);
  start.writeUInt32LE(768 + parts.join('').length, 280);
  start.writeUInt32LE(commands.length, 284);
  start.writeUInt32LE(start.length - properties.length, 344);
  start.writeUInt32LE(properties.length, 348);
  const all = [start, ...writeFields(start, parts, { kinds }, 'word6')];
  if (counted !== undefined) start.writeUInt32LE(counted, 52);
  for (const [at, data] of Object.entries(tables)) {
    start.writeUInt32LE(Buffer.concat(all).length, Number(at));
    start.writeUInt32LE(data.length, Number(at) + 4);
    all.push(data);
  }
  if (pieces) all.push(...oldPieces(start, Buffer.concat(all).length, pieces));
  return compoundFile({ WordDocument: Buffer.concat(all) });
}

/** @returns the table of the pieces, and those that stand behind it, at this place */
function oldPieces(start: Buffer, place: number, given: NonNullable<OldWord['pieces']>): Buffer[] {
  const size = 5 + (given.length + 1) * 4 + given.length * 8;
  const behind: Buffer[] = [];
  let [end, next] = [0, place + size];
  const pieces = given.map(({ text, at }): Piece => {
    const bytes = Buffer.from(text, 'latin1');
    const piece = { start: end, end: end + text.length, place: at ?? next, bytes };
    end = piece.end;
    if (at !== undefined) return piece;
    next += bytes.length;
    behind.push(bytes);
    return piece;
  });
  start.writeUInt32LE(place, 352);
  start.writeUInt32LE(size, 356);
  return [pieceTable(pieces), ...behind];
}

/**
 * Writes into a description how long each part of the text is, and where the tables of their fields are.
 * @param fields with the kinds by where they begin in the whole text
 * @returns the tables, which begin at the start of the table stream, and in Word 6 behind everything else
 */
function writeFields(
  main: Buffer,
  parts: readonly string[],
  { kinds = {}, secondKind, listed }: Pick<WordText, 'kinds' | 'secondKind' | 'listed'>,
  layout: 'word97' | 'word6',
): Buffer[] {
  const tables: Buffer[] = [];
  let at = layout === 'word6' ? main.length : 0;
  let start = 0;
  for (const [index, places] of Object.values(textParts).entries()) {
    const text = parts[index] ?? '';
    const own = Object.entries(kinds).map(([place, kind]) => [Number(place) - start, kind]);
    const table = fieldTable(index === 0 && listed !== undefined ? listed : text, Object.fromEntries(own), secondKind);
    const place = places[layout];
    main.writeUInt32LE(text.length, (layout === 'word6' ? 52 : 76) + index * 4);
    start += text.length;
    if (place === undefined) continue;
    main.writeUInt32LE(at, place);
    main.writeUInt32LE(table.length, place + 4);
    at += table.length;
    tables.push(table);
  }
  return tables;
}

interface Piece {
  start: number;
  end: number;
  place: number;
  bytes: Buffer;
}

function cutText(text: string, cuts: readonly number[], isWide: boolean): Piece[] {
  const ends = [...cuts, text.length];
  let place = descriptionBytes;
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const wide = isWide === (index % 2 === 0);
    const bytes = Buffer.from(text.slice(start, end), wide ? 'utf16le' : 'latin1');
    const piece = { start, end, place: wide ? place : ((place * 2) | 0x40000000) >>> 0, bytes };
    place += bytes.length;
    return piece;
  });
}

function pieceTable(pieces: readonly Piece[], first = 0): Buffer {
  const table = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.length - 5, 1);
  table.writeUInt32LE(first, 5);
  for (const [index, { end, place }] of pieces.entries()) {
    table.writeUInt32LE(end, 5 + (index + 1) * 4);
    table.writeUInt32LE(place, 5 + (pieces.length + 1) * 4 + index * 8 + 2);
  }
  return table;
}

/** Every mark of a field with its position; at a beginning, with the number of the field. */
function fieldTable(text: string, kinds: Record<number, number>, secondKind?: number): Buffer {
  const marks = [...text].flatMap((sign, at) =>
    sign >= '\x13' && sign <= '\x15' ? [{ at, kind: kinds[at] ?? 1 }] : [],
  );
  const [first] = marks;
  if (first && secondKind !== undefined) marks.splice(1, 0, { at: first.at, kind: secondKind });
  if (marks.length === 0) return Buffer.alloc(0);
  const table = Buffer.alloc((marks.length + 1) * 4 + marks.length * 2);
  for (const [index, { at, kind }] of marks.entries()) {
    table.writeUInt32LE(at, index * 4);
    table.writeUInt8(text.charCodeAt(at), (marks.length + 1) * 4 + index * 2);
    table.writeUInt8(kind, (marks.length + 1) * 4 + index * 2 + 1);
  }
  table.writeUInt32LE(text.length, marks.length * 4);
  return table;
}

/** A table of texts ([MS-DOC] 2.2.4). */
function texts(list: readonly string[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(0xffff, 0);
  head.writeUInt16LE(list.length, 2);
  const entries = list.map((text) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
  });
  return Buffer.concat([head, ...entries]);
}
