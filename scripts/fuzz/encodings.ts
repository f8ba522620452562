/** A way in which some clients send the bytes of a part. */
interface Encoding {
  fits(data: Buffer): boolean;
  /** Header lines. */
  headers: readonly string[];
  encode(data: Buffer, lineEnd: string): Buffer;
}

const identity = (data: Buffer) => data;
const always = () => true;

/** For text and files. */
export const transferEncodings: readonly Encoding[] = [
  { fits: isAscii, headers: ['Content-Transfer-Encoding: 7bit'], encode: identity },
  { fits: always, headers: ['Content-Transfer-Encoding: 8bit'], encode: identity },
  { fits: always, headers: ['content-transfer-encoding:BINARY'], encode: identity },
  { fits: always, headers: ['Content-Transfer-Encoding: base64'], encode: toBase64 },
  { fits: always, headers: ['Content-Transfer-Encoding: quoted-printable'], encode: toQuotedPrintable },
];

/** For text only, which is UTF-8 before. */
export const charsets: readonly Encoding[] = [
  { fits: always, headers: ['Content-Type: text/plain'], encode: identity },
  { fits: always, headers: ['Content-Type: text/plain; charset=UTF-8'], encode: identity },
  { fits: always, headers: ['content-type: Text/Plain;charset="utf-8"; format=flowed'], encode: identity },
  { fits: always, headers: ['Content-Type: application/octet-stream'], encode: identity },
  { fits: isAscii, headers: ['Content-Type: text/plain; charset=us-ascii'], encode: identity },
  { fits: isAscii, headers: ['Content-Type: text/plain; charset="ISO-8859-15"'], encode: identity },
];

/** For text with letters that are other bytes in them than in UTF-8. */
export const otherCharsets: readonly Encoding[] = [
  { fits: isOnlyLatin1, headers: ['Content-Type: text/plain; charset=ISO-8859-1'], encode: toLatin1 },
  { fits: isOnlyLatin1, headers: ['Content-Type: text/plain; charset=windows-1252'], encode: toLatin1 },
];

function isAscii(data: Buffer): boolean {
  return data.every((byte) => byte < 0x80);
}

function isOnlyLatin1(data: Buffer): boolean {
  return !isAscii(data) && !/[^\0-\x7f\xa0-\xff]/.test(data.toString());
}

function toLatin1(data: Buffer): Buffer {
  return Buffer.from(data.toString(), 'latin1');
}

function toBase64(data: Buffer, lineEnd: string): Buffer {
  const lines = data.toString('base64').match(/.{1,76}/g) ?? [];
  return Buffer.from(lines.map((line) => line + lineEnd).join(''));
}

function toQuotedPrintable(data: Buffer, lineEnd: string): Buffer {
  const escaped = [...data].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[!-<>-~]/.test(character) ? character : `=${byte.toString(16).padStart(2, '0').toUpperCase()}`;
  });
  const lines = escaped.join('').match(/(?:=..|.){1,25}/g) ?? [];
  return Buffer.from(lines.join(`=${lineEnd}`));
}
