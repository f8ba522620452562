import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { isArchive, isCompoundFile } from '../first-bytes';
import { beginsPacked, inflateUnbroken, isZlib, zlibHeadBytes } from '../inflated';
import { damaged } from '../invalid-file';
import { headBytes, type PlacedRecord, recordsAnywhere } from './records';

/** An object, a control or the project of macros, packed or as it is ([MS-PPT] 2.10.34 to 2.10.42). */
const storage = 0x1011;

/** In bytes: how long a packed object will be, which stands before it. */
const sizeBytes = 4;

/** In bytes, without the head: what breaks off so soon is taken for bytes that happen to look packed. */
const fewestBytes = 12;

/**
 * What newer versions keep beside their older form, as packages: themes, masters, styles of texts and tables, and
 * animations ([MS-PPT] 2.11.7 to 2.11.20).
 */
const packages = [0x040e, 0x040f, 0x041e, 0x0422, 0x0423, 0x0427, 0x0428, 0x2b0b, 0x2b0d];

/**
 * Files that a presentation carries in its stream, wherever they stand. Packed ones are unpacked as far as that goes,
 * whatever their record says, as LibreOffice does.
 * @throws InvalidFile
 */
export function storedObjects(stream: Buffer, budget: Budget): Carried[] {
  const carried: Carried[] = [];
  // No honest records share their bytes.
  let left = stream.length;
  const take = (data: Buffer) => {
    left -= data.length;
    if (left < 0) throw damaged();
    return { names: [], data };
  };
  for (const record of recordsAnywhere(stream, storage)) {
    if (isCompoundFile(record.data)) carried.push(take(record.data));
    const unpacked = unpackedFrom(stream, record, budget);
    if (unpacked) carried.push({ names: [], data: unpacked });
  }
  for (const type of packages) {
    for (const { data } of recordsAnywhere(stream, type)) if (isArchive(data)) carried.push(take(data));
  }
  return carried;
}

function unpackedFrom(stream: Buffer, { start }: PlacedRecord, budget: Budget): Buffer | undefined {
  const at = start + sizeBytes;
  if (!isZlib(stream, at)) return undefined;
  const packed = stream.subarray(at + zlibHeadBytes);
  if (!beginsPacked(packed, fewestBytes)) return undefined;
  const data = inflateUnbroken(packed, budget.leftInflated);
  budget.takeInflated(data.length + headBytes);
  return data;
}
