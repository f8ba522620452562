import { readBoundary } from './boundary';
import { malformed } from './malformed';
import { type PartHeaders, readPartHeaders } from './part-headers';

/** One part of a multipart body. A part with a file name is a file, whatever its type says (RFC 7578, section 4.2). */
export interface Part extends PartHeaders {
  data: Buffer;
}

/** More than any form has fields. */
const maxParts = 64;

const headerEndMark = Buffer.from('\r\n\r\n');

/** In bytes: a name, a file name of 255 characters of four bytes each, and a media type. */
const maxHeaderBytes = 2048;

/**
 * Reads a whole multipart/form-data body, or refuses it as a whole (reliability S1).
 *
 * The body must be exactly what the grammar of RFC 2046, section 5.1.1 says, without the parts of it that no browser or
 * HTTP library uses: preamble, epilogue, padding and folded headers. Every byte is either a delimiter, a header that was
 * understood, or data of a part; nothing is skipped, cut or repaired. A parser that repairs stores something else than
 * what was sent (see the list of known repairs in reliability S1).
 * @throws Problem 415 for another media type, 400 for everything else.
 */
export function parseMultipart(contentType: string | undefined, body: Buffer): Part[] {
  const dashBoundary = `--${readBoundary(contentType)}`;
  const delimiter = Buffer.from(`\r\n${dashBoundary}`);
  if (!startsWith(body, 0, dashBoundary)) throw malformed('it does not begin with its boundary');
  const parts: Part[] = [];
  let position = dashBoundary.length;
  while (!isEnd(body, position)) {
    if (!startsWith(body, position, '\r\n')) throw malformed('a boundary is followed by something else');
    const { part, next } = readPart(body, position + 2, delimiter);
    if (parts.some(({ name }) => name === part.name)) throw malformed(`the field ${part.name} is there twice`);
    if (parts.push(part) > maxParts) throw malformed('it has too many fields');
    position = next;
  }
  return parts;
}

/** The closing delimiter ends the body; one line end after it is allowed, because common clients send it. */
function isEnd(body: Buffer, position: number): boolean {
  if (!startsWith(body, position, '--')) return false;
  const rest = body.subarray(position + 2).toString('latin1');
  if (rest !== '' && rest !== '\r\n') throw malformed('something follows its end');
  return true;
}

/** Reads from the first header to the delimiter after the data; `next` is the position behind that delimiter. */
function readPart(body: Buffer, start: number, delimiter: Buffer): { part: Part; next: number } {
  const headerEnd = body.indexOf(headerEndMark, start);
  if (headerEnd < 0) throw malformed('it ends too early');
  if (headerEnd - start > maxHeaderBytes) throw malformed('a field has too long a header');
  const headers = body.subarray(start, headerEnd);
  const dataStart = headerEnd + headerEndMark.length;
  // The grammar allows a part without data here; read as data, it would swallow the part that follows.
  if (body.subarray(dataStart, dataStart + delimiter.length - 2).equals(delimiter.subarray(2)))
    throw malformed('a field has no data');
  const dataEnd = body.indexOf(delimiter, dataStart);
  if (dataEnd < 0) throw malformed('it ends too early');
  const { name, filename, type } = readPartHeaders(headers);
  const part = { name, filename, type, data: body.subarray(dataStart, dataEnd) };
  return { part, next: dataEnd + delimiter.length };
}

function startsWith(body: Buffer, position: number, text: string): boolean {
  return body.toString('latin1', position, position + text.length) === text;
}
