import { damaged } from '../invalid-file';
import { Reader } from '../reader';
import { type Description, fieldTables, tableOf, word6 } from './description';
import { isSign } from './field-signs';

/** Entries of the table of pieces ([MS-DOC] 2.9.38): formatting, and the pieces themselves. */
const formatting = 1;
const pieces = 2;

/** In a piece's place: its characters have one byte each, and the place is counted in half bytes. */
const oneByte = 0x40000000;

/**
 * The whole text with headers, notes, comments and boxes, in the order in which positions are counted. Of Word 6 and 95
 * some programs go by the table of pieces, others take what stands in one piece from its beginning on, to the end that
 * one number says or as far as others count: that is a text as well.
 * @throws InvalidFile
 */
export function textsOf(description: Description): string[] {
  const texts = readingsOf(description);
  return [...new Set(texts.flatMap((text) => [text, ...asian.map((isFirst) => inDoubleBytes(text, isFirst))]))];
}

/** Whether a byte is the first of two: in Chinese and Korean, and in Japanese, which has letters of one byte too. */
const asian = [
  (byte: number) => byte > 0x80 && byte < 0xff,
  (byte: number) => (byte > 0x80 && byte < 0xa0) || (byte >= 0xe0 && byte < 0xfd),
];

/**
 * Letters of one byte are those of a code page that the document, a font or a language names. In those of East Asia
 * some bytes swallow the next one, be it a quote. Places stay what they are.
 */
function inDoubleBytes(text: string, isFirst: (byte: number) => boolean): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (!isFirst(text.charCodeAt(at)) || isSign(text.charAt(at + 1))) continue;
    pieces.push(text.slice(from, at), '\ufffd\0');
    from = at + 2;
    at += 1;
  }
  return pieces.join('') + text.slice(from);
}

function readingsOf(description: Description): string[] {
  const table = tableOf(description, 'pieces');
  const { layout, main } = description;
  const pieced = table.length > 0 ? [joined(pieceTable(table), main, layout === word6)] : [];
  if (layout === word6) return [...pieced, inOnePiece(description)];
  if (pieced.length === 0) throw damaged();
  return pieced;
}

function inOnePiece({ main, layout }: Description): string {
  const [start, end] = [main.readUInt32LE(textAt), main.readUInt32LE(textAt + 4)];
  const counted = fieldTables.reduce((sum, _, index) => sum + main.readUInt32LE(layout.counts + index * 4), 0);
  return main.toString('latin1', start, Math.max(end, start + counted));
}

/** Where the description says where the text of Word 6 begins and ends, in bytes. */
const textAt = 24;

function pieceTable(table: Buffer): Buffer {
  const reader = new Reader(table);
  for (;;) {
    const kind = reader.bytes(1)[0];
    if (kind === pieces) return reader.bytes(reader.u32());
    if (kind !== formatting) throw damaged();
    reader.bytes(reader.u16());
  }
}

/** No two pieces share their bytes, so all together are no longer than the stream. */
function joined(table: Buffer, main: Buffer, isWord6: boolean): string {
  const count = Math.floor((table.length - 4) / 12);
  // Positions count from the beginning of the text.
  if (table.readUInt32LE(0) !== 0) throw damaged();
  const texts: string[] = [];
  let left = main.length;
  for (let index = 0; index < count; index += 1) {
    const characters = table.readUInt32LE((index + 1) * 4) - table.readUInt32LE(index * 4);
    const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const hasOneByte = isWord6 || (place & oneByte) !== 0;
    const start = isWord6 || !hasOneByte ? place : (place & ~oneByte) >>> 1;
    const bytes = hasOneByte ? characters : characters * 2;
    left -= bytes;
    if (characters < 0 || left < 0 || start + bytes > main.length) throw damaged();
    texts.push(main.toString(hasOneByte ? 'latin1' : 'utf16le', start, start + bytes));
  }
  return texts.join('');
}
