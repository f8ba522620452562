import { constants, inflateRawSync } from 'node:zlib';
import { damaged, tooLarge } from './invalid-file';

/** @param inflate unpacks with a limit. @throws InvalidFile for what is larger than that, and for what is broken */
export function inflated(inflate: () => Buffer): Buffer {
  try {
    return inflate();
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged();
  }
}

/**
 * In bytes: the head of what is packed (RFC 1950, 2.2), the method below the size of a window that may be any of eight,
 * and flags. Both together are a multiple of 31. What needs a dictionary unpacks to nothing.
 */
export const zlibHeadBytes = 2;
const deflated = 0x08;
const methodBits = 0x8f;
const needsDictionary = 0x20;
const check = 31;

export function isZlib(data: Buffer, at: number): boolean {
  if (at + zlibHeadBytes > data.length) return false;
  const head = data.readUInt16BE(at);
  return ((head >> 8) & methodBits) === deflated && (head & needsDictionary) === 0 && head % check === 0;
}

/** Wherever such a head may be. Most bytes end at the first comparison, of which a document has millions. */
export function* zlibHeads(data: Buffer): Generator<number> {
  for (let at = 0; at < data.length; at += 1) {
    if (((data[at] ?? 0) & methodBits) === deflated && isZlib(data, at)) yield at;
  }
}

/** @param packed without its head. Its checksum does not matter, nor that its end is there */
export function inflateBegun(packed: Buffer, maxOutputLength?: number): Buffer {
  return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
}

/**
 * All that comes out before the first byte that is wrong, since some programs show as much. It is looked for by halves,
 * because the library gives out nothing of what is broken.
 * @param packed without its head
 * @throws InvalidFile for what is larger than that
 */
export function inflateUnbroken(packed: Buffer, maxOutputLength: number): Buffer {
  let found: Buffer = Buffer.alloc(0);
  let [whole, broken] = [0, packed.length + 1];
  for (let length = packed.length; broken - whole > 1; length = Math.floor((whole + broken) / 2)) {
    try {
      found = inflateBegun(packed.subarray(0, length), maxOutputLength);
      whole = length;
    } catch (error) {
      if (error instanceof RangeError) throw tooLarge();
      broken = length;
    }
  }
  return found;
}

/** Whether so many bytes can be unpacked. Bytes that only happen to look packed break off soon. */
export function beginsPacked(packed: Buffer, bytes: number): boolean {
  try {
    inflateBegun(packed.subarray(0, bytes));
    return true;
  } catch {
    return false;
  }
}
