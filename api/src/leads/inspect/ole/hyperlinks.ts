import { damaged, executable } from '../invalid-file';
import { checkAddress } from '../links/link';
import { occurrencesOf } from '../occurrences';
import { Reader } from '../reader';
import { untilZero } from '../text';
import { storedClass } from './classes';
import { emptyLinkBytes, isEmptyLink } from './empty-link';
import { filePathsIn } from './linked';

/** What a link begins with, and the kinds of what it may lead to ([MS-OSHARED] 2.3.7). */
const hyperlinkClass = Buffer.from(storedClass('79EAC9D0-BAF9-11CE-8C82-00AA004BA90B'), 'hex');
const addressMoniker = storedClass('79EAC9E0-BAF9-11CE-8C82-00AA004BA90B');
const fileMoniker = storedClass('00000303-0000-0000-C000-000000000046');

const classBytes = 16;

/** In what a link says of itself ([MS-OSHARED] 2.3.7.1). */
const hasMoniker = 0x1;
const isTitled = 0x4;
const hasTitle = 0x10;
const hasFrame = 0x80;
const isText = 0x100;

/**
 * Judges every link in a stream by the class that it begins with. Word keeps those of its fields so, beside the text of
 * the field, and goes by them ([MS-DOC] 2.9.113).
 * @throws InvalidFile
 */
export function checkHyperlinks(stream: Buffer): void {
  // No two links share their bytes, so all together are no longer than the stream.
  let left = stream.length;
  for (const at of occurrencesOf(hyperlinkClass, stream)) {
    left -= isEmptyLink(stream, at) ? emptyLinkBytes : checkHyperlink(stream.subarray(at));
    if (left < 0) throw damaged();
  }
}

/** Whether data of a field are a link: a byte says where it opens, and the link follows ([MS-DOC] 2.9.113). */
export function isFieldLink(data: Buffer): boolean {
  return data.indexOf(hyperlinkClass) === 1;
}

/** @returns how many bytes were read. @throws InvalidFile */
export function checkHyperlink(data: Buffer): number {
  const reader = new Reader(data);
  reader.bytes(classBytes + 4);
  const flags = reader.u32();
  // Of a title that is said to be given and not there, programs read one or none.
  if ((flags & isTitled) !== 0 && (flags & hasTitle) === 0) throw damaged();
  if (flags & hasTitle) textIn(reader);
  if (flags & hasFrame) textIn(reader);
  if (flags & isText) checkAddress(textIn(reader));
  else if (flags & hasMoniker) addressesIn(reader).forEach(checkAddress);
  return data.length - reader.left;
}

/**
 * Where a link leads, in several spellings.
 * @throws InvalidFile for what is no address and no file, which may be anything
 */
function addressesIn(reader: Reader): string[] {
  const kind = reader.bytes(classBytes).toString('hex');
  if (kind === addressMoniker) return [plainText(reader.bytes(reader.u32()).toString('utf16le'))];
  if (kind === fileMoniker) return filePathsIn(reader).map(plainText);
  throw executable('a link of an unknown kind', 'Take its links out, or leave their addresses as plain text');
}

function textIn(reader: Reader): string {
  return plainText(reader.utf16(reader.u32()));
}

/** What may stand behind an address and a zero ([MS-OSHARED] 2.3.7.6): a number, a version and flags. */
const serial = storedClass('F4815879-1D3B-487F-AF2C-825DC4852763');
const serialDigits = 48;

/** Zeros may fill its end. Behind one within it, LibreOffice reads on, and others do not. @throws InvalidFile */
function plainText(text: string): string {
  const plain = untilZero(text);
  const rest = Buffer.from(text.slice(plain.length + 1), 'utf16le').toString('hex');
  if (!/^0*$/.test(rest) && !(rest.startsWith(serial) && rest.length === serialDigits)) throw damaged();
  return plain;
}
