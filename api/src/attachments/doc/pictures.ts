import { isLocalPath } from '../local-path';
import { officeRecords } from '../ole/records';
import { executable } from '../unfit';

/** A record of properties of a shape ([MS-ODRAW] 2.2.9), and the types of such records. */
const propertyTables = new Set([0xf00b, 0xf121, 0xf122]);

/** Properties: where a picture comes from, and whether it is fetched from there. */
const source = 0x105;
const sourceFlags = 0x106;
const fetched = 0x0a;

const propertyBytes = 6;
const isComplex = 0x8000;
const numberOf = 0x3fff;

/**
 * Drawings of a Word document before 2007: none of their pictures may be fetched from another computer.
 * @param table its first record, and then one behind a byte for each part of the text
 * @throws Unfit
 */
export function checkPictures(table: Buffer): void {
  for (let at = 0; at + 8 <= table.length; ) {
    const end = at + 8 + table.readUInt32LE(at + 4);
    for (const { type, instance, data } of officeRecords(table.subarray(at, end))) {
      if (propertyTables.has(type)) checkProperties(data, instance);
    }
    at = end + 1;
  }
}

/** Numbers and values of all properties; behind them, in the same order, the values that are longer. */
function checkProperties(data: Buffer, count: number): void {
  let from = '';
  let isFetched = false;
  let at = count * propertyBytes;
  for (let index = 0; index < count && (index + 1) * propertyBytes <= data.length; index += 1) {
    const id = data.readUInt16LE(index * propertyBytes);
    const value = data.readUInt32LE(index * propertyBytes + 2);
    if ((id & numberOf) === sourceFlags) isFetched = (value & fetched) !== 0;
    if ((id & isComplex) === 0) continue;
    if ((id & numberOf) === source) from = data.toString('utf16le', at, at + value);
    at += value;
  }
  if (isFetched && !isLocalPath(from)) throw executable('a picture from another computer or the internet');
}
