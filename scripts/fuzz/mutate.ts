import type { Random } from '../../kit/random';
import { assemble, type Body, type Piece, type Wire } from './body';

/** One to three changes: most to the pieces, the others to the bytes. */
export function mutate(original: Body, random: Random): Wire {
  const body: Body = { ...original, parts: original.parts.map((part) => ({ ...part })) };
  const rounds = 1 + random.below(3);
  let byteRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (random.chance(0.35)) byteRounds += 1;
    else random.pick(pieceChanges)(body, random);
  }
  const wire = assemble(body);
  let { bytes } = wire;
  for (let round = 0; round < byteRounds; round += 1) bytes = random.pick(byteChanges)(bytes, random, body.boundary);
  return { ...wire, bytes };
}

type PieceChange = (body: Body, random: Random) => void;
type ByteChange = (bytes: Buffer, random: Random, boundary: string) => Buffer;

const pieceChanges: PieceChange[] = [
  ({ parts }, random) => void parts.splice(random.below(parts.length), 1),
  ({ parts }, random) => void parts.push({ ...random.pick(parts) }),
  ({ parts }, random) => void parts.sort(() => random.fraction() - 0.5),
  ({ parts }, random) => setName(random.pick(parts), random.pick(names)),
  ({ parts }, random) => setName(random.pick(parts), nameOf(random.pick(parts))),
  ({ parts, boundary }, random) => {
    random.pick(parts).data = valueFor(boundary, random);
  },
  ({ parts, boundary }, random) => {
    random.pick(parts).data = valueFor(boundary, random);
  },
  ({ parts }, random) => addHeader(random.pick(parts), random.pick(headers)),
  ({ parts }, random) => changeHead(random.pick(parts), random.pick(headChanges)),
  ({ parts }, random) => changeHead(random.pick(parts), random.pick(headChanges)),
  (body, random) => {
    body.lineEnd = random.pick(['\r\n', '\n']);
  },
  (body, random) => {
    body.padding = random.pick([' ', '\t', 'x', '\r', '--']);
  },
  (body, random) => {
    body.preamble = random.pick([
      '\n',
      '\r',
      'preamble\r\n',
      'preamble',
      `--${body.boundary}\r\n`,
      `--${body.boundary}--\r\n`,
    ]);
  },
  (body, random) => {
    body.epilogue = random.pick([
      '',
      '\r',
      '\r\n\r\n',
      'epilogue',
      `\r\n--${body.boundary}`,
      `\r\n--${body.boundary}--`,
    ]);
  },
  (body, random) => {
    body.contentType = random.pick(contentTypes)(body.boundary);
  },
];

const names = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'unknown',
  'a"b',
  'ক',
  'idempotency_key',
  'fax_number',
  'x'.repeat(3000),
];

const headers = [
  'Content-Type: text/plain',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: multipart/mixed; boundary=x',
  'Content-Type: application/pdf',
  'Content-Type: text/plain; charset=us-ascii',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Type: application/json',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Transfer-Encoding: gzip',
  'Content-Encoding: gzip',
  'Content-Transfer-Encoding: binary',
  'Content-Disposition: form-data; name="second"',
  'Content-Length: 3',
  'X-Unknown: 1',
  ' folded',
  'no colon',
  `X-Long: ${'x'.repeat(5000)}`,
];

const headChanges: ((head: string) => string)[] = [
  (head) => head.toUpperCase(),
  (head) => head.toLowerCase(),
  (head) => ` ${head}`,
  (head) => head.replace(': ', ':'),
  (head) => head.replace(':', ' :'),
  (head) => head.replace('; ', ';\r\n '),
  (head) => head.replace('form-data', 'attachment'),
  (head) => head.replace(/"$/, ''),
  (head) => head.replaceAll('"', ''),
  (head) => head.replaceAll('"', "'"),
  (head) => head.replace('name=', 'name*='),
  (head) => `${head}; filename="cv.pdf"`,
  (head) => `${head}; filename=""`,
  (head) => `${head}; filename*=UTF-8''other.pdf`,
  (head) => `${head}; filename*=UTF-8''%FF.pdf`,
  (head) => `${head}; filename*1="b.pdf"`,
  (head) => `${head}; name="second"`,
  (head) => `${head};`,
  (head) => head.replace('Content-Disposition', 'Content-Dispositions'),
  (head) => `${head}\r`,
  (head) => `${head}\u0000`,
  () => '',
];

const contentTypes: ((boundary: string) => string)[] = [
  (boundary) => `multipart/form-data; boundary="${boundary}"`,
  (boundary) => `Multipart/Form-Data;boundary=${boundary}`,
  (boundary) => `multipart/form-data; boundary=${boundary.slice(0, -1)}`,
  (boundary) => `multipart/form-data; boundary=${boundary}x`,
  (boundary) => `multipart/form-data; boundary=${boundary}; boundary=x`,
  (boundary) => `multipart/form-data; charset=utf-8; boundary=${boundary}`,
  (boundary) => `multipart/form-data; charset=us-ascii; boundary="${boundary}"`,
  (boundary) => `multipart/form-data; charset=iso-8859-1; boundary="${boundary}"`,
  (boundary) => `multipart/mixed; boundary=${boundary}`,
  (boundary) => `multipart/form-data; boundary=${boundary.padEnd(71, 'x')}`,
  () => 'multipart/form-data',
  () => 'application/x-www-form-urlencoded',
];

function valueFor(boundary: string, random: Random): Buffer {
  const values = [
    '',
    ' ',
    'x',
    '\u0000',
    '\r\n',
    '\r',
    `--${boundary}`,
    `--${boundary}--`,
    `\r\n--${boundary}`,
    `\r\n--${boundary}--\r\n`,
    `\r\n--${boundary}x`,
    `\r\n-${boundary}`,
    'x\r\n--',
    'e\u0301'.normalize('NFD'),
    '\u2028',
    '\ufeffx',
    '\u202Egnp.exe',
    'x'.repeat(2001),
    'ক'.repeat(120),
    'x'.repeat(200_000),
    '[object Object]',
    '+880 1711-000000',
    'a@example.com',
  ];
  if (random.chance(0.2)) return Buffer.from(random.pick(['ff', 'eda080', 'c0af', 'e0a6', 'f5808080']), 'hex');
  return Buffer.from(random.pick(values));
}

const byteChanges: ByteChange[] = [
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => splice(bytes, random, random.below(40), Buffer.alloc(0)),
  (bytes, random) => splice(bytes, random, 0, Buffer.from([random.below(256)])),
  (bytes, random) => splice(bytes, random, 1, Buffer.from([random.below(256)])),
  (bytes, random) => splice(bytes, random, 0, Buffer.from('\r\n')),
  (bytes, random, boundary) => splice(bytes, random, 0, Buffer.from(`\r\n--${boundary}\r\n`)),
  (bytes, random, boundary) => splice(bytes, random, 0, Buffer.from(`\r\n--${boundary}--\r\n`)),
  (bytes, random) => {
    const start = random.below(bytes.length + 1);
    return splice(bytes, random, 0, bytes.subarray(start, start + random.below(400)));
  },
  (bytes) => Buffer.concat([Buffer.from('preamble\r\n'), bytes]),
  (bytes) => Buffer.concat([bytes, Buffer.from('epilogue')]),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (bytes) => bytes.subarray(0, -2),
  (bytes) => bytes.subarray(0, -4),
];

function splice(bytes: Buffer, random: Random, remove: number, insert: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]);
}

function nameOf({ head }: Piece): string {
  return /name="([^"]*)"/.exec(head)?.[1] ?? '';
}

function setName(part: Piece, name: string): void {
  part.head = part.head.replace(/name="[^"]*"/, () => `name="${name}"`);
}

function addHeader(part: Piece, header: string): void {
  part.head += `\r\n${header}`;
}

function changeHead(part: Piece, change: (head: string) => string): void {
  part.head = change(part.head);
}
