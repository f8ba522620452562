import { malformed } from './malformed';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text, exactly: no replacement characters, and a byte order mark stays. Throws Problem 400 if not UTF-8. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw malformed('it is not UTF-8');
  }
}
