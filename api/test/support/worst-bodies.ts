import { disposition, withHeader } from './one-field';

/** A body of about so many bytes that costs one reader or another the most, and the boundary that it is sent with. */
interface WorstBody {
  boundary: string;
  body: (size: number) => Buffer;
}

const longestBoundary = '-'.repeat(199);
const encoded = (encoding: string, filling: string) => (size: number) =>
  withHeader(`Content-Transfer-Encoding: ${encoding}`, `${filled(filling, size)}x`);

/** Of parts whose headers are short. */
export const worstBodies: Record<string, WorstBody> = {
  'a preamble of dashes': short((size) => '-'.repeat(size)),
  'a preamble of line ends': short((size) => '\r\n'.repeat(size / 2)),
  'padding behind the boundary': short((size) => `--B${' '.repeat(size)}\r\n`),
  'an epilogue of dashes': short((size) => `--B--\r\n${'-'.repeat(size)}`),
  'many parts': short((size) => parts(size / 60)),
  'many parts of one name': short((size) => `--B\r\n${disposition}"a"\r\n\r\nx\r\n`.repeat(size / 45)),
  'many empty parts': short((size) => '--B\r\n'.repeat(size / 5)),
  'a value of dashes': long((size) => '-'.repeat(size)),
  'a value of line ends': long((size) => '\r\n'.repeat(size / 2)),
  'a value of line feeds and dashes': long((size) => '\n--'.repeat(size / 3)),
  'a value of boundaries that end too early': long((size) => `\r\n--${longestBoundary}`.repeat(size / 203)),
  'a value of boundaries within a line': long((size) => `--${longestBoundary}B`.repeat(size / 202)),
  'a value in base64': short(encoded('base64', 'eHh4')),
  'a value in base64 of line ends': short(encoded('base64', '\r\n')),
  'a value in base64 of padding': short(encoded('base64', '=')),
  'a value in quoted-printable': short(encoded('quoted-printable', '=41')),
  'a value in quoted-printable of blanks': short(encoded('quoted-printable', ' ')),
  'a value in quoted-printable of line ends': short(encoded('quoted-printable', '=\r\n')),
  'a value in quoted-printable of equals signs': short(encoded('quoted-printable', '=3D =3D')),
  'a value in ISO 8859-1': short((size) =>
    Buffer.from(withHeader('Content-Type: text/plain; charset=latin1', 'é'.repeat(size)), 'latin1'),
  ),
};

/** The header lines of one part, of about so many bytes; its name begins with `a`. */
export const worstHeaders: Record<string, (size: number) => string> = {
  'blanks in a type, and something behind them': inHeader('Content-Type:', ' ', '\u0001'),
  'blanks in a length': inHeader('Content-Length:', ' ', 'x'),
  'header lines': inHeader('', 'a:b\r\n', 'a:b'),
  'folded header lines': inHeader('a:b', '\r\n ', 'c'),
  'a header without a colon': inHeader('', 'a'),
  parameters: inDisposition('name="a"', '; a=b'),
  'file names': inDisposition('name="a"', '; filename=b'),
  'numbered pieces of a name': (size) => `${disposition}"a"${pieces(size / 20)}`,
  'one piece of a name': inDisposition('name="a"', '; filename*1=b'),
  semicolons: inDisposition('name="a"', '; '),
  'blanks before a semicolon': inDisposition('name="a"', ' ', ';'),
  'quotation marks': inDisposition('name="a', '"'),
  'quotation marks before blanks': inDisposition('name="a', '" '),
  'quotation marks before semicolons': inDisposition('name="a', '";'),
  'quotation marks before words': inDisposition('name="a', '"; aa'),
  'quotation marks before many words': inDisposition('name="a";', 'a '),
  backslashes: inDisposition('name="a', '\\'),
  'quoted pairs': inDisposition('name="a', '\\"'),
  'quoted pairs that end': inDisposition('name="a', '\\"', '"'),
  'percent signs': inDisposition('name="a"; filename="', '%', '"'),
  'percent-encoded quotation marks': inDisposition('name="a"; filename="', '%22', '"'),
  'half of percent-encoded letters': inDisposition('name="a"; filename="%22', '%E0', '"'),
  'encoded words': inDisposition('name="a"; filename="', '=?utf-8?q?a?= ', '=?utf-8?q?a?="'),
  'encoded words that do not end': inDisposition('name="a"; filename="', '=?utf-8?q?a', '"'),
  'blanks in a file name': inDisposition('name="a"; filename="', ' ', '"'),
  'slashes in a file name': inDisposition('name="a"; filename="', '/', '"'),
  'an extended name': inDisposition(`name="a"; filename*=utf-8''`, '%41'),
  'apostrophes in an extended name': inDisposition('name="a"; filename*=', `'`),
  'marks on one letter of a file name': inDisposition('name="a"; filename="a', '\u0301\u0316', '"'),
  'letters of a file name that are one with their marks': inDisposition('name="a"; filename="', 'e\u0301', '"'),
};

function short(body: (size: number) => string | Buffer): WorstBody {
  return { boundary: 'B', body: (size) => Buffer.from(body(size)) };
}

/** With the value of one field, and the longest boundary. */
function long(value: (size: number) => string): WorstBody {
  const boundary = `${longestBoundary}B`;
  const body = (size: number) =>
    Buffer.from(`--${boundary}\r\n${disposition}"a"\r\n\r\n${value(size)}\r\n--${boundary}--\r\n`);
  return { boundary, body };
}

/** Behind the Content-Disposition. */
function inHeader(before: string, filling: string, after = '') {
  return (size: number) => `${disposition}"a"\r\n${before}${filled(filling, size)}${after}`;
}

function inDisposition(before: string, filling: string, after = '') {
  return (size: number) => `Content-Disposition: form-data; ${before}${filled(filling, size)}${after}`;
}

function filled(filling: string, size: number): string {
  return filling.repeat(size / Buffer.byteLength(filling));
}

function parts(count: number): string {
  return Array.from({ length: count }, (_, number) => `--B\r\n${disposition}"${number}"\r\n\r\nx\r\n`).join('');
}

function pieces(count: number): string {
  return Array.from({ length: count }, (_, number) => `; filename*${number}=b`).join('');
}
