import { constants, deflateSync, inflateSync } from 'node:zlib';
import type { PdfDict, PdfObject, PdfStream } from '@libpdf/core';
import { damaged } from '../invalid-file';

type Library = typeof import('@libpdf/core');

/** In bytes: more of one stream is in no document that somebody sends. */
const maxBytes = 64 * 1024 * 1024;

let faults = 0;

/** How many streams could not be unpacked so far. libpdf goes on as if they were empty, and mentions it nowhere. */
export function faultyStreams(): number {
  return faults;
}

/**
 * Lets libpdf unpack only what every program unpacks in the same way: lists of objects, cross-references, forms and
 * attached files. Of a stream whose checksum is wrong it would take the end for all of it, and of one that begins
 * wrongly nothing, where viewers show what comes out from the start.
 */
export function guardStreams(library: Library): Library {
  const { prototype } = library.PdfStream;
  const unpack = prototype.getDecodedData;
  const undo = (filter: string, data: Uint8Array, params?: PdfDict) => {
    const { PdfDict, PdfName, PdfStream } = library;
    const entries = PdfDict.of({ Filter: PdfName.of(filter), ...(params && { DecodeParms: params }) });
    return unpack.call(new PdfStream(entries, data));
  };
  prototype.getDecodedData = function () {
    try {
      checkEntries(this);
      return filtersOf(this).reduce((data, { name, params }) => {
        if (name === 'Crypt') return unencrypted(this, data);
        if (name !== 'FlateDecode') return undo(plainly(name, data), data);
        const inflated = inflate(data, isMeasured(this));
        // Packed anew without a fault, since libpdf knows the differences of lines, but only for what it inflates.
        return hasRows(params, inflated) ? undo(name, deflateSync(inflated, { level: 0 }), params) : inflated;
      }, this.data);
    } catch (error) {
      faults += 1;
      throw error;
    }
  };
  return library;
}

/** More objects are in no document that somebody sends. */
export const mostEntries = 200_000;

/**
 * A cross-reference (7.5.8) says how many entries it has and how wide they are. Of those without a width any number
 * would fit into no bytes at all, and each would take libpdf its time.
 * @throws InvalidFile
 */
function checkEntries(stream: PdfStream): void {
  if (!stream.has('W')) return;
  const widths = numbersIn(stream.get('W'));
  const ranges = numbersIn(stream.get('Index') ?? stream.get('Size'));
  const counts = stream.has('Index') ? ranges.filter((_, index) => index % 2 === 1) : ranges;
  if (sum(widths) < 1 || sum(counts) > mostEntries) throw damaged();
}

function numbersIn(entry: PdfObject | undefined): number[] {
  return listOf(entry).map((one) => (one.type === 'number' ? one.value : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Filter {
  name: string;
  params: PdfDict | undefined;
}

/**
 * In the order in which they are undone.
 * @throws InvalidFile for any other notation than that of the standard (7.3.8.2)
 */
function filtersOf(stream: PdfStream): Filter[] {
  // Some programs read these short names, which belong to pictures in a page.
  if (['F', 'DP', 'FFilter', 'FDecodeParms'].some((key) => stream.has(key))) throw damaged();
  const names = listOf(stream.get('Filter'));
  const params = listOf(stream.get('DecodeParms'));
  if (params.length > names.length) throw damaged();
  return names.map((name, index) => {
    const own = params[index];
    if (name?.type !== 'name') throw damaged();
    if (own && own.type !== 'null' && own.type !== 'dict') throw damaged();
    return { name: name.value, params: own?.type === 'dict' ? own : undefined };
  });
}

function listOf(entry: PdfObject | undefined): PdfObject[] {
  if (!entry || entry.type === 'null') return [];
  return entry.type === 'array' ? [...entry] : [entry];
}

/**
 * What an encrypted document says of itself may be left readable (7.4.10). Only there libpdf knows of it; of anything
 * else it would undo an encryption that is none, and see other bytes than every program.
 * @throws InvalidFile
 */
function unencrypted(stream: PdfStream, data: Uint8Array): Uint8Array {
  const type = stream.get('Type');
  const isMetadata = type?.type === 'name' && type.value === 'Metadata';
  if (!isMetadata || !Buffer.from(data).includes('<x:xmpmeta')) throw damaged();
  return data;
}

/** Whether a stream has the length that it says, so that no program takes more of it. */
function isMeasured(stream: PdfStream): boolean {
  const length = stream.get('Length');
  return length?.type === 'number' && length.value === stream.data.length;
}

/**
 * All that is inside, or nothing: up to a right checksum.
 * @param mayEndEarly for writers of updates, some of which leave out the end, while every program shows what they wrote
 * @throws InvalidFile
 */
function inflate(data: Uint8Array, mayEndEarly: boolean): Uint8Array {
  const finishFlush = mayEndEarly ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  try {
    // A plain array, as libpdf's own filters give. Its size is bounded here: `judges/memory.ts` does not count it.
    return new Uint8Array(inflateSync(data, { finishFlush, maxOutputLength: maxBytes }));
  } catch {
    throw damaged();
  }
}

/**
 * Whether data are differences of lines, as in PNG, and all of them whole.
 * @throws InvalidFile for other differences
 */
function hasRows(params: PdfDict | undefined, data: Uint8Array): boolean {
  const numberOf = (key: string, otherwise: number) => {
    const value = params?.get(key);
    if (value && value.type !== 'number') throw damaged();
    return value?.value ?? otherwise;
  };
  const predictor = numberOf('Predictor', 1);
  if (predictor === 1) return false;
  const length = numberOf('Columns', 1) + 1;
  const isPlain =
    predictor >= 10 && predictor <= 15 && numberOf('Colors', 1) === 1 && numberOf('BitsPerComponent', 8) === 8;
  if (!isPlain || !Number.isInteger(length) || length < 2 || data.length % length !== 0) throw damaged();
  for (let row = 0; row < data.length; row += length) if ((data[row] ?? 0) > 4) throw damaged();
  return true;
}

/** Texts in which nothing is left out or read in another way. */
const plain = new Map<string, (text: string) => boolean>([
  ['ASCIIHexDecode', (text) => /^[\da-f\s]*>\s*$/i.test(text)],
  ['ASCII85Decode', (text) => /^[!-uz\s]*~>\s*$/.test(text) && isOfGroups(text)],
]);

/** A `z` stands for four zeros in the place of a whole group of five characters (ISO 32000-2, 7.4.3). */
function isOfGroups(text: string): boolean {
  const between = text.replace(/\s/g, '').split('z').slice(0, -1);
  return between.every(({ length }) => length % 5 === 0);
}

/**
 * @returns the name of the filter.
 * @throws InvalidFile for other filters, which pack only pictures and contents of pages
 */
function plainly(name: string, data: Uint8Array): string {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1');
  if (!plain.get(name)?.(text)) throw damaged();
  return name;
}
