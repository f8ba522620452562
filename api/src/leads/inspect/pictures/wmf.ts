import type { Budget } from '../budget';
import { heldByEmf } from './emf';
import { checkEscape } from './escapes';
import type { Held } from './held';
import { checkLinkedProfiles } from './profiles';
import { isPlacedWmf } from './starts';

/** In bytes: the place on a page, and the head behind it ([MS-WMF] 2.3.2.3, 2.3.2.2). */
const placeBytes = 22;
const headBytes = 18;

/** In bytes: size and function of a record ([MS-WMF] 2.3). */
const recordBytes = 6;

/** The record that is an order to a printer or a note ([MS-WMF] 2.3.6.1). */
const escapeRecord = 0x0626;

/** A note that holds a piece of a newer metafile, behind a head of so many bytes ([MS-WMF] 2.3.6.25). */
const note = 0x0f;
const pieceOfEmf = 'WMFC';
const pieceHeadBytes = 34;

/** What a metafile of Windows 3 has inside ([MS-WMF] 2.3). @throws InvalidFile */
export function* heldByWmf(data: Buffer, budget: Budget): Generator<Held> {
  const pieces: Buffer[] = [];
  for (let at = (isPlacedWmf(data) ? placeBytes : 0) + headBytes; at + recordBytes <= data.length; ) {
    budget.takeInflated(recordBytes);
    // In words of two bytes.
    const size = data.readUInt32LE(at) * 2;
    if (size < recordBytes) break;
    const record = data.subarray(at, at + size);
    at += size;
    if (record.readUInt16LE(4) !== escapeRecord || record.length < 10) continue;
    const order = record.readUInt16LE(6);
    const said = record.subarray(10);
    if (order === note && said.toString('latin1', 0, 4) === pieceOfEmf) pieces.push(said.subarray(pieceHeadBytes));
    else checkEscape(order, said);
  }
  const newer = Buffer.concat(pieces);
  budget.takeInflated(newer.length);
  checkLinkedProfiles(newer);
  yield* heldByEmf(newer, budget);
}
