import { connected, elsewhere } from '../invalid-file';
import { Reader } from '../reader';
import type { WorkbookRecord } from './workbook-records';

/** Where cells of a pivot table come from, behind the cells and behind a name ([MS-XLS] `DConRef`, `DConName`). */
const cells = 0x0051;
const name = 0x0052;
const beforeFile = 6;

/** The letter with which the name of a sheet of the workbook itself begins. */
const itself = '\x02';

/**
 * Tables (`Feature11`, `Feature12`), and what else is marked with places (`Feat`): in bytes, what stands before and
 * behind the count of these, and each of them.
 */
const tables = new Set([0x0872, 0x0878]);
const placed = new Set([0x0868, ...tables]);
const beforePlaces = 19;
const behindPlaces = 6;
const placeBytes = 8;

/** Kinds of tables: cells, and what a map of XML has put there. Others are of a server or a database. */
const ownTables = new Set([0, 2]);

/**
 * Records that may have the address of a server, which none needs that a CV carries: pages that the workbook is
 * published to, a pivot table of a chart and what one adds, smart tags, and tables with their names.
 */
const addressed = new Set([0x0801, 0x0858, 0x0864, 0x0877, ...placed]);
const address = /[\\/]{2}|(?:[\\/]\0){2}/;

/**
 * Records by which a workbook has values from elsewhere, or a place to bring them to.
 * @throws InvalidFile
 */
export function checkSources({ type, data, form }: WorkbookRecord): void {
  if (type === cells && letterAt(data, form === 'xls' ? beforeFile + 3 : beforeFile + 1) !== itself) throw elsewhere();
  if (type === name && !isOwnName(data, form === 'xls')) throw elsewhere();
  const rest = placed.has(type) ? behindPlacesOf(data) : data;
  if (tables.has(type) && !isOwnTable(rest)) throw connected();
  if (addressed.has(type) && address.test(rest.toString('latin1'))) throw elsewhere();
}

function letterAt(data: Buffer, at: number): string {
  return data.toString('latin1', at, at + 1);
}

/** A name, and nothing behind it, where a file would follow. */
function isOwnName(data: Buffer, isNewer: boolean): boolean {
  const [letters = 0, high = 0, width = 0] = data;
  const end = isNewer ? 3 + (letters + high * 256) * ((width & 1) + 1) : 1 + letters;
  return end <= data.length && data.subarray(end).every((byte) => byte === 0);
}

function behindPlacesOf(data: Buffer): Buffer {
  const reader = new Reader(data);
  reader.bytes(beforePlaces);
  const places = reader.u16();
  reader.bytes(behindPlaces + places * placeBytes);
  return reader.bytes(reader.left);
}

function isOwnTable(data: Buffer): boolean {
  return data.length >= 4 && ownTables.has(data.readUInt32LE());
}
