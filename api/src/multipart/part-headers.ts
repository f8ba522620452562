import { malformed } from './malformed';
import { decodeUtf8 } from './utf8';

export interface PartHeaders {
  name: string;
  /** Of a file; empty when a file control was left empty. Undefined for a text field. */
  filename: string | undefined;
  /** Media type as the client claims it, in lower case. */
  type: string | undefined;
}

/** Encodings that leave the data as it is; any other would have to be undone (RFC 7578, section 4.7). */
const identityEncoding = /^(?:7bit|8bit|binary)$/i;

/**
 * Reads the header lines of one part: Content-Disposition exactly once, Content-Type and Content-Transfer-Encoding at
 * most once, and no others, because a header that we do not understand may change what the data means.
 * @throws Problem 400
 */
export function readPartHeaders(block: Buffer): PartHeaders {
  const headers = readLines(decodeUtf8(block));
  const disposition = headers.get('content-disposition');
  if (disposition === undefined) throw malformed('a part says not what it is');
  if (!identityEncoding.test(headers.get('content-transfer-encoding') ?? 'binary')) {
    throw malformed('a field has an encoding that is not supported');
  }
  const { name, filename } = readDisposition(disposition);
  return { name, filename, type: headers.get('content-type')?.toLowerCase() };
}

const known = new Set(['content-disposition', 'content-type', 'content-transfer-encoding']);

function readLines(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const [, rawName, value] = /^([A-Za-z-]+):[ \t]*([^\p{Cc}]*?)[ \t]*$/u.exec(line) ?? [];
    const name = rawName?.toLowerCase() ?? '';
    if (value === undefined || !known.has(name)) throw malformed('a field has a header that is not supported');
    if (headers.has(name)) throw malformed('a field has a header twice');
    headers.set(name, value);
  }
  return headers;
}

const parameterPattern = /;[ \t]*(name|filename)=(?:"([^"]*)"|([\w.-]+))[ \t]*/giy;

/** `form-data; name="..."; filename="..."`, each at most once; a leftover such as `filename*` is refused (RFC 7578). */
function readDisposition(value: string): { name: string; filename: string | undefined } {
  const start = /^form-data[ \t]*/i.exec(value)?.[0].length;
  if (start === undefined) throw malformed('a part is no form field');
  const parameters = new Map<string, string>();
  parameterPattern.lastIndex = start;
  let end = start;
  for (let match = parameterPattern.exec(value); match; match = parameterPattern.exec(value)) {
    const key = match[1]?.toLowerCase() ?? '';
    if (parameters.has(key)) throw malformed('a field has two names');
    parameters.set(key, match[2] ?? match[3] ?? '');
    end = parameterPattern.lastIndex;
  }
  const name = parameters.get('name');
  if (end !== value.length || !name) throw malformed('a field has no readable name');
  return { name, filename: parameters.get('filename') };
}
