import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Case, document, fieldsOf, fileNames, formOf } from '../../sent';

/** How a client that does not run where the others are recorded writes its requests. */
export interface Dialect {
  client: string;
  version: string;
  /** The public source that shows it. */
  source: string;
  protocol?: 'HTTP/1.0';
  /** In their order. `{length}` stands for the length of the body, `{boundary}` for the boundary. */
  headers: readonly string[];
  boundary: string;
  /** The header lines of a part with text. */
  text: (name: string, written: Buffer, value: string) => readonly string[];
  /** The header lines of the part with the file of this size in bytes. */
  file: (fileName: string, size: number) => readonly string[];
  /** How a text is written, as UTF-8 unless it says otherwise. */
  write?: (value: string) => Buffer;
  /** Before the first boundary. */
  opening?: string;
  /** Behind the last boundary, a line end unless it says otherwise. */
  closing?: string;
}

export function request(dialect: Dialect, name: Case): Buffer {
  const body = bodyOf(dialect, name);
  const first = `POST ${formOf(name).path} ${dialect.protocol ?? 'HTTP/1.1'}`;
  const headers = dialect.headers.map((line) => {
    return line.replace('{length}', String(body.length)).replace('{boundary}', dialect.boundary);
  });
  return Buffer.concat([lines([first, ...headers, '']), body]);
}

function bodyOf(
  { client, boundary, text, file, write = Buffer.from, opening = '', closing = '\r\n' }: Dialect,
  name: Case,
) {
  const texts = Object.entries(fieldsOf(client, name)).map(([field, value]) => {
    const written = write(value);
    return part(boundary, text(field, written, value), written);
  });
  const files = name === 'text' ? [] : [part(boundary, file(fileNames[name], sentDocument.length), sentDocument)];
  return Buffer.concat([Buffer.from(opening), ...texts, ...files, Buffer.from(`--${boundary}--${closing}`)]);
}

function part(boundary: string, headers: readonly string[], data: Buffer): Buffer {
  return Buffer.concat([lines([`--${boundary}`, ...headers, '']), data, Buffer.from('\r\n')]);
}

const sentDocument = readFileSync(path.join(__dirname, '../../../../../inspect/genuine', document));

function lines(text: readonly string[]): Buffer {
  return Buffer.from(text.map((line) => `${line}\r\n`).join(''));
}
