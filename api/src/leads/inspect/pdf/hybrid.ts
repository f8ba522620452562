import { inflateSync } from 'node:zlib';
import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { beginsPacked, inflated, isZlib, zlibHeadBytes } from '../inflated';
import { executable } from '../invalid-file';
import { isStream, type Reading } from './values';

/** LibreOffice writes it in the trailer of what it calls a hybrid file, and looks for it there, letter for letter. */
const key = 'AdditionalStreams';

/** Stands near the end of each archive (APPNOTE.TXT 4.3.16), whatever is put before. */
const endRecord = 'PK\x05\x06';

/** In bytes: no archive with a document is packed in so few. What breaks off before is a page that looks packed. */
const fewestBytes = 32;

/**
 * Documents that LibreOffice opens in the place of the PDF file that they stand in. A trailer that another one replaces
 * may name them, so every stream that is an archive counts, as it is or unpacked: LibreOffice knows no other packing.
 * @param reading every object of the file
 * @returns documents to be judged in their turn
 * @throws InvalidFile
 */
export function hybridDocuments(file: Buffer, { objects }: Reading, isEncrypted: boolean, budget: Budget): Carried[] {
  if (!file.includes(key)) return [];
  if (isEncrypted) throw executable('another document, which cannot be checked because the file is encrypted');
  const carried: Carried[] = [];
  for (const object of objects) {
    if (!isStream(object) || !object.stream.raw) continue;
    const raw = Buffer.from(object.stream.raw);
    for (const data of [raw, unpacked(raw, budget)]) {
      if (data?.includes(endRecord)) carried.push({ names: [], data, contents: ['archive'] });
    }
  }
  return carried;
}

/**
 * Undefined for what is not packed.
 * @throws InvalidFile for what is too large, or packed wrongly, of which some programs show the beginning
 */
function unpacked(raw: Buffer, budget: Budget): Buffer | undefined {
  if (!isZlib(raw, 0) || !beginsPacked(raw.subarray(zlibHeadBytes), fewestBytes)) return undefined;
  const data = inflated(() => inflateSync(raw, { maxOutputLength: budget.leftInflated }));
  budget.takeInflated(data.length);
  return data;
}
