import { Problem } from '../http/problem';
import type { OpenFile } from './kept-files';

/**
 * The part of a file that a browser asks for, of a film above all (RFC 9110, 14.1.2), or all of it: also for several
 * parts, which no browser asks for, and for what cannot be read as a range.
 * @throws Problem 416 for what lies behind its end
 */
export function partOf(file: OpenFile<Buffer>, range: string | undefined): OpenFile<Buffer> {
  const { statusCode, headers, content } = file;
  const takesRanges = { ...headers, 'Accept-Ranges': 'bytes' };
  const bounds = boundsOf(range, content.length);
  if (!bounds) return { statusCode, headers: takesRanges, content };
  const [first, last] = bounds;
  if (first > last) throw behindTheEnd(content.length);
  const part = content.subarray(first, last + 1);
  const named = {
    'Content-Range': `bytes ${first}-${last}/${content.length}`,
    'Content-Length': String(part.length),
  };
  return { statusCode: 206, headers: { ...takesRanges, ...named }, content: part };
}

/** Of one that cannot be had, the first is after the last. */
function boundsOf(range: string | undefined, length: number): [first: number, last: number] | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) return [Math.max(0, length - Number(last)), length - 1];
  // A range that ends before it begins is none.
  if (last && Number(last) < Number(first)) return undefined;
  return [Number(first), last ? Math.min(Number(last), length - 1) : length - 1];
}

function behindTheEnd(length: number): Problem {
  const headers = { 'Content-Range': `bytes */${length}` };
  return new Problem(416, 'The file has no such part.', { headers });
}
