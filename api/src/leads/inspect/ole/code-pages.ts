import { damaged } from '../invalid-file';

/** Number of the property with the code page of texts ([MS-OLEPS] 2.18). */
const codePage = 1;

/** From and to: those of Windows, DOS, the Macintosh, ISO and Unix in which an ASCII letter is itself, and UTF-16. */
const known: readonly [from: number, to: number][] = [
  [0, 0],
  [437, 437],
  [720, 874],
  [932, 950],
  [1200, 1200],
  [1250, 1258],
  [1361, 1361],
  [10000, 10082],
  [20127, 20127],
  [20866, 20866],
  [21866, 21866],
  [28591, 28606],
  [51932, 51949],
  [54936, 54936],
  [65001, 65001],
];

/**
 * Names of properties are found by their ASCII letters. In other letters, as of EBCDIC and UTF-7, a program would read
 * a name that does not stand there as we read it.
 * @throws InvalidFile
 */
export function checkCodePages(stream: Buffer): void {
  if (codePagesIn(stream).some((page) => !known.some(([from, to]) => from <= page && page <= to))) throw damaged();
}

/** Of the sets of properties in a stream, of which there are at most two ([MS-OLEPS] 2.21). */
function codePagesIn(stream: Buffer): number[] {
  const starts = [numberAt(stream, 44), numberAt(stream, 64)].slice(0, numberAt(stream, 24));
  return starts.flatMap((start) => codePagesOf(stream.subarray(start)));
}

/** Of one set; it should have one. */
function codePagesOf(set: Buffer): number[] {
  const count = Math.min(numberAt(set, 4), set.length / 8);
  const places = Array.from({ length: count }, (_, index) => [
    numberAt(set, 8 + index * 8),
    numberAt(set, 12 + index * 8),
  ]);
  return places.flatMap(([id, at = 0]) => (id === codePage ? [numberAt(set, at + 4) & 0xffff] : []));
}

/** Zero for what lies behind the end: such sets may be broken in many ways, also in honest documents. */
function numberAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : 0;
}
