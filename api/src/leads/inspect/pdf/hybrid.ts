import { inflateSync } from 'node:zlib';
import type { Budget } from '../budget';
import { beginsPacked, inflated, isZlib, zlibHeadBytes } from '../inflated';
import { opensAnother } from '../invalid-file';
import { isStream, type Reading } from './values';

/** LibreOffice writes it in the trailer of what it calls a hybrid file, and looks for it there, letter for letter. */
const key = 'AdditionalStreams';

/** Stands near the end of each archive (APPNOTE.TXT 4.3.16), whatever is put before. */
const endRecord = 'PK\x05\x06';

/** In bytes: no archive with a document is packed in so few. What breaks off before is a page that looks packed. */
const fewestBytes = 32;

/**
 * Refuses a PDF file in whose place LibreOffice opens a document of its own. A trailer that another one replaces may
 * name it, so every stream that is an archive counts, as it is or unpacked: LibreOffice knows no other packing.
 * @param reading every object of the file
 * @throws InvalidFile
 */
export function refuseHybrid(file: Buffer, { objects }: Reading, isEncrypted: boolean, budget: Budget): void {
  if (!file.includes(key)) return;
  if (isEncrypted) throw opensAnother();
  for (const object of objects) {
    if (!isStream(object) || !object.stream.raw) continue;
    const raw = Buffer.from(object.stream.raw);
    if ([raw, unpacked(raw, budget)].some((data) => data?.includes(endRecord))) throw opensAnother();
  }
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
