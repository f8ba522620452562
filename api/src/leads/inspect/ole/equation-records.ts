import { damaged } from '../invalid-file';
import type { Reader } from '../reader';

/** In bytes, behind the version: for which computer and by which program, and its version. */
const makerBytes = 4;

/** Flags of a record, in the upper half of its first byte. What the others mean depends on its kind. */
const isNudged = 8;
const hasSpacing = 4;
const hasMarks = 2;
const isEmpty = 1;
const isOfFunction = 1;

/**
 * The most that Equation Editor has room for: letters of the name of a font (CVE-2017-11882, CVE-2018-0802), and rows
 * and columns of a matrix, of whose lines it copies as many bytes as they need into eight (CVE-2018-0798).
 */
const longestName = 31;
const mostLines = 31;

/** Formulas within formulas. Those of public documents are no deeper than nine. */
const deepest = 64;

/** What says that an offset is too large for one byte, and what begins sizes in points and in two parts. */
const largeNudge = 128;
const inPoints = 101;
const inParts = 100;

/** The end of a list, and an accent above a sign. */
const end = 0;
const mark = 6;

type Read = (reader: Reader, flags: number, version: number) => 'list' | undefined;

/** A kind of record: which flags it may have, and how it is read. A list of others may follow, up to its end. */
interface RecordKind {
  flags: number;
  read: Read;
}

const plain: RecordKind = { flags: 0, read: () => undefined };

/**
 * The records of MTEF 2 and 3 (Design Science, "MathType MTEF v.3") by their numbers, without those of tab stops, which
 * no public document has and of which nobody has published how many there may be.
 */
const records = new Map<number, RecordKind>([
  // A line, a sign, a template such as a fraction, a pile of lines, and a matrix.
  [1, { flags: isNudged | hasSpacing | isEmpty, read: readLine }],
  [2, { flags: isNudged | hasMarks | isOfFunction, read: readSign }],
  [3, { flags: isNudged, read: (reader) => list(reader, 3) }],
  [4, { flags: isNudged, read: (reader) => list(reader, 2) }],
  [5, { flags: isNudged, read: readMatrix }],
  [8, { flags: 0, read: readFont }],
  [9, { flags: 0, read: readSize }],
  // From here on all is of a size that has a name.
  ...[10, 11, 12, 13, 14].map((number): [number, RecordKind] => [number, plain]),
]);

/**
 * Reads a formula from behind its version to the end of its list.
 * @throws InvalidFile for what Equation Editor has no room for, does not know, or cannot have written
 */
export function checkFormula(reader: Reader, version: number): void {
  reader.bytes(makerBytes);
  for (let depth = 1; depth > 0; ) {
    const tag = reader.u8();
    if (tag === end) {
      depth -= 1;
      continue;
    }
    const kind = records.get(tag & 0xf);
    const flags = tag >> 4;
    if (!kind || (flags & ~kind.flags) !== 0) throw damaged();
    if ((flags & isNudged) !== 0) skipNudge(reader);
    if (kind.read(reader, flags, version) === 'list') depth += 1;
    if (depth > deepest) throw damaged();
  }
}

function skipNudge(reader: Reader): void {
  const [right, down] = [reader.u8(), reader.u8()];
  if (right === largeNudge && down === largeNudge) reader.bytes(4);
}

function list(reader: Reader, before: number): 'list' {
  reader.bytes(before);
  return 'list';
}

function readLine(reader: Reader, flags: number): 'list' | undefined {
  if ((flags & hasSpacing) !== 0) reader.u8();
  return (flags & isEmpty) === 0 ? 'list' : undefined;
}

/** Its typeface and itself, and the accents above it. */
function readSign(reader: Reader, flags: number, version: number): undefined {
  reader.bytes(version < 3 ? 2 : 3);
  if ((flags & hasMarks) === 0) return;
  for (let tag = reader.u8(); tag !== end; tag = reader.u8()) {
    if ((tag & 0xf) !== mark || ((tag >> 4) & ~isNudged) !== 0) throw damaged();
    if (tag >> 4 !== 0) skipNudge(reader);
    reader.u8();
  }
}

/** How it is set, how many rows and columns it has, and two bits for each line between and around them. */
function readMatrix(reader: Reader): 'list' {
  reader.bytes(3);
  const counts = [reader.u8(), reader.u8()];
  for (const count of counts) {
    if (count > mostLines) throw damaged();
    reader.bytes(Math.ceil(((count + 1) * 2) / 8));
  }
  return 'list';
}

function readFont(reader: Reader): undefined {
  reader.bytes(2);
  if (reader.ansi().length > longestName) throw damaged();
}

function readSize(reader: Reader): undefined {
  const kind = reader.u8();
  if (kind === inPoints) reader.bytes(2);
  else reader.bytes(kind === inParts ? 3 : 1);
}
