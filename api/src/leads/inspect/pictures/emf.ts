import type { Budget } from '../budget';
import { damaged } from '../invalid-file';
import { EmfPlus } from './emf-plus';
import { checkEscape } from './escapes';
import type { Held } from './held';
import { checkProfileOf } from './profiles';

/** In bytes: type and size of a record ([MS-EMF] 2.3). */
const recordBytes = 8;

/** Records that hold something else ([MS-EMF] 2.1.1): EMR_COMMENT, EMR_DRAWESCAPE, EMR_EXTESCAPE, EMR_NAMEDESCAPE. */
const comment = 70;
const escapes = new Set([105, 106, 110]);

/** Kinds of comments ([MS-EMF] 2.3.3), and of those that are public ([MS-EMF] 2.1.10). */
const plusComment = 'EMF+';
const publicComment = 'GDIC';
const olderMetafile = 0x80000001;
const otherFormats = 0x40000004;

/** In bytes: one entry in the list of formats ([MS-EMF] 2.2.4), and where the list begins in the record. */
const formatBytes = 16;
const formatsStart = 40;

/** Places in the record of a comment count from here ([MS-EMF] 2.3.3.4). */
const commentStart = 12;

/**
 * What a metafile has inside ([MS-EMF] 2.3). Records are read to the end of the bytes, and not only as far as the
 * metafile says that it goes.
 * @throws InvalidFile
 */
export function* heldByEmf(data: Buffer, budget: Budget): Generator<Held> {
  const plus = new EmfPlus();
  for (let at = 0; at + recordBytes <= data.length; ) {
    budget.takeInflated(recordBytes);
    const [type, size] = [data.readUInt32LE(at), data.readUInt32LE(at + 4)];
    if (size < recordBytes) break;
    checkProfileOf(type, data.subarray(at));
    const record = data.subarray(at, at + size);
    at += size;
    if (record.length < 16) continue;
    if (escapes.has(type)) checkEscape(record.readUInt32LE(8), record.subarray(16));
    if (type === comment) yield* heldByComment(record, plus, budget);
  }
  yield* plus.end();
}

function* heldByComment(record: Buffer, plus: EmfPlus, budget: Budget): Generator<Held> {
  const kind = record.toString('latin1', commentStart, commentStart + 4);
  if (kind !== plusComment && kind !== publicComment) return;
  const end = commentStart + record.readUInt32LE(8);
  // LibreOffice reads such a comment beyond the end of its record.
  if (end > record.length) throw damaged();
  if (kind === plusComment) yield* plus.read(record.subarray(commentStart + 4, end), budget);
  else if (record.length >= formatsStart) yield* heldByPublic(record);
}

function* heldByPublic(record: Buffer): Generator<Held> {
  const kind = record.readUInt32LE(16);
  if (kind === olderMetafile) yield { data: record.subarray(36, 36 + record.readUInt32LE(32)) };
  if (kind !== otherFormats) return;
  let at = formatsStart;
  for (let left = record.readUInt32LE(36); left > 0 && at + formatBytes <= record.length; left -= 1) {
    const [size, start] = [record.readUInt32LE(at + 8), commentStart + record.readUInt32LE(at + 12)];
    at += formatBytes;
    yield { data: record.subarray(start, start + size), mayBePdf: true };
    // LibreOffice takes the first from behind its own entry, wherever it is said to be.
    const first = formatsStart + formatBytes;
    if (at === first && start !== first) yield { data: record.subarray(first, first + size), mayBePdf: true };
  }
}
