import { damaged, executable } from '../invalid-file';
import { checkAddress } from '../links/link';
import { occurrencesOf } from '../occurrences';
import { untilZero } from '../text';
import { storedClass } from './classes';

/** Where the sets of properties in a stream stand ([MS-OLEPS] 2.21): how many, and the kind and place of each. */
const countPlace = 24;
const firstSet = 28;
const setBytes = 20;
const kindBytes = 16;
const mostSets = 2;

/** The set that sums a document up, and its property that says that links have changed ([MS-OSHARED] 2.3.3.2). */
const summaryKind = storedClass('D5CDD502-2E9C-101B-9397-08002B2CF9AE');
const hasChanged = 0x16;

/** In bytes: before the list of properties, the number and the place of one, and the type before a value. */
const setHead = 8;
const propertyBytes = 8;
const typeBytes = 4;

/** The property with all links of a document, in lower case ([MS-OSHARED] 2.3.3.1.18). */
const links = '_pid_hlinks';

/** Types of values ([MS-OLEPS] 2.15): a number, and a text in UTF-16 behind its length in letters. */
const number = 3;
const wideText = Buffer.from('1f000000', 'hex');

/** In bytes: a number with its type stands before the address of a link. */
const beforeAddress = 8;

/**
 * What that number may be: of what kind the link is. Above it stands that the text still has another address. Of the
 * first kinds are pictures, of which Word notes where one that it carries is from.
 */
export const highestKind = 0xffff;
const lastOfPictures = 3;

/**
 * Links in the stream that sums up a document: LibreOffice takes those of a presentation from there, and Word puts them
 * in place of those in the text when they are said to have changed. Whatever looks like one is judged, since the
 * property may be broken in many ways.
 * @throws InvalidFile
 */
export function checkSummaryLinks(stream: Buffer, isPresentation: boolean): void {
  if (saysChanged(stream)) throw changedLinks();
  if (!stream.toString('latin1').replaceAll('\0', '').toLowerCase().includes(links)) return;
  // No honest texts share their bytes.
  let left = stream.length;
  for (const at of occurrencesOf(wideText, stream)) {
    const start = at + wideText.length + 4;
    if (at < beforeAddress || start > stream.length || stream.readUInt32LE(at - beforeAddress) !== number) continue;
    const text = stream.subarray(start, start + stream.readUInt32LE(start - 4) * 2);
    left -= text.length;
    if (left < 0) throw damaged();
    const kind = stream.readUInt32LE(at - 4);
    if (kind > highestKind) throw changedLinks();
    if (isPresentation || kind > lastOfPictures) checkAddress(untilZero(text.toString('utf16le')));
  }
}

/** For addresses that take the place of those that were judged. */
export function changedLinks() {
  return executable('links that programs change when they open it', 'Save it once more in Word, or print it to PDF');
}

/** As far as each set goes: many honest ones are broken somewhere. */
function saysChanged(stream: Buffer): boolean {
  const count = stream.length < firstSet ? 0 : Math.min(mostSets, stream.readUInt32LE(countPlace));
  return Array.from({ length: count }, (_, index) => firstSet + index * setBytes).some((at) => {
    if (at + setBytes > stream.length || stream.toString('hex', at, at + kindBytes) !== summaryKind) return false;
    return isChanged(stream.subarray(stream.readUInt32LE(at + kindBytes)));
  });
}

function isChanged(set: Buffer): boolean {
  const count = set.length < setHead ? 0 : set.readUInt32LE(4);
  const end = Math.min(setHead + count * propertyBytes, set.length - propertyBytes + 1);
  for (let at = setHead; at < end; at += propertyBytes) {
    const value = set.readUInt32LE(at + 4) + typeBytes;
    if (set.readUInt32LE(at) === hasChanged && value + 2 <= set.length && set.readUInt16LE(value) !== 0) return true;
  }
  return false;
}
