import { isAscii, isUtf8 } from 'node:buffer';
import { malformed } from './malformed';

/**
 * Names of character sets in which ASCII bytes are ASCII characters, so that it does not matter which of them it is.
 */
const likeAscii = /^(?:utf-?8|(?:us-)?ascii|ansi_x3\.4-1968|iso[-_]?8859-\d\d?|latin1|(?:windows-|cp)125\d)$/i;

const utf8 = /^utf-?8$/i;

/** Both are the same from 0xA0 on. Below, one has control characters and the other letters, and clients mix them up. */
const latin1 = /^(?:iso[-_]?8859-1|latin1|(?:windows-|cp)1252)$/i;

/**
 * Bytes as the text that their character set says, exactly: no replacement characters, and a byte order mark stays. A
 * label that the bytes do not bear out is refused, because text read in the wrong character set is other text; so is
 * UTF-8 that is called something else (reliability S1). Without a label text is UTF-8 (RFC 7578, section 5.1.2), and
 * what the whole body says of itself is a `hint` for what is not.
 * @throws Problem 400
 */
export function decodeText(bytes: Buffer, charset?: string, hint = 'utf-8', subject = 'it has a text'): string {
  if (charset === undefined && isUtf8(bytes)) return bytes.toString('utf8');
  const label = charset ?? hint;
  if (!likeAscii.test(label)) throw malformed(`${subject} in a character set that is not supported; send UTF-8`);
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (utf8.test(label)) {
    if (!isUtf8(bytes)) throw malformed(`${subject} that is not UTF-8`);
    return bytes.toString('utf8');
  }
  if (isUtf8(bytes)) throw malformed(`${subject} in UTF-8 that says it is in another character set`);
  if (!latin1.test(label)) throw malformed(`${subject} in a character set that is not supported; send UTF-8`);
  if (bytes.some((byte) => byte >= 0x80 && byte < 0xa0)) {
    throw malformed(`${subject} with characters that its character set does not have; send UTF-8`);
  }
  return bytes.toString('latin1');
}

/**
 * A label as somebody wrote it, without blanks around it; undefined when nothing is left, since some programs send the
 * place for one and leave it empty.
 */
export function charsetLabel(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
