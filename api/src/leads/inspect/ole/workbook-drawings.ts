import type { Carried } from '../carried';
import { checkDrawings } from '../doc/drawings';
import { workbookRecords } from './workbook-records';

/**
 * Records of a workbook with pieces of its drawings, which are those of Word ([MS-XLS] `MsoDrawingGroup`, `MsoDrawing`,
 * `MsoDrawingSelection`, `GelFrame` of charts), with a picture (`ImData`, `BkHim`), and with what did not fit into the
 * record before.
 */
const drawings: ReadonlySet<number> = new Set([0x00eb, 0x00ec, 0x00ed, 0x1066]);
const pictures: ReadonlySet<number> = new Set([0x007f, 0x00e9]);
const continued = 0x003c;

/** A picture of a header or footer (`HFPicture`), which is a drawing behind its head. */
const ofHeader = 0x0866;
const headBytes = 14;

/**
 * Drawings and pictures of a workbook before 2007, which LibreOffice shows as soon as it opens the document that the
 * workbook stands in. A drawing is spread over many records, and a piece of it may follow the object that it shows as
 * well as the piece before, so it is put together in both ways.
 * @returns streams with pictures and shapes that are packages, to be judged in their turn
 * @throws InvalidFile
 */
export function workbookDrawings(stream: Buffer): Carried[] {
  const close: Buffer[] = [];
  const wide: Buffer[] = [];
  const shown: Buffer[] = [];
  const headers: Buffer[] = [];
  let before = 0;
  for (const { type, data } of workbookRecords(stream)) {
    if (type !== continued) before = type;
    if (drawings.has(before)) close.push(data);
    if (drawings.has(before) || (type === continued && wide.length > 0)) wide.push(data);
    if (pictures.has(before)) shown.push(data);
    if (type === ofHeader) headers.push(data.subarray(headBytes));
  }
  const drawn = [close, wide, headers].map((pieces) => Buffer.concat(pieces));
  const streams = [...drawn, Buffer.concat(shown)].filter(({ length }) => length > 0);
  return [...drawn.flatMap(checkDrawings), ...streams.map((data) => ({ names: [], data, hasPictures: true }))];
}
