import { inflateRawSync } from 'node:zlib';
import type { ZipEntry } from '../../api/test/support/zip';

const end = 'PK\x05\x06';
const entryBytes = 46;

/** In bytes: of a part that is packed to be larger, no mutant is made. */
const maxOutputLength = 1024 * 1024;

/** The parts that the list at the end of an archive names (APPNOTE.TXT 4.3); undefined for one that is broken. */
export function partsOf(data: Buffer): ZipEntry[] | undefined {
  try {
    const list = data.lastIndexOf(end, undefined, 'latin1');
    const parts: ZipEntry[] = [];
    let at = data.readUInt32LE(list + 16);
    for (let left = data.readUInt16LE(list + 10); left > 0; left -= 1) {
      const [name, extra, comment] = [28, 30, 32].map((place) => data.readUInt16LE(at + place));
      parts.push({
        name: data.toString('utf8', at + entryBytes, at + entryBytes + (name ?? 0)),
        data: contentOf(data, at),
      });
      at += entryBytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
    return parts;
  } catch {
    return undefined;
  }
}

/** @throws RangeError or an error of zlib */
function contentOf(data: Buffer, listed: number): Buffer {
  const local = data.readUInt32LE(listed + 42);
  const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
  const packed = data.subarray(start, start + data.readUInt32LE(listed + 20));
  return data.readUInt16LE(listed + 10) === 0 ? Buffer.from(packed) : inflateRawSync(packed, { maxOutputLength });
}
