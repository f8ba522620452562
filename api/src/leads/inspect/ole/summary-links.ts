import { damaged } from '../invalid-file';
import { checkAddress } from '../links/link';
import { occurrencesOf } from '../occurrences';
import { untilZero } from '../text';

/** The property with all links of a document, in lower case ([MS-OSHARED] 2.3.3.1.18). */
const links = '_pid_hlinks';

/** Types of values ([MS-OLEPS] 2.15): a number, and a text in UTF-16 behind its length in letters. */
const number = 3;
const wideText = Buffer.from('1f000000', 'hex');

/** In bytes: a number with its type stands before the address of a link. */
const beforeAddress = 8;

/**
 * Links of a presentation in the stream that sums it up, where LibreOffice takes their addresses from. Whatever looks
 * like one is judged, since the property may be broken in many ways.
 * @throws InvalidFile
 */
export function checkSummaryLinks(stream: Buffer | undefined): void {
  if (!stream?.toString('latin1').replaceAll('\0', '').toLowerCase().includes(links)) return;
  // No honest texts share their bytes.
  let left = stream.length;
  for (const at of occurrencesOf(wideText, stream)) {
    const start = at + wideText.length + 4;
    if (at < beforeAddress || start > stream.length || stream.readUInt32LE(at - beforeAddress) !== number) continue;
    const text = stream.subarray(start, start + stream.readUInt32LE(start - 4) * 2);
    left -= text.length;
    if (left < 0) throw damaged();
    checkAddress(untilZero(text.toString('utf16le')));
  }
}
