import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { occurrencesOf } from '../occurrences';
import { isMarkup, startOf } from '../text';
import { hiddenProgram } from './held';
import { packedPictures } from './packed';
import { checkPicture, checkWithin } from './picture';
import { checkLinkedProfiles } from './profiles';
import { headBefore, headBytes } from './record-head';
import { drawnPrograms, isDrawnProgram, isEmf, isGzip, isWmf, postScript, postScriptReach } from './starts';

/** In bytes: how far LibreOffice looks for a drawing of the web. */
const drawingReach = 2048;

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Where a metafile may begin, as bytes that stand so far behind its beginning. */
const metafiles: readonly (readonly [bytes: Buffer, behind: number])[] = [
  [latin1(' EMF'), 40],
  [latin1('\x01\0\t\0'), 0],
  [latin1('\x02\0\t\0'), 0],
  [latin1('\xd7\xcd\xc6\x9a'), 0],
];

/**
 * Pictures in a stream of a document before 2007. Numbers in many places lead to them, and programs differ in which
 * they follow, so each metafile and each record of a picture is judged where it stands, whatever leads there.
 * @returns pages in PDF, to be judged in their turn
 * @throws InvalidFile
 */
export function checkPictures(stream: Buffer, budget: Budget): Carried[] {
  const carried: Carried[] = [];
  for (const [bytes, behind] of metafiles) {
    for (const at of occurrencesOf(bytes, stream)) {
      const data = stream.subarray(Math.max(0, at - behind));
      if (isEmf(data) || isWmf(data)) carried.push(...checkWithin(data, budget));
    }
  }
  checkPrograms(stream);
  checkLinkedProfiles(stream);
  for (const at of occurrencesOf(latin1('\x1f\x8b\x08'), stream)) {
    const data = stream.subarray(at);
    if (isGzip(data) && headBefore(stream, at) !== undefined) carried.push(...checkWithin(data, budget));
  }
  for (const at of occurrencesOf(latin1('%PDF-'), stream)) {
    const head = headBefore(stream, at);
    if (head !== undefined) carried.push(pageIn(stream, head, at));
  }
  for (const data of packedPictures(stream, budget)) carried.push(...checkPicture(data, budget));
  return carried;
}

function pageIn(stream: Buffer, head: number, at: number): Carried {
  const end = head + headBytes + stream.readUInt32LE(head + 4);
  return { names: [], data: stream.subarray(at, end), contents: ['pdf'] };
}

/** Programs and drawings behind the head of a picture. @throws InvalidFile */
function checkPrograms(stream: Buffer): void {
  for (const start of drawnPrograms.map(latin1)) {
    for (const at of occurrencesOf(start, stream)) if (headBefore(stream, at) !== undefined) throw hiddenProgram();
  }
  for (const at of placesBefore(postScript, postScriptReach - postScript.length, stream)) {
    if (headBefore(stream, at) !== undefined && isDrawnProgram(stream.subarray(at))) throw hiddenProgram();
  }
  for (const at of placesBefore('<svg', drawingReach, stream)) {
    // Only what begins as XML is read as such.
    if (headBefore(stream, at) !== undefined && isMarkup(startOf(stream.subarray(at, at + drawingReach))))
      throw hiddenProgram();
  }
}

/** Each place once from which on such words stand within so many bytes. */
function* placesBefore(words: string, reach: number, stream: Buffer): Generator<number> {
  let next = 0;
  for (const at of occurrencesOf(latin1(words), stream)) {
    for (let place = Math.max(next, at - reach); place <= at; place += 1) yield place;
    next = at + 1;
  }
}
