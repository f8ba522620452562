import type { Carried } from '../carried';
import { workbookRecords } from './workbook-records';

/**
 * Records with packages of newer versions, and those in which each goes on ([MS-XLS] `Theme`, `CrtMlFrt`), and in bytes
 * what stands before a piece.
 */
const theme = 0x0896;
const beginnings = new Map([
  [theme, 16],
  [0x089e, 12],
]);
const continued = new Map([
  [0x087f, 12],
  [0x089f, 4],
  [0x003c, 0],
]);

/** Within a chart a package stands among other values, behind its length. */
const archive = Buffer.from('PK\x03\x04');
const lengthBytes = 4;

/**
 * Themes of a workbook and of its charts: packages, whose pictures may be elsewhere. Of one that Excel has itself, a
 * workbook has only the number.
 * @returns them to be judged in their turn
 */
export function workbookPackages(stream: Buffer): Carried[] {
  const found: { of: number; pieces: Buffer[] }[] = [];
  let isWithin = false;
  for (const { type, data } of workbookRecords(stream)) {
    const before: number | undefined = beginnings.get(type) ?? (isWithin ? continued.get(type) : undefined);
    isWithin = before !== undefined;
    if (beginnings.has(type)) found.push({ of: type, pieces: [] });
    if (before !== undefined) found.at(-1)?.pieces.push(data.subarray(before));
  }
  const packages = found.map(({ of, pieces }) =>
    of === theme ? Buffer.concat(pieces) : packageIn(Buffer.concat(pieces)),
  );
  return packages.filter(({ length }) => length > 0).map((data) => ({ names: [], data, contents: ['archive'] }));
}

function packageIn(data: Buffer): Buffer {
  const start = data.indexOf(archive);
  if (start < lengthBytes) return Buffer.alloc(0);
  return data.subarray(start, start + data.readUInt32LE(start - lengthBytes));
}
