import type { Random } from '../../kit/random';
import type { Body, Piece } from './body';
import { charsets, otherCharsets, transferEncodings } from './encodings';
import { fileNames, notations } from './file-names';

/** How many of the bodies differ in a given way from what browsers write, and how many of their parts. */
const share = 0.3;

/**
 * Writes a body as other clients write it, so that it means the same: what stands around the parts, the boundary, the
 * header lines, the encodings of values and names. Tells what the file is called now.
 */
export function dress(plain: Body, random: Random): { body: Body; fileName: string } {
  const lineEnd = random.chance(share) ? '\n' : '\r\n';
  const fileName = random.pick(fileNames);
  const parts = plain.parts.map((part) => dressPart(part, { random, fileName, lineEnd }));
  const body = { ...plain, parts, lineEnd } satisfies Body;
  if (random.chance(share)) body.padding = random.pick([' ', '\t', '  \t ']);
  if (random.chance(share)) body.preamble = random.pick(['', 'This is a form.', '--', ' \n']) + lineEnd;
  if (random.chance(share)) body.epilogue = random.pick(['', '\r\n\r\n', '\n', '\r\nThe end.', '\r\n--\r\n']);
  if (random.chance(share)) body.boundary = random.pick(boundaries) + body.boundary;
  body.contentType = random.pick(contentTypes)(body.boundary);
  return { body, fileName };
}

const boundaries = ['===============', "'()+_,-./:=?", '*!#$%&^`{|}~[]<>@', '-'.repeat(70), 'a b  c'];

const contentTypes: ((boundary: string) => string)[] = [
  (boundary) => `multipart/form-data; boundary="${boundary}"`,
  (boundary) => `Multipart/Form-Data;BOUNDARY="${boundary}";`,
  (boundary) => `multipart/form-data; charset=utf-8; boundary="${boundary}"`,
  (boundary) => `multipart/form-data ; boundary = "${boundary}" ; charset="us-ascii"; a=b`,
  (boundary) => `multipart/form-data; boundary=${boundary.includes(' ') ? `"${boundary}"` : boundary}`,
];

interface Dressing {
  random: Random;
  fileName: string;
  lineEnd: string;
}

function dressPart({ head, data }: Piece, dressing: Dressing): Piece {
  const { random, lineEnd } = dressing;
  const isFile = /filename=/.test(head);
  const lines = [dispositionOf(/name="([^"]*)"/.exec(head)?.[1] ?? '', isFile, dressing)];
  let bytes = data;
  const encode = (encodings: typeof charsets) => {
    const fitting = encodings.filter(({ fits }) => fits(bytes));
    if (fitting.length === 0) return;
    const { headers, encode: change } = random.pick(fitting);
    lines.push(...headers);
    bytes = change(bytes, lineEnd);
  };
  if (isFile) lines.push(random.pick(fileTypes));
  else if (random.chance(share)) encode(random.pick([charsets, otherCharsets]));
  if (random.chance(share)) encode(transferEncodings);
  if (random.chance(share)) lines.push(random.pick(otherHeaders));
  if (random.chance(share)) lines.push(`Content-Length: ${bytes.length}`);
  return { head: shuffled(lines, random).join('\r\n'), data: bytes };
}

function dispositionOf(name: string, isFile: boolean, { random, fileName }: Dressing): string {
  const parameters = [random.pick([`name="${name}"`, `name=${name}`, `Name = "${name}"`, `name*=utf-8''${name}`])];
  if (isFile) parameters.push(random.pick(notations.filter(({ fits }) => fits(fileName))).write(fileName));
  if (random.chance(share)) parameters.push(random.pick(otherParameters));
  const separator = random.chance(share) ? random.pick([';', ';\r\n ', ' ; ', ';;\t']) : '; ';
  const value = ['form-data', ...shuffled(parameters, random)].join(separator);
  return `${random.pick(dispositionHeaders)}${value}${random.pick(['', '', ';', ' '])}`;
}

const fileTypes = ['Content-Type: application/pdf', 'Content-Type: application/pdf; name=my cv.pdf', 'Content-Type:'];

const otherParameters = ['size=12', 'modification-date="Sun, 22 Nov 2026 01:54:56 +0000"'];

const dispositionHeaders = [
  'Content-Disposition: ',
  'Content-Disposition:',
  'content-disposition: ',
  'CONTENT-DISPOSITION:\t',
];

const otherHeaders = [
  'MIME-Version: 1.0',
  'X-Note: "a; name=b',
  'Content-ID: <a@example.com>',
  'Content-Language: bn',
  'X:',
];

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, rank: random.fraction() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
