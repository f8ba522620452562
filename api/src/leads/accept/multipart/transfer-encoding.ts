import { malformed } from './malformed';

/**
 * The bytes that were sent in a Content-Transfer-Encoding (RFC 2045, section 6). Forms should have none (RFC 7578,
 * section 4.7), but programs that write them with a library for mail do. What cannot be undone without a guess is
 * refused.
 * @throws Problem 400
 */
export function undoTransferEncoding(data: Buffer, encoding: string): Buffer {
  switch (encoding.toLowerCase()) {
    case '7bit':
    case '8bit':
    case 'binary':
      return data;
    case 'base64':
      return fromBase64(withoutBlanks(data));
    case 'quoted-printable':
      return fromQuotedPrintable(data);
    default:
      throw malformed('a field has a Content-Transfer-Encoding that is not supported');
  }
}

/** Node skips what is no base64, so the way back shows whether there was any. */
export function fromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw malformed('a field is not the base64 that it says it is');
  return bytes;
}

/**
 * Beside what no encoder writes, blanks at the end of a line: they may have been lost on the way, so nobody can say
 * what was sent.
 */
const notQuotedPrintable = /[^\t\n\r -~]|=(?!\r?\n|[0-9A-Fa-f]{2})|[\t ](?:\r?\n|$)/;

// V8 interprets an expression when it meets it first, and compiles it then: five megabytes took a third of a second.
for (const text of ['', 'a', '=41']) notQuotedPrintable.test(text);

export function fromQuotedPrintable(data: Buffer): Buffer {
  if (notQuotedPrintable.test(data.toString('latin1'))) {
    throw malformed('a field is not the quoted-printable that it says it is');
  }
  const bytes = Buffer.alloc(data.length);
  let length = 0;
  for (let position = 0; position < data.length; position += 1) {
    const byte = byteAt(data, position);
    if (byte !== equalsSign) {
      bytes[length] = byte;
      length += 1;
      continue;
    }
    const first = byteAt(data, position + 1);
    // An escape that is no byte is a line end that the encoder has put in.
    if (first > blank) {
      bytes[length] = 16 * digit(first) + digit(byteAt(data, position + 2));
      length += 1;
    }
    position += first === lineFeed ? 1 : 2;
  }
  return bytes.subarray(0, length);
}

function withoutBlanks(data: Buffer): string {
  const kept = Buffer.alloc(data.length);
  let length = 0;
  for (let position = 0; position < data.length; position += 1) {
    const byte = byteAt(data, position);
    kept[length] = byte;
    if (byte !== blank && byte !== tab && byte !== carriageReturn && byte !== lineFeed) length += 1;
  }
  return kept.toString('latin1', 0, length);
}

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const blank = 0x20;
const equalsSign = 0x3d;

/** 0 behind the end. */
function byteAt(data: Buffer, position: number): number {
  return data[position] ?? 0;
}

/** What a hexadecimal digit stands for. */
function digit(character: number): number {
  return (character & 0x0f) + (character > 0x39 ? 9 : 0);
}
