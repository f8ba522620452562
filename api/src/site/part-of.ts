import type { OpenFile } from './kept-files';

/**
 * The part of a file that a browser asks for, of a film above all (RFC 9110, 14.1.2), or all of it.
 * @returns undefined for several parts, for the last bytes, and for what lies behind its end
 */
export function partOf(file: OpenFile<Buffer>, range: string | undefined): OpenFile<Buffer> | undefined {
  const { statusCode, headers, content } = file;
  const takesRanges = { ...headers, 'Accept-Ranges': 'bytes' };
  if (range === undefined) return { statusCode, headers: takesRanges, content };
  const [, begin, end] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range) ?? [];
  const [first, last] = [Number(begin), Math.min(end ? Number(end) : content.length, content.length - 1)];
  // Also what is no number.
  if (!(first <= last)) return undefined;
  const part = content.subarray(first, last + 1);
  const named = {
    'Content-Range': `bytes ${first}-${last}/${content.length}`,
    'Content-Length': String(part.length),
  };
  return { statusCode: 206, headers: { ...takesRanges, ...named }, content: part };
}
