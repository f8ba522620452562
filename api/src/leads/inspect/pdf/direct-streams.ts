import { behindNext } from '../behind-next';
import type { Carried } from '../carried';
import { damaged } from '../invalid-file';
import { headingsIn } from './headings';
import { tokenAt } from './tokens';

interface Laid {
  /** The file with blanks where such streams stand. */
  open: Buffer;
  /** What was in them, to be judged in its turn. */
  files: Carried[];
}

/**
 * Takes streams out that stand within a dictionary, where the standard wants a reference to them (ISO 32000-2,
 * 7.3.8.1): pypdf attaches files so. Viewers show them, while our readers take what is in them for more of the
 * dictionary.
 * @throws InvalidFile for one that is packed, has another length than it says, or stands before more keys
 */
export function withoutDirectStreams(file: Buffer): Laid {
  const text = file.toString('latin1');
  if (!direct.test(text)) return { open: file, files: [] };
  const laid: Laid = { open: Buffer.from(file), files: [] };
  let passed = 0;
  for (const { at } of headingsIn(text)) if (at >= passed) passed = takeOut(text, at, laid);
  return laid;
}

/** Of no other stream the end is followed by that of a dictionary. */
const direct = /endstream[\0\t\n\f\r ]*>>/;

/** @returns where the object ends that begins here, or its own stream begins */
function takeOut(text: string, start: number, { open, files }: Laid): number {
  const dictionaries: number[] = [];
  let closed: { from: number; to: number } | undefined;
  let at = start;
  while (at < text.length) {
    const { end, depth, isBlank } = tokenAt(text, at);
    const word = text.slice(at, end);
    if (dictionaries.length === 0 && (word === 'stream' || word === 'endobj')) return end;
    if (word === 'stream') {
      if (!closed) throw damaged();
      const behind = behindNext(endOfStream, text, end);
      files.push({ names: [], data: contentsOf(text.slice(closed.from, closed.to), text.slice(end, behind)) });
      open.fill(' ', at, behind);
      at = behind;
      if (!closes.test(text.slice(at, at + longestGap))) throw damaged();
      continue;
    }
    if (depth > 0) dictionaries.push(at);
    if (depth < 0) closed = { from: dictionaries.pop() ?? at, to: end };
    else if (!isBlank) closed = undefined;
    at = end;
  }
  return at;
}

const endOfStream = /endstream/g;
const longestGap = 16;
const closes = /^[\0\t\n\f\r ]*>>/;

/** @throws InvalidFile where programs could find something else in it */
function contentsOf(dictionary: string, stream: string): Buffer {
  const length = Number(/\/Length (\d{1,8})(?=[\0\t\n\f\r />])/.exec(dictionary)?.[1]);
  const data = /^\r?\n/.exec(stream)?.[0].length ?? stream.length;
  if (/#|\/Filter|\/F[\0\t\n\f\r ]/.test(dictionary)) throw damaged();
  if (!/^\r?\n?endstream$/.test(stream.slice(data + length))) throw damaged();
  return Buffer.from(stream.slice(data, data + length), 'latin1');
}
