import { disposition, oneField, refusal, withHeader, withParameters } from '../../../support/one-field';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const lineFeeds = (text: string) => text.replaceAll('\r\n', '\n');
const second = `--B\r\n${disposition}"b"\r\n\r\ny\r\n--B--\r\n`;
const both = oneField.replace('--B--\r\n', second);

describe('A body that may be cut short, or read in two ways, is refused', () => {
  test.each<[string, string | Buffer, string]>([
    ['empty', '', 'boundary is nowhere'],
    ['another boundary than announced', oneField.replaceAll('--B', '--C'), 'boundary is nowhere'],
    ['the boundary in another case', oneField.replaceAll('--B', '--b'), 'boundary is nowhere'],
    ['only the boundary', '--B', 'followed by something else'],
    ['only the boundary and a line end', '--B\r\n', 'too early'],
    ['no final boundary', oneField.slice(0, oneField.lastIndexOf('\r\n--B--')), 'too early'],
    ['one dash missing at the end', oneField.slice(0, -3), 'followed by something else'],
    ['both dashes missing at the end', oneField.slice(0, -4), 'followed by something else'],
    ['the line end before a boundary missing', both.replace('x\r\n--B\r\n', 'x\n--B\r\n'), 'different line ends'],
    ['a first boundary within a line', `hello${oneField}`, 'middle of a line'],
    ['a second body behind the first', oneField + oneField, 'again behind its end'],
    ['a part behind the end', oneField + second, 'again behind its end'],
    ['a boundary of which ours is the beginning', oneField.replaceAll('--B', '--BB'), 'followed by something else'],
    ['text after the boundary', oneField.replace('--B\r\n', '--Bx\r\n'), 'followed by something else'],
    ['text after the last boundary', oneField.replace('--B--', '--B--x'), 'followed by something else'],
    ['a delimiter inside a value', oneField.replace('x\r\n', 'x\r\n--Bx\r\n'), 'followed by something else'],
    ['a line feed alone after one boundary', both.replace('x\r\n--B\r\n', 'x\r\n--B\n'), 'followed by something else'],
    ['CR LF before a boundary of line feeds', lineFeeds(both).replace('x\n', 'x\r\n'), 'different line ends'],
    ['a part without headers', '--B\r\n\r\nx\r\n--B--', 'too early'],
    ['a part with an empty header', '--B\r\n\r\nx\r\n\r\n--B--', 'header that is not readable'],
    ['a header block cut by the end', `--B\r\n${disposition}"a"\r\n--B--`, 'too early'],
    ['a header block cut by the next part', `--B\r\n${disposition}"b"\r\n${oneField}`, 'within its headers'],
    ['a boundary that looks like a header', '--B\r\n--B: x\r\n\r\nx\r\n--B--', 'within its headers'],
    ['a part that is cut after its headers', `--B\r\n${disposition}"a"\r\n\r\n--B--`, 'no data'],
    ['such a part before another', `--B\r\n${disposition}"b"\r\n\r\n${oneField}`, 'no data'],
    ['an end inside the headers', `--B\r\n${disposition}"a"`, 'too early'],
    ['an end behind the headers', `--B\r\n${disposition}"a"\r\n\r\n`, 'too early'],
    ['the same field twice', both.replace('"b"', '"a"'), 'the field a is there twice'],
    [
      'sixty-five fields',
      `${Array.from({ length: 65 }, (_, i) => oneField.replace('"a"', `"f${i}"`).slice(0, -7)).join('')}--B--`,
      'too many fields',
    ],
  ])('%s', (_, body, reason) => {
    expect(refusal(body)).toEqual({ status: 400, detail: expect.stringContaining(reason) });
  });
});

describe('A part whose headers contradict themselves or cannot be read is refused', () => {
  test.each<[string, string | Buffer, string]>([
    ['no Content-Disposition', '--B\r\nContent-Type: text/plain\r\n\r\nx\r\n--B--', 'no Content-Disposition'],
    ['two of them', withHeader(`${disposition}"b"`), 'Content-Disposition twice'],
    ['two types', withHeader('Content-Type: text/plain\r\ncontent-type: text/plain'), 'content-type twice'],
    ['two encodings', withHeader('Content-Transfer-Encoding: 8bit\r\nContent-Transfer-Encoding: 8bit'), 'twice'],
    ['a blank before the first header', oneField.replace('Content-D', ' Content-D'), 'begins with a blank'],
    ['a blank before the colon', oneField.replace(':', ' :'), 'header that is not readable'],
    ['a header without a colon', withHeader('X-Note'), 'header that is not readable'],
    ['a header without a name', withHeader(': 1'), 'header that is not readable'],
    ['a NUL', withParameters('name="a\u0000"'), 'header that is not readable'],
    ['a CR', withParameters('name="a\r"'), 'header that is not readable'],
    ['a line feed', withParameters('name="a\n"'), 'header that is not readable'],
    ['a CR among line feeds', lineFeeds(oneField).replace('"a"\n', '"a"\r\n'), 'header that is not readable'],
    ['a name that is not UTF-8', latin1(withParameters('name="\xff"')), 'not UTF-8'],
    ['an overlong header', withParameters(`name="a"; b=${'b'.repeat(8200)}`), 'too long a header'],
    ['a length that is not true', withHeader('Content-Length: 2'), 'not as long'],
    ['a length that is no number', withHeader('Content-Length: 1x'), 'no number'],
    ['a compressed value', withHeader('Content-Encoding: gzip'), 'Content-Encoding'],
  ])('%s', (_, body, reason) => {
    expect(refusal(body)).toEqual({ status: 400, detail: expect.stringContaining(reason) });
  });
});

describe('A field without one clear name is refused', () => {
  test.each<[string, string, string]>([
    ['an empty name', 'name=""', 'no name'],
    ['an empty name without quotation marks', 'name=', 'no name'],
    ['no name', 'size=1', 'no name'],
    ['a file without a name of the field', 'filename="cv.pdf"', 'no name'],
    ['a name without its closing quotation mark', 'name="a', 'not readable'],
    ['a name without its opening quotation mark', 'name=a"', 'not readable'],
    ['a closing quotation mark that is escaped', 'name="a\\"', 'not readable'],
    ['a blank in a name without quotation marks', 'name="a"; filename=my cv.pdf', 'not readable'],
    ['text behind the name', 'name="a" b', 'not readable'],
    ['text that is no parameter', 'name="a"; b', 'not readable'],
    ['two names', 'name="a"; name="b"', 'more than one name'],
    ['the same name twice', 'name="a"; name="a"', 'more than one name'],
    ['two file names', 'name="a"; filename="x"; filename="y"', 'more than one filename'],
    ['two encoded file names', `name="a"; filename*=UTF-8''x; filename*=UTF-8''x`, 'more than one filename*'],
    ['an encoded name that differs', `name="a"; name*=UTF-8''b`, 'another one in name*'],
    [
      'an encoded file name that differs',
      `name="a"; filename="x.pdf"; filename*=UTF-8''y.pdf`,
      'another one in filename*',
    ],
    [
      'a Bengali file name that differs',
      `name="a"; filename="ক.pdf"; filename*=UTF-8''%E0%A6%96.pdf`,
      'another one in filename*',
    ],
    ['an encoded name without its character set', 'name="a"; filename*=x.pdf', 'encoded name'],
    ['an encoded name that is cut', `name="a"; filename*=UTF-8''x%4`, 'encoded name'],
    ['an encoded name that is not UTF-8', `name="a"; filename*=UTF-8''%FF`, 'not UTF-8'],
    ['an encoded name in an unknown character set', `name="a"; filename*=utf-7''x`, 'not supported'],
    ['an encoded word that is no base64', 'name="a"; filename="=?utf-8?B?x?="', 'not the base64'],
    ['a piece missing', `name="a"; filename*0*=UTF-8''x; filename*2*=y`, 'piece is missing'],
    ['pieces beside the whole', `name="a"; filename*=UTF-8''x; filename*0*=UTF-8''x`, 'piece is missing'],
  ])('%s', (_, parameters, reason) => {
    expect(refusal(withParameters(parameters))).toEqual({ status: 400, detail: expect.stringContaining(reason) });
  });

  test.each(['attachment', 'form-database', 'form-data name="b"', ''])('a part that is called %p', (type) => {
    expect(refusal(oneField.replace('form-data', type))).toEqual({
      status: 400,
      detail: expect.stringContaining('not form-data'),
    });
  });
});

describe('A value that is not what it says is refused', () => {
  const encoded = (encoding: string, value: string) => withHeader(`Content-Transfer-Encoding: ${encoding}`, value);
  const typed = (type: string, value = 'x') => latin1(withHeader(`Content-Type: ${type}`, value));

  test.each<[string, string | Buffer, string]>([
    ['text that is not UTF-8', latin1(oneField.replace('x\r\n', '\xe9\r\n')), 'not UTF-8'],
    ['half a UTF-8 character', latin1(oneField.replace('x\r\n', '\xe0\xa6\r\n')), 'not UTF-8'],
    ['an encoded surrogate', latin1(oneField.replace('x\r\n', '\xed\xa0\x80\r\n')), 'not UTF-8'],
    ['UTF-8 that is not', typed('text/plain; charset=utf-8', '\xe9'), 'not UTF-8'],
    [
      'UTF-8 that is called ISO 8859-1',
      typed('text/plain; charset=iso-8859-1', '\xc3\xa9'),
      'in another character set',
    ],
    ['UTF-8 that is called ASCII', typed('text/plain; charset=us-ascii', '\xc3\xa9'), 'in another character set'],
    ['ASCII that is not', typed('text/plain; charset=us-ascii', '\xe9'), 'not supported'],
    ['letters that ISO 8859-1 does not have', typed('text/plain; charset=iso-8859-1', '\x93'), 'does not have'],
    ['a character set that is not like ASCII', typed('text/plain; charset=utf-16'), 'not supported'],
    ['two character sets', typed('text/plain; charset=utf-8; charset=iso-8859-1'), 'not plain text'],
    ['markup', typed('text/html'), 'not plain text'],
    ['JSON', typed('application/json'), 'not plain text'],
    ['a type that is not readable', typed('text/plain; charset'), 'not plain text'],
    ['an unknown encoding', encoded('gzip', 'x'), 'not supported'],
    ['base64 with other characters', encoded('base64', 'eA==!'), 'not the base64'],
    ['base64 that is cut', encoded('base64', 'eHg'), 'not the base64'],
    ['base64 with bits that no encoder leaves', encoded('base64', 'eB=='), 'not the base64'],
    ['base64 for addresses', encoded('base64', '_-_-'), 'not the base64'],
    ['quoted-printable that is cut', encoded('quoted-printable', 'x=4'), 'not the quoted-printable'],
    ['quoted-printable with a lone equals sign', encoded('quoted-printable', '1=x'), 'not the quoted-printable'],
    [
      'quoted-printable with blanks at the end of a line',
      encoded('quoted-printable', '1 \r\n2'),
      'not the quoted-printable',
    ],
    ['quoted-printable with other bytes', encoded('quoted-printable', 'é'), 'not the quoted-printable'],
  ])('%s', (_, body, reason) => {
    expect(refusal(body)).toEqual({ status: 400, detail: expect.stringContaining(reason) });
  });
});
