/** In bytes: as far as programs look for the kind of a text. */
const startBytes = 4096;

/** In lines: so far down Word looks for the head of a mail. */
const headLines = 20;

/**
 * How a file would begin as a text, without the marks and blanks that programs pass over: in UTF-16 with or without a
 * mark, otherwise with a letter for each byte, since only letters of ASCII are looked for.
 */
export function startOf(data: Buffer): string {
  const mark = data.subarray(0, markBytes(data));
  const at = behindBlanks(data, mark.length);
  const start = Buffer.concat([mark, data.subarray(at, at + startBytes)]);
  return decoded(start).replace(/^(?:\xef\xbb\xbf|[\s\p{Cc}\p{Cf}])+/u, '');
}

/** In bytes: of the mark of an encoding; 0 without one. */
function markBytes(data: Buffer): number {
  if (data.toString('hex', 0, 3) === 'efbbbf') return 3;
  return ['fffe', 'feff'].includes(markOf(data)) ? 2 : 0;
}

/** However many there are: a reader of XML passes over all of them. */
function behindBlanks(data: Buffer, start: number): number {
  const step = start === 2 ? 2 : 1;
  let at = start;
  while (at < data.length && (data[at] ?? 0) <= 0x20 && (step === 1 || (data[at + 1] ?? 0) <= 0x20)) at += step;
  return at;
}

/** @param coding of what is not in UTF-16 */
export function decoded(start: Buffer, coding: 'latin1' | 'utf8' = 'latin1'): string {
  const mark = markOf(start);
  const even = start.subarray(0, start.length & ~1);
  if (mark === 'fffe' || (start[0] !== 0 && start[1] === 0)) return even.toString('utf16le');
  if (mark === 'feff' || (start[0] === 0 && start[1] !== 0)) return Buffer.from(even).swap16().toString('utf16le');
  return start.toString(coding);
}

/**
 * Whether a reader of tags might take it up. Names have letters of any language, in encodings of one, two and four
 * bytes, and are as long as they like, so the first sign alone decides: nothing that is well-formed XML begins with
 * another one.
 */
export function isMarkup(start: string): boolean {
  return start.startsWith('<');
}

/**
 * Whether a text that begins so is one that other programs run, or that brings objects of its own whatever its name
 * says: a script, RTF, PostScript, a table with macros (SYLK), a mail with pages (MHTML).
 */
export function isActiveStart(start: string): boolean {
  if (/^(?:#!|<\?php|<script|\{\\rt|%!|ID;)/i.test(start)) return true;
  const head = start.split(/\r\n?|\n/, headLines);
  return head.some((line) => /^(?:mime-version|content-transfer-encoding):/i.test(line));
}

/** Whether a text editor would show nothing but letters: no byte stands for anything else. */
export function isText(data: Buffer): boolean {
  const mark = markOf(data);
  if (mark === 'fffe' || mark === 'feff') return true;
  for (let at = 0; at < data.length; at += 1) if (isControl(data[at] ?? 0)) return false;
  return true;
}

/** The first two bytes, which are "fffe" or "feff" before a text in UTF-16. */
function markOf(data: Buffer): string {
  return data.toString('hex', 0, 2);
}

/** A tab, ends of lines and pages, Ctrl+Z of DOS and the escapes of Japanese mails stand in texts. */
function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 0x1a && byte !== 0x1b;
}

/** A text that is kept in a place that may be longer: it ends at the first zero. */
export function untilZero(text: string): string {
  return text.split('\0', 1)[0] ?? '';
}
