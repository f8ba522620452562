import type { OpenFile } from './kept-files';

/**
 * The part of a file that a browser asks for, of a film above all (RFC 9110, 14.1.2), or all of it.
 * @returns undefined for several parts, and for what lies behind its end
 */
export function partOf(file: OpenFile<Buffer>, range: string | undefined): OpenFile<Buffer> | undefined {
  const { statusCode, headers, content } = file;
  const takesRanges = { ...headers, 'Accept-Ranges': 'bytes' };
  if (range === undefined) return { statusCode, headers: takesRanges, content };
  const [first, last] = boundsOf(range, content.length);
  if (!(first <= last)) return undefined;
  const part = content.subarray(first, last + 1);
  const named = {
    'Content-Range': `bytes ${first}-${last}/${content.length}`,
    'Content-Length': String(part.length),
  };
  return { statusCode: 206, headers: { ...takesRanges, ...named }, content: part };
}

/** No numbers of a range that cannot be read; of one that cannot be had, the first is after the last. */
function boundsOf(range: string, length: number): [first: number, last: number] {
  const [, first, last] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(range) ?? [];
  if (!first && !last) return [Number.NaN, Number.NaN];
  if (!first) return [Math.max(0, length - Number(last)), length - 1];
  return [Number(first), last ? Math.min(Number(last), length - 1) : length - 1];
}
