import type { Budget } from '../budget';
import { contentsOf } from '../contents';
import { beginsPacked, inflateBegun, inflated, zlibHeadBytes, zlibHeads } from '../inflated';
import { hiddenProgram } from './held';
import { headBytes, isHead, metafilePlaces } from './record-head';

/**
 * Instances of packed pictures, EMF, WMF and PICT of the Mac ([MS-ODRAW] 2.2.24 to 2.2.26); the last bit counts names.
 */
const packedKinds = new Set([0x3d4, 0x216, 0x542]);

/**
 * In bytes, without the head: what breaks off so soon is taken for bytes that happen to look like a picture, since
 * nothing that runs or fetches something is packed in so few.
 */
const fewestBytes = 12;

/**
 * Metafiles and pictures of the Mac in their records, unpacked. Their checksum does not matter, since programs show
 * what comes out; a metafile of a kind that nobody knows is let pass, and what is no picture is refused.
 * @throws InvalidFile
 */
export function* packedPictures(stream: Buffer, budget: Budget): Generator<Buffer> {
  for (const at of zlibHeads(stream)) {
    if (!metafilePlaces.some((place) => isPackedHead(stream, at, place))) continue;
    const packed = stream.subarray(at + zlibHeadBytes);
    if (!beginsPacked(packed, fewestBytes)) continue;
    const data = inflated(() => inflateBegun(packed, budget.leftInflated));
    // What was read costs as well, since records could share their bytes.
    budget.takeInflated(data.length + headBytes);
    const contents = contentsOf(data);
    if (contents !== 'picture' && contents !== 'unknown' && contents !== 'nothing') throw hiddenProgram();
    yield data;
  }
}

/** Whether a record of such a kind begins so many bytes before, and its number of names puts its picture here. */
function isPackedHead(stream: Buffer, at: number, place: number): boolean {
  const head = at - place;
  if (!isHead(stream, head)) return false;
  const instance = stream.readUInt16LE(head) >> 4;
  return packedKinds.has(instance & ~1) && metafilePlaces[instance & 1] === place;
}
