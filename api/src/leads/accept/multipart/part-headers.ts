import { charsetLabel, decodeText } from './charset';
import { type Disposition, readDisposition } from './disposition';
import { malformed } from './malformed';
import { readParameters } from './parameters';

/** What the headers of a part say, as far as it matters to us. */
export interface PartHeaders extends Disposition {
  /** Media type as the client claims it, in lower case and without parameters. */
  type: string | undefined;
  charset: string | undefined;
  transferEncoding: string;
  /** In bytes; undefined when the client does not say. */
  length: number | undefined;
}

/** Those that decide what a part is; twice, they may contradict each other. */
const decisive = [
  'content-disposition',
  'content-type',
  'content-transfer-encoding',
  'content-encoding',
  'content-length',
] as const;

type Decisive = (typeof decisive)[number];

/** What is the same for all parts of a body. */
interface Writing {
  lineEnd: string;
  /** The character set of a body that is not UTF-8. */
  charsetHint: string | undefined;
}

/**
 * Reads the header block of one part, whose lines end with `lineEnd`. Headers that we do not know are no harm (RFC
 * 7578, section 4.8).
 * @throws Problem 400
 */
export function readPartHeaders(block: Buffer, { lineEnd, charsetHint }: Writing): PartHeaders {
  const headers = decisiveHeaders(unfold(decodeText(block, undefined, charsetHint).split(lineEnd)));
  const disposition = headers.get('content-disposition');
  if (disposition === undefined) throw malformed('a part has no Content-Disposition');
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding') ?? ''))
    throw malformed('a field has a Content-Encoding');
  return {
    ...readDisposition(disposition),
    ...readType(headers.get('content-type') ?? ''),
    transferEncoding: headers.get('content-transfer-encoding') || 'binary',
    length: readLength(headers.get('content-length')),
  };
}

/**
 * A line that begins with a blank goes on from the one before (RFC 5322, section 2.2.3); so do mail libraries write
 * long names.
 */
function unfold(lines: readonly string[]): string[] {
  const unfolded: string[] = [];
  for (const line of lines) {
    const last = unfolded.length - 1;
    if (!/^[ \t]/.test(line)) unfolded.push(line);
    else if (last < 0) throw malformed('a field has a header that begins with a blank');
    else unfolded[last] += line;
  }
  return unfolded;
}

function decisiveHeaders(lines: readonly string[]): Map<Decisive, string> {
  const headers = new Map<Decisive, string>();
  for (const line of lines) {
    const [, rawName, value = ''] = headerPattern.exec(line) ?? [];
    if (rawName === undefined) throw malformed('a field has a header that is not readable');
    const name = decisive.find((each) => each === rawName.toLowerCase());
    if (!name) continue;
    if (headers.has(name)) throw malformed(`a field has the header ${rawName} twice`);
    headers.set(name, value.trim());
  }
  return headers;
}

/** Of control characters, only tabs may stand in a value (RFC 9110, section 5.5). */
const headerPattern = /^([!#$%&'*+\-.^`|~\w]+):([\t\P{Cc}]*)$/u;

/** A type that is not readable stays as it is: it is none that a text may have, and that of a file does not matter. */
function readType(header: string): Pick<PartHeaders, 'type' | 'charset'> {
  const type = readParameters(header);
  const [charset, another] = type?.parameters.get('charset') ?? [];
  if (!type || another) return { type: header, charset: undefined };
  return { type: type.value || undefined, charset: charsetLabel(charset?.text) };
}

function readLength(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (!/^\d{1,15}$/.test(header)) throw malformed('a field has a Content-Length that is no number');
  return Number(header);
}
