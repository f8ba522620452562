import { isUtf8 } from 'node:buffer';
import { malformed } from './malformed';

/** Bytes as text, exactly: no replacement characters, and a byte order mark stays. Throws Problem 400 if not UTF-8. */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw malformed('it is not UTF-8');
  return bytes.toString('utf8');
}
