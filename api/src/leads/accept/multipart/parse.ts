import { readContentType } from './content-type';
import { malformed } from './malformed';
import { type PartHeaders, readPartHeaders } from './part-headers';
import { undoTransferEncoding } from './transfer-encoding';

/** One part of a multipart body. A part with a file name is a file, whatever its type says (RFC 7578, section 4.2). */
export interface Part extends Pick<PartHeaders, 'name' | 'filename' | 'type' | 'charset'> {
  /** What the whole body says of its texts; undefined when it says nothing. */
  charsetHint: string | undefined;
  /** Without its transfer encoding. */
  data: Buffer;
}

/** More than any form has fields. */
const maxParts = 64;

/**
 * In bytes: a file name of 255 characters of four bytes each, percent-encoded and once more in base64, and the rest.
 */
const maxHeaderBytes = 8192;

/**
 * Reads a whole multipart/form-data body, or refuses it as a whole (reliability S1).
 *
 * What cannot change what was sent is passed over: preamble, epilogue and padding (RFC 2046, section 5.1.1), headers
 * and parameters without a meaning for a form, and the many ways to write a name. What can be read in two ways is
 * refused, and nothing is cut or repaired: a parser that repairs stores something else than what was sent (decision
 * 0007 says what a kept library repairs). The time it takes grows with the body, and no faster (reliability S7).
 * @throws Problem 415 for another media type, 400 for everything else.
 */
export function parseMultipart(contentType: string | undefined, body: Buffer): Part[] {
  const { boundary, charset: charsetHint } = readContentType(contentType);
  const delimiter = Buffer.from(`\n--${boundary}`, 'latin1');
  const opening = findOpening(body, delimiter);
  const frame = { body, delimiter, charsetHint, lineEnd: opening.lineEnd };
  const parts: Part[] = [];
  let start = afterDelimiter(frame, opening.end);
  while (start !== undefined) {
    const { part, end } = readPart(frame, start);
    if (parts.some(({ name }) => name === part.name)) throw malformed(`the field ${part.name} is there twice`);
    if (parts.push(part) > maxParts) throw malformed('it has too many fields');
    start = afterDelimiter(frame, end);
  }
  return parts;
}

/** How the parts of one body are kept apart. */
interface Frame {
  body: Buffer;
  /** With a line feed before it, which stands before every delimiter but one at the start of the body. */
  delimiter: Buffer;
  /** CR LF, or LF alone from programs that write a form as a text: then it is so at every delimiter and header. */
  lineEnd: '\r\n' | '\n';
  charsetHint: string | undefined;
}

/** The first delimiter; what stands before it is no part of the form. `end` is the position behind it. */
function findOpening(body: Buffer, delimiter: Buffer): { lineEnd: Frame['lineEnd']; end: number } {
  const start = body.indexOf(delimiter.subarray(1));
  if (start < 0) throw malformed('its boundary is nowhere in it');
  if (start > 0 && body[start - 1] !== lineFeed) throw malformed('its boundary stands in the middle of a line');
  const end = start + delimiter.length - 1;
  return { lineEnd: body[skipBlanks(body, end)] === lineFeed ? '\n' : '\r\n', end };
}

/** Where the part behind a delimiter starts; undefined when the delimiter is the last one. */
function afterDelimiter({ body, delimiter, lineEnd }: Frame, position: number): number | undefined {
  const isLast = startsWith(body, position, '--');
  const next = skipBlanks(body, isLast ? position + 2 : position);
  if (!isLast && startsWith(body, next, lineEnd)) return next + lineEnd.length;
  const isEnd = next === body.length || startsWith(body, next, '\n') || startsWith(body, next, '\r\n');
  if (!isLast || !isEnd) throw malformed('a boundary is followed by something else');
  if (body.includes(delimiter.subarray(1), next)) throw malformed('its boundary is there again behind its end');
  return undefined;
}

/** Reads from the first header to the delimiter after the data; `end` is the position behind that delimiter. */
function readPart(frame: Frame, start: number): { part: Part; end: number } {
  const { body, delimiter, lineEnd, charsetHint } = frame;
  const { headers, dataStart } = readHeaders(frame, start);
  const next = body.indexOf(delimiter, dataStart - 1);
  if (next < 0) throw malformed('it ends too early');
  const dataEnd = next + 1 - lineEnd.length;
  // The grammar allows a part without data here; read as data, it would swallow the part that follows.
  if (dataEnd < dataStart) throw malformed('a field has no data');
  const hasReturn = body[next - 1] === carriageReturn;
  if (hasReturn !== (lineEnd === '\r\n')) throw malformed('its boundaries stand after different line ends');
  const { name, filename, type, charset, length, transferEncoding } = headers;
  const sent = body.subarray(dataStart, dataEnd);
  if (length !== undefined && length !== sent.length) throw malformed('a field is not as long as its Content-Length');
  const data = undoTransferEncoding(sent, transferEncoding);
  return { part: { name, filename, type, charset, charsetHint, data }, end: next + delimiter.length };
}

function readHeaders(
  { body, delimiter, lineEnd, charsetHint }: Frame,
  start: number,
): { headers: PartHeaders; dataStart: number } {
  const length = body.subarray(start, start + maxHeaderBytes).indexOf(lineEnd + lineEnd);
  if (length < 0) {
    throw malformed(body.length - start > maxHeaderBytes ? 'a field has too long a header' : 'it ends too early');
  }
  const dataStart = start + length + 2 * lineEnd.length;
  if (body.subarray(start - 1, dataStart).includes(delimiter)) throw malformed('a field ends within its headers');
  return { headers: readPartHeaders(body.subarray(start, start + length), { lineEnd, charsetHint }), dataStart };
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function skipBlanks(body: Buffer, position: number): number {
  let next = position;
  while (body[next] === 0x20 || body[next] === 0x09) next += 1;
  return next;
}

function startsWith(body: Buffer, position: number, text: string): boolean {
  return body.toString('latin1', position, position + text.length) === text;
}
