import { decodeText } from './charset';
import { malformed } from './malformed';
import type { Parameter } from './parameters';
import { fromBase64, fromQuotedPrintable } from './transfer-encoding';

/**
 * A name as the person wrote it, out of the ways in which clients bring it into a header: encoded words (RFC 2047), one
 * percent-encoded whole, or the three characters that browsers encode. A file that is really called `100%22.pdf` looks
 * like `100".pdf` in a browser's header, and is read as that: quotation marks are the commoner of the two.
 * @throws Problem 400
 */
export function decodePlain({ text, plainQuotes }: Parameter): string {
  const words = text.split(/[ \t]+/);
  if (words.every((word) => encodedWord.test(word))) return words.map(decodeWord).join('');
  return decodeWhole(text) ?? (plainQuotes ? text : text.replace(/%(?:22|0D|0A)/g, decodeURIComponent));
}

const encodedWord = /^=\?([\w-]+)\?([BQ])\?([!->@-~]*)\?=$/i;

function decodeWord(word: string): string {
  const [, charset, encoding, text = ''] = encodedWord.exec(word) ?? [];
  const isBase64 = encoding?.toUpperCase() === 'B';
  return decodeText(
    isBase64 ? fromBase64(text) : fromQuotedPrintable(Buffer.from(text.replaceAll('_', '=20'))),
    charset,
  );
}

/**
 * RFC 7578, section 4.2, allows to percent-encode a whole name. `%20` alone proves nothing, for files from the web are
 * called so. Letters beyond ASCII and quotation marks do, in a name that has nothing left to encode but what some leave
 * as it is.
 */
function decodeWhole(text: string): string | undefined {
  if (!/^(?:[!-$&-~]|%[0-9A-F]{2})*$/.test(text) || !/"|%(?:22|[89A-F])/.test(text)) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * `UTF-8''na%C3%AFve.pdf` (RFC 8187, section 3.2).
 * @throws Problem 400
 */
export function decodeExtended(text: string): string {
  const [, charset, encoded] = /^([\w.-]+)'[\w-]*'((?:[!-$&-~]|%[0-9a-f]{2})*)$/i.exec(text) ?? [];
  if (charset === undefined || encoded === undefined)
    throw malformed('a field has an encoded name that is not readable');
  const bytes = encoded.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decodeText(Buffer.from(bytes, 'latin1'), charset);
}
