import type { Wire } from './body';
import { writtenFileNames } from './file-names';

/** A part as the second reader understands it. */
export interface Sent {
  data: Buffer;
  /** As the part says. */
  charset: string | undefined;
  /** As the whole body says. */
  charsetHint: string | undefined;
  /** Undefined when it has none, or one that nobody has written on purpose. */
  fileName: string | undefined;
}

/**
 * Reads a body line by line, and names by looking up how they are written: another way than the server's, for two
 * readers that agree on mutated bodies are hardly wrong in the same way. By name of the field; undefined when a body is
 * ambiguous or broken, so that nobody may accept it. Where this reader takes more than the server does, that is no
 * fault.
 */
export function readAgain({ contentType, bytes }: Wire): Map<string, Sent> | undefined {
  const [boundary, anotherBoundary] = valuesOf(contentType, 'boundary');
  const [charsetHint] = valuesOf(contentType, 'charset');
  if (!/^multipart\/form-data *(?:;|$)/i.test(contentType) || !boundary || anotherBoundary) return undefined;
  const mark = `--${boundary}`;
  const lines = bytes.toString('latin1').split('\n');
  const marks = [...lines.keys()].filter((number) => lines[number]?.startsWith(mark));
  const tails = marks.map((number) => lines[number]?.slice(mark.length) ?? '');
  if (!/^--[ \t]*\r?$/.test(tails.pop() ?? '')) return undefined;
  const [first = 0, last = 0] = [marks[0], marks.at(-1)];
  if ([...lines.slice(0, first), ...lines.slice(last + 1)].some((line) => line.includes(mark))) return undefined;

  const parts = new Map<string, Sent>();
  for (const [index, tail] of tails.entries()) {
    if (!/^[ \t]*\r?$/.test(tail) || tail.endsWith('\r') !== tails[0]?.endsWith('\r')) return undefined;
    const part = readPart(lines.slice((marks[index] ?? 0) + 1, marks[index + 1]), tail.endsWith('\r') ? '\r' : '');
    if (!part || parts.has(part.name)) return undefined;
    parts.set(part.name, { ...part, charsetHint });
  }
  return parts;
}

function readPart(lines: readonly string[], lineEnd: string) {
  const middle = lines.indexOf(lineEnd);
  const data = lines.slice(middle + 1).join('\n');
  const head = lines.slice(0, middle).map((line) => Buffer.from(line, 'latin1').toString());
  if (middle < 0 || middle === lines.length - 1 || data.endsWith('\r') !== (lineEnd === '\r')) return undefined;
  if (head.some((line) => line.endsWith('\r') !== (lineEnd === '\r')) || /^[ \t]/.test(head[0] ?? '')) return undefined;
  const headers = head
    .map((line) => line.replace(/\r$/, ''))
    .join('\n')
    .replace(/\n(?=[ \t])/g, '')
    .split('\n');
  const find = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(`${name}:`));
  const [disposition = '', ...otherDispositions] = find('content-disposition');
  const names = valuesOf(disposition, 'name');
  const [name] = names;
  if (!name || names.length > 1 || otherDispositions.length > 0) return undefined;
  if (!/^content-disposition:[ \t]*form-data[ \t]*;/i.test(disposition) || find('content-encoding').length > 0)
    return undefined;
  const decoded = decode(Buffer.from(lineEnd ? data.slice(0, -1) : data, 'latin1'), find('content-transfer-encoding'));
  if (!decoded) return undefined;
  const [charset] = valuesOf(find('content-type').join(';'), 'charset');
  return { name, data: decoded, charset, fileName: fileNameIn(disposition) };
}

/** Of the parameters that are called so, with an asterisk or without. */
function valuesOf(header: string, name: string): string[] {
  const found = header.matchAll(/(?<=[;\s])([a-z]+)(\*?)\s*=\s*(?:"([^"]*)"|([^\s;"]*))/gi);
  return [...found]
    .filter(([, each = '']) => each.toLowerCase() === name)
    .map(([, , star, quoted, bare = '']) => (star ? (quoted ?? bare).replace(/^.*'/, '') : (quoted ?? bare)));
}

function decode(data: Buffer, headers: readonly string[]): Buffer | undefined {
  const encoding = headers
    .map((line) =>
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .toLowerCase(),
    )
    .join();
  const text = data.toString('latin1');
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (!/^(?:7bit|8bit|binary)?$/.test(encoding) && encoding !== 'quoted-printable') return undefined;
  if (encoding !== 'quoted-printable') return data;
  const [start = '', ...rest] = text
    .split(/=\r?\n/)
    .join('')
    .split('=');
  return Buffer.from(
    start + rest.map((piece) => Buffer.from(piece.slice(0, 2), 'hex').toString('latin1') + piece.slice(2)).join(''),
    'latin1',
  );
}

/** The longest way to write a name that stands there, unless it goes on behind it. */
function fileNameIn(disposition: string): string | undefined {
  const found = writtenFileNames.filter(({ written }) => `${disposition};`.includes(`${written};`));
  const longest = found.sort((a, b) => b.written.length - a.written.length)[0];
  if (!longest) return undefined;
  const pieces = piecesIn(longest.written);
  return pieces > 0 && piecesIn(disposition) > pieces ? undefined : longest.fileName;
}

/** A name in numbered pieces is as long as there are pieces of it (RFC 2231, section 4.1). */
function piecesIn(parameters: string): number {
  return parameters.match(/\bfilename\*\d/gi)?.length ?? 0;
}
