import { disposition, oneField, read, refusal, withHeader, withParameters } from '../../../support/one-field';

const named = (name: string, data: string) => `--B\r\n${disposition}"${name}"\r\n\r\n${data}\r\n`;
const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('Every byte of a value arrives', () => {
  test.each<[string, string, Record<string, string>]>([
    ['one field', oneField, { a: 'x' }],
    ['no field at all', '--B--', {}],
    ['an empty value', `${named('a', '')}--B--`, { a: '' }],
    ['an empty value among line feeds', `${named('a', '')}--B--`.replaceAll('\r\n', '\n'), { a: '' }],
    ['two fields', `${named('a', '1')}${named('b', '2')}--B--`, { a: '1', b: '2' }],
    ['blanks around the value', `${named('a', ' x\t')}--B--`, { a: ' x\t' }],
    ['line ends inside the value', `${named('a', '\r\n\r\n')}--B--`, { a: '\r\n\r\n' }],
    ['the boundary in the middle of a line', `${named('a', 'x --B-- y')}--B--`, { a: 'x --B-- y' }],
    ['half a delimiter', `${named('a', 'x\r\n--A')}--B--`, { a: 'x\r\n--A' }],
    ['a value that ends with CR', `${named('a', 'x\r')}--B--`, { a: 'x\r' }],
    ['Bengali text', `${named('a', 'কাঁথা')}--B--`, { a: 'কাঁথা' }],
    ['a byte order mark', `${named('a', '\ufeffx')}--B--`, { a: '\ufeffx' }],
    ['a control character', `${named('a', '\u0000')}--B--`, { a: '\u0000' }],
    ['what looks encoded', `${named('a', '%22 =41 =?utf-8?q?x?= \\"')}--B--`, { a: '%22 =41 =?utf-8?q?x?= \\"' }],
    ['a name of the prototype', `${named('__proto__', 'x')}--B--`, JSON.parse('{"__proto__":"x"}')],
  ])('%s', (_, body, fields) => {
    expect(read(body).text).toEqual(fields);
  });

  test('of a file too', () => {
    const data = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const head = `--B\r\n${disposition}"cv"; filename="জীবন.pdf"\r\nContent-Type: Application/PDF; name=my cv.pdf\r\n\r\n`;
    const { files } = read(Buffer.concat([Buffer.from(head), data, Buffer.from('\r\n--B--')]));
    expect(files).toEqual({ cv: { name: 'জীবন.pdf', data } });
  });

  test('a file control in which nothing was chosen is no file', () => {
    expect(read(withParameters('name="cv"; filename=""').replace('x\r\n', '\r\n'))).toEqual({ text: {}, files: {} });
  });
});

describe('What cannot change the form is passed over', () => {
  test.each<[string, string]>([
    ['no line end after the last boundary', oneField.slice(0, -2)],
    ['a line end before the first boundary', `\r\n${oneField}`],
    ['a preamble', `This is a form.\r\n--\r\n${oneField}`],
    ['two line ends at the end, from got', `${oneField}\r\n`],
    ['an epilogue', `${oneField}The end.\r\n--C--`],
    ['a line feed alone at the end', `${oneField.slice(0, -2)}\n`],
    ['blanks after the boundaries', oneField.replace('--B\r\n', '--B \t\r\n').replace('--B--', '--B-- ')],
    ['line feeds alone, from programs that write a form as a text', oneField.replaceAll('\r\n', '\n')],
    ['a preamble before line feeds alone', `\n${oneField.replaceAll('\r\n', '\n')}\n`],
    ['headers in lower case', oneField.replace('Content-Disposition', 'content-disposition')],
    ['no blank after the colon', oneField.replace(': ', ':')],
    ['a folded header', oneField.replace('; name', ';\r\n\tname')],
    ['an unknown header', withHeader('X-Note: 1')],
    ['an unknown header twice', withHeader('X-Note: 1\r\nX-Note: 2')],
    ['an unknown header without a value', withHeader('X-Note:')],
    ['a MIME version, from Python', withHeader('MIME-Version: 1.0')],
    ['the length of the value, from Spring and Guzzle', withHeader('Content-Length: 1')],
    ['a Content-Encoding that is none', withHeader('Content-Encoding: identity')],
    ['another header first', oneField.replace(disposition, `Content-Type: text/plain\r\n${disposition}`)],
    ['an unknown parameter', withParameters('name="a"; size=1')],
    ['an unknown parameter before the name', withParameters('size="a; name=b"; name="a"')],
    ['a semicolon too many', withParameters('name="a";')],
    ['blanks around the equals sign', withParameters('name = "a" ')],
    ['a name without quotation marks, from .NET', withParameters('name=a')],
    ['a parameter in capitals', withParameters('NAME="a"')],
    ['a type', withHeader('Content-Type: text/plain')],
    ['an empty type', withHeader('Content-Type:')],
    ['bytes of no type', withHeader('Content-Type: application/octet-stream')],
    ['a type with other parameters', withHeader('Content-Type: TEXT/PLAIN; format=flowed; charset="utf-8"')],
  ])('%s', (_, body) => {
    expect(read(body).text).toEqual({ a: 'x' });
  });
});

describe('Where a visitor came from, which is JSON, is read', () => {
  const json = '{"utm_source":"x"}';

  test.each<[string, string]>([
    ['as a text', '"attribution"'],
    ['as a part of its type', '"attribution"\r\nContent-Type: application/json'],
    ['as a file of its type, from browsers', '"attribution"; filename="blob"\r\nContent-Type: application/json'],
  ])('%s', (_, head) => {
    const body = `--B\r\n${disposition}${head}\r\n\r\n${json}\r\n--B--`;
    expect(read(body)).toEqual({ text: { attribution: json }, files: {} });
  });
});

describe('A value is read in the encoding that it says', () => {
  const encoded = (encoding: string, value: string) => withHeader(`Content-Transfer-Encoding: ${encoding}`, value);
  const labelled = (charset: string, value: string) =>
    latin1(withHeader(`Content-Type: text/plain; charset=${charset}`, value));

  test.each<[string, string | Buffer, string]>([
    ['7bit', encoded('7bit', 'x'), 'x'],
    ['8bit', encoded('8BIT', 'কাঁথা'), 'কাঁথা'],
    ['binary', encoded('binary', ' \r\n'), ' \r\n'],
    ['base64', encoded('base64', '4KaV4Ka+4KaB\r\n4Kal4Ka+\r\n'), 'কাঁথা'],
    ['empty base64', encoded('base64', ''), ''],
    ['quoted-printable', encoded('quoted-printable', 'caf=C3=a9 =\r\n=3D 1\r\n2=20'), 'café = 1\r\n2 '],
    ['UTF-8', Buffer.from(withHeader('Content-Type: text/plain; charset=utf8', 'é')), 'é'],
    ['ASCII', labelled('us-ascii', 'x'), 'x'],
    ['ASCII that is called something like it, from Apache HttpClient', labelled('ISO-8859-15', 'x'), 'x'],
    ['ISO 8859-1', labelled('ISO-8859-1', 'café'), 'café'],
    ['Windows-1252', labelled('"windows-1252"', 'café'), 'café'],
  ])('%s', (_, body, value) => {
    expect(read(body).text).toEqual({ a: value });
  });

  describe.each<[string, (charset: string, value: string) => [Buffer, string?]]>([
    [
      'one field for all (RFC 7578, section 4.6)',
      (charset, value) => [latin1(`${named('_charset_', charset)}${named('a', value)}--B--`)],
    ],
    ['the part', (charset, value) => [labelled(`"${charset}"`, value)]],
    [
      'the whole',
      (charset, value) => [
        latin1(`${named('a', value)}--B--`),
        `multipart/form-data; charset="${charset}"; boundary=B`,
      ],
    ],
  ])('which %s says,', (_, sent) => {
    test.each(['', ' ', ' \t '])('where %j says nothing', (charset) => {
      expect(read(...sent(charset, 'caf\xc3\xa9')).text).toEqual({ a: 'café' });
      expect(refusal(...sent(charset, 'caf\xe9'))?.detail).toContain('not UTF-8');
    });

    test('with blanks around it or without', () => {
      expect(read(...sent('iso-8859-1', 'caf\xe9')).text).toEqual({ a: 'café' });
      expect(read(...sent(' iso-8859-1\t', 'caf\xe9')).text).toEqual({ a: 'café' });
      expect(read(...sent(' utf-8', 'caf\xc3\xa9')).text).toEqual({ a: 'café' });
    });
  });

  test.each(['iso-8859-1', 'us-ascii', 'utf-16'])('UTF-8 is read as such, though the whole says %s', (charset) => {
    const contentType = `multipart/form-data; charset=${charset}; boundary=B`;
    expect(read(`${named('a', 'কাঁথা')}--B--`, contentType).text).toEqual({ a: 'কাঁথা' });
  });

  test('what is not UTF-8 is read as the whole says', () => {
    const contentType = 'multipart/form-data; boundary=B; charset=iso-8859-1';
    const body = latin1(`--B\r\n${disposition}"cv"; filename="é.pdf"\r\n\r\nx\r\n${named('a', 'café')}--B--`);
    expect(read(body, contentType)).toMatchObject({ text: { a: 'café' }, files: { cv: { name: 'é.pdf' } } });
  });
});
