import { Problem } from '../../src/http/problem';
import { readFields } from '../../src/multipart/fields';
import { type Part, parseMultipart } from '../../src/multipart/parse';

const type = 'multipart/form-data; boundary=B';
const cd = 'Content-Disposition: form-data; name=';
const one = `--B\r\n${cd}"a"\r\n\r\nx\r\n--B--\r\n`;

describe('a body that follows the grammar is read exactly', () => {
  const named = (name: string, data: string) => `--B\r\n${cd}"${name}"\r\n\r\n${data}\r\n`;
  test.each<[string, string | Buffer, Record<string, string>]>([
    ['one field', one, { a: 'x' }],
    ['no line end after the last boundary', one.slice(0, -2), { a: 'x' }],
    ['no field at all', '--B--', {}],
    ['an empty value', `${named('a', '')}--B--`, { a: '' }],
    ['two fields', `${named('a', '1')}${named('b', '2')}--B--`, { a: '1', b: '2' }],
    ['line ends inside the value', `${named('a', '\r\n\r\n')}--B--`, { a: '\r\n\r\n' }],
    ['dashes inside the value', `${named('a', '--B x --')}--B--`.replace('--B x', '- -B x'), { a: '- -B x --' }],
    ['half a delimiter inside the value', `${named('a', 'x\r\n--A')}--B--`, { a: 'x\r\n--A' }],
    ['a value that ends with CR', `${named('a', 'x\r')}--B--`, { a: 'x\r' }],
    ['Bengali text', `${named('a', 'কাঁথা')}--B--`, { a: 'কাঁথা' }],
    ['a byte order mark', `${named('a', '\ufeffx')}--B--`, { a: '\ufeffx' }],
    ['a control character', `${named('a', '\u0000')}--B--`, { a: '\u0000' }],
    ['a name without quotes, as .NET sends it', `--B\r\n${cd}a\r\n\r\nx\r\n--B--`, { a: 'x' }],
    ['headers in lower case', one.replace('Content-Disposition', 'content-disposition'), { a: 'x' }],
    ['no blank after the colon', one.replace(': ', ':'), { a: 'x' }],
    ['a plain text type', withHeader('Content-Type: text/plain'), { a: 'x' }],
    ['a UTF-8 text type', withHeader('Content-Type: text/plain; charset=UTF-8'), { a: 'x' }],
    ['an 8bit encoding', withHeader('Content-Transfer-Encoding: 8bit'), { a: 'x' }],
    ['type before disposition', one.replace(cd, `Content-Type: text/plain\r\n${cd}`), { a: 'x' }],
    ['a name with a blank', `${named('a b', 'x')}--B--`, { 'a b': 'x' }],
    ['a name of the prototype', `${named('__proto__', 'x')}--B--`, JSON.parse('{"__proto__":"x"}')],
  ])('%s', (_, body, fields) => {
    expect(Object.fromEntries(readFields(parse(body)).text)).toEqual(fields);
  });

  test('a file keeps its name, its type and every byte', () => {
    const data = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const head = `--B\r\n${cd}"cv"; filename="জীবন.pdf"\r\nContent-Type: Application/PDF\r\n\r\n`;
    const [part] = parse(Buffer.concat([Buffer.from(head), data, Buffer.from('\r\n--B--')]));
    expect(part).toMatchObject({ name: 'cv', filename: 'জীবন.pdf', type: 'application/pdf' });
    expect(part?.data.equals(data)).toBe(true);
  });
});

describe('any other body is refused', () => {
  test.each<[string, string | Buffer]>([
    ['empty', ''],
    ['only the boundary', '--B'],
    ['only the boundary and a line end', '--B\r\n'],
    ['a preamble', `hello\r\n${one}`],
    ['a line end before the first boundary', `\r\n${one}`],
    ['an epilogue', `${one}x`],
    ['two line ends at the end', `${one}\r\n`],
    ['a second body behind the first', one + one],
    ['a line feed alone after the end', `${one.slice(0, -2)}\n`],
    ['no final boundary', one.slice(0, one.lastIndexOf('\r\n--B--'))],
    ['one dash missing at the end', one.slice(0, -3)],
    ['both dashes missing at the end', one.slice(0, -4)],
    ['another boundary than announced', one.replaceAll('--B', '--C')],
    ['a boundary of which ours is the beginning', one.replaceAll('--B', '--BB')],
    ['the boundary in another case', one.replaceAll('--B', '--b')],
    ['line feeds instead of CR LF', one.replaceAll('\r\n', '\n')],
    ['a line feed alone after the boundary', one.replace('--B\r\n', '--B\n')],
    ['blanks after the boundary', one.replace('--B\r\n', '--B \r\n')],
    ['text after the boundary', one.replace('--B\r\n', '--Bx\r\n')],
    ['a delimiter inside a value', one.replace('x\r\n', 'x\r\n--Bx\r\n')],
    ['a part without headers', '--B\r\n\r\nx\r\n--B--'],
    ['a part without Content-Disposition', '--B\r\nContent-Type: text/plain\r\n\r\nx\r\n--B--'],
    ['a header block cut by the boundary', `--B\r\n${cd}"a"\r\n--B--`],
    ['a header block cut by the next part', `--B\r\n${cd}"a"\r\n${one}`],
    ['a part that is cut after its headers', `--B\r\n${cd}"a"\r\n\r\n--B--`],
    ['a part that is cut after its headers, before another', `--B\r\n${cd}"b"\r\n\r\n${one}`],
    ['an end inside the headers', `--B\r\n${cd}"a"`],
    ['an end behind the headers', `--B\r\n${cd}"a"\r\n\r\n`],
    ['a header that begins with a blank', one.replace('Content-D', ' Content-D')],
    ['a folded header', one.replace('; name', ';\r\n name')],
    ['a blank before the colon', one.replace(':', ' :')],
    ['a header without a colon', one.replace(':', '')],
    ['a header without a name', one.replace('Content-Disposition', '')],
    ['an unknown header', withHeader('X-Note: 1')],
    ['Content-Disposition twice', withHeader(`${cd}"b"`)],
    ['Content-Type twice', withHeader('Content-Type: text/plain\r\nContent-Type: text/plain')],
    ['a NUL in a header', one.replace('"a"', '"a\u0000"')],
    ['a CR in a header', one.replace('"a"', '"a\r"')],
    ['a line feed in a header', one.replace('"a"', '"a\n"')],
    ['a header that is not UTF-8', Buffer.from(one.replace('"a"', '"\xff"'), 'latin1')],
    ['an empty name', one.replace('"a"', '""')],
    ['no name', one.replace('; name="a"', '')],
    ['a name without a value', one.replace('"a"', '')],
    ['a name without its closing quote', one.replace('"a"', '"a')],
    ['a name without its opening quote', one.replace('"a"', 'a"')],
    ['a name in single quotes', one.replace('"a"', "'a'")],
    ['two names', one.replace('"a"', '"a"; name="b"')],
    ['a name with an escaped quote', one.replace('"a"', '"a\\"b"')],
    ['an extended name', one.replace('name="a"', "name*=UTF-8''a")],
    ['an extended file name', one.replace('"a"', `"a"; filename*=UTF-8''x.pdf`)],
    ['two file names', one.replace('"a"', '"a"; filename="x"; filename="y"')],
    ['an unknown parameter', one.replace('"a"', '"a"; size=1')],
    ['a semicolon without a parameter', one.replace('"a"', '"a";')],
    ['text behind the name', one.replace('"a"', '"a" b')],
    ['an attachment', one.replace('form-data', 'attachment')],
    ['a disposition that begins like ours', one.replace('form-data', 'form-database')],
    ['the same field twice', `${one.slice(0, -7)}\r\n${one}`],
    ['base64', withHeader('Content-Transfer-Encoding: base64')],
    ['quoted-printable', withHeader('Content-Transfer-Encoding: quoted-printable')],
    ['an overlong header', one.replace('"a"', `"${'a'.repeat(2100)}"`)],
    ['sixty-five fields', `${Array.from({ length: 65 }, (_, i) => `--B\r\n${cd}"f${i}"\r\n\r\nx\r\n`).join('')}--B--`],
    ['text that is not UTF-8', Buffer.from(one.replace('x\r\n', '\xe9\r\n'), 'latin1')],
    ['half a UTF-8 character', Buffer.from(one.replace('x\r\n', '\xe0\xa6\r\n'), 'latin1')],
    ['an encoded surrogate', Buffer.from(one.replace('x\r\n', '\xed\xa0\x80\r\n'), 'latin1')],
    ['text of another type', withHeader('Content-Type: text/html')],
    ['text in another character set', withHeader('Content-Type: text/plain; charset=utf-16')],
  ])('%s', (_, body) => {
    expect(refusal(() => readFields(parse(body)))).toBe(400);
  });
});

describe('the media type must be exactly right', () => {
  test.each([
    ['none', undefined, 415],
    ['empty', '', 415],
    ['another', 'application/json', 415],
    ['one that begins like ours', 'multipart/form-data-x; boundary=B', 415],
    ['without a boundary', 'multipart/form-data', 400],
    ['with an empty boundary', 'multipart/form-data; boundary=', 400],
    ['with an empty quoted boundary', 'multipart/form-data; boundary=""', 400],
    ['with two boundaries', 'multipart/form-data; boundary=B; boundary=C', 400],
    ['with another parameter', 'multipart/form-data; charset=utf-8; boundary=B', 400],
    ['with a boundary of 71 characters', `multipart/form-data; boundary=${'B'.repeat(71)}`, 400],
    ['with a boundary that ends with a blank', 'multipart/form-data; boundary="B "', 400],
    ['with a boundary that has a forbidden character', 'multipart/form-data; boundary="B*"', 400],
    ['with an open quote', 'multipart/form-data; boundary="B', 400],
  ])('%s', (_, contentType, status) => {
    expect(refusal(() => parseMultipart(contentType, Buffer.from(one)))).toBe(status);
  });

  test.each([
    'multipart/form-data;boundary=B',
    'Multipart/Form-Data; Boundary=B',
    'multipart/form-data ; boundary="B"',
  ])('%s is read', (contentType) => {
    expect(parseMultipart(contentType, Buffer.from(one))).toHaveLength(1);
  });

  test('a boundary of 70 characters is read', () => {
    const boundary = 'B'.repeat(70);
    const body = Buffer.from(one.replaceAll('--B', `--${boundary}`));
    expect(parseMultipart(`multipart/form-data; boundary=${boundary}`, body)).toHaveLength(1);
  });
});

/**
 * The promise of reliability S1 for bodies nobody thought of: whatever is accepted, written out again, is the body that
 * was sent. Only what carries no data may differ: the case of header names, tabs for blanks, the last line end.
 */
describe('whatever is accepted is what was sent', () => {
  const model = `--B\r\n${cd}"a"\r\n\r\nx\r\n--B\r\n${cd}"b"\r\nContent-Type: text/plain\r\n\r\n\r\n--B--\r\n`;

  test('with any byte replaced, removed or doubled', () => {
    const bytes = Buffer.from(model, 'latin1');
    for (let at = 0; at < bytes.length; at += 1) {
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + 1)];
      for (let byte = 0; byte < 256; byte += 1) check(Buffer.concat([before, Buffer.from([byte]), after]));
      check(Buffer.concat([before, after]));
      check(Buffer.concat([before, bytes.subarray(at, at + 1), bytes.subarray(at)]));
      check(before);
    }
  });

  test('with pieces of the grammar shuffled, 20,000 times', () => {
    const pieces = [
      '\r\n',
      '--B',
      '--',
      cd,
      '"a"',
      '"b"',
      'x',
      '\r',
      '\n',
      ': ',
      '; ',
      'filename="f"',
      ' ',
      '--B--\r\n',
    ];
    const random = generator(20261120);
    for (let round = 0; round < 20_000; round += 1) {
      const at = random(model.length);
      const piece = pieces[random(pieces.length)] ?? '';
      const second = random(model.length);
      const mutated = model.slice(0, at) + piece + model.slice(at + random(4));
      check(Buffer.from(mutated.slice(0, second) + (pieces[random(pieces.length)] ?? '') + mutated.slice(second)));
    }
  });

  function check(body: Buffer): void {
    const parts = accepted(body);
    if (parts) expect(canonical(writeOut(parts))).toBe(canonical(body.toString('latin1')));
  }
});

function parse(body: string | Buffer): Part[] {
  return parseMultipart(type, Buffer.from(body));
}

function withHeader(line: string): string {
  return one.replace('"a"\r\n', `"a"\r\n${line}\r\n`);
}

function refusal(work: () => unknown): number | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.status;
    throw error;
  }
}

function accepted(body: Buffer): Part[] | undefined {
  let parts: Part[] | undefined;
  refusal(() => {
    parts = parse(body);
  });
  return parts;
}

function writeOut(parts: readonly Part[]): string {
  const written = parts.map(({ name, filename, type: partType, data }) => {
    const file = filename === undefined ? '' : `; filename="${latin1(filename)}"`;
    const typeLine = partType === undefined ? '' : `Content-Type: ${latin1(partType)}\r\n`;
    return `--B\r\n${cd}"${latin1(name)}"${file}\r\n${typeLine}\r\n${data.toString('latin1')}\r\n`;
  });
  return `${written.join('')}--B--\r\n`;
}

function latin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Drops what carries no data from the headers, and only there. */
function canonical(body: string): string {
  const [first = '', ...parts] = body.replace(/(?:\r\n)?$/, '\r\n').split(/(?<=--B\r\n)/);
  const cleaned = parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    const headers = part
      .slice(0, end)
      .toLowerCase()
      .replace(/["\t ]/g, '');
    return headers.split('\r\n').sort().join('\r\n') + part.slice(end);
  });
  return first + cleaned.join('');
}

/** A repeatable pseudo-random number below `limit` (mulberry32). */
function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
