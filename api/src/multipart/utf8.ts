import { malformed } from './malformed';

/** Bytes as text, exactly: no replacement characters, and a byte order mark stays. Throws Problem 400 if not UTF-8. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed('it is not UTF-8');
  }
}
