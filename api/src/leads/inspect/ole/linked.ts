import { damaged, executable } from '../invalid-file';
import { leadsToProgram } from '../links/link';
import { isLocalPath } from '../links/local-path';
import { Reader } from '../reader';
import { storedClass } from './classes';

const none = '0'.repeat(32);

/** Kinds of monikers ([MS-OSHARED] 2.3.7.1) that name a file, a part of it, or both. All others are fetched or run. */
const fileMoniker = storedClass('00000303-0000-0000-C000-000000000046');
const itemMoniker = storedClass('00000304-0000-0000-C000-000000000046');
const compositeMoniker = storedClass('00000309-0000-0000-C000-000000000046');

/** The flag of a link, and in bytes what stands behind the flags before its sources, and how long each of them is. */
const linkFlag = 1;
const beforeSources = 8;
const sizeBytes = 4;

/**
 * The stream that says whether an object is carried or linked to ([MS-OLEDS] 2.3.3). Word follows a link when the
 * document is opened, so it must lead to a file of the same computer. OLE goes by the class alone, and not by the flag:
 * what has sources is judged whatever the flag says, and a link that does not say that it is one is damaged.
 * @param isLink whether the object has the class of a link
 * @throws InvalidFile
 */
export function checkLink(stream: Buffer, isLink: boolean): void {
  const reader = new Reader(stream);
  reader.u32();
  const isLinked = (reader.u32() & linkFlag) !== 0;
  if (isLink && !isLinked) throw damaged();
  // An object that is carried ends before the sources, or among them.
  if (!isLinked && reader.left < beforeSources) return;
  reader.bytes(beforeSources);
  for (const _ of ['reserved', 'relative', 'absolute']) {
    if (!isLinked && reader.left < sizeBytes) return;
    const size = reader.u32();
    if (size > 0) checkMoniker(new Reader(reader.bytes(size - sizeBytes)));
  }
}

function checkMoniker(reader: Reader): void {
  const kind = reader.bytes(16).toString('hex');
  if (kind === none) return;
  if (kind !== compositeMoniker) {
    checkSimple(kind, reader);
    return;
  }
  // Composites do not stand within one another.
  for (let count = reader.u32(); count > 0; count -= 1) checkSimple(reader.bytes(16).toString('hex'), reader);
}

function checkSimple(kind: string, reader: Reader): void {
  if (kind === fileMoniker) checkFile(reader);
  else if (kind === itemMoniker) skipItem(reader);
  else throw elsewhere();
}

function checkFile(reader: Reader): void {
  for (const path of filePathsIn(reader)) {
    if (!isLocalPath(path, true)) throw elsewhere();
    if (leadsToProgram(path)) throw executable('a link to a program');
  }
}

/**
 * The path behind the class of a file's moniker ([MS-OSHARED] 2.3.7.8): in a code page, and in UTF-16 if there is one.
 */
export function filePathsIn(reader: Reader): string[] {
  reader.u16();
  const paths = [reader.bytes(reader.u32()).toString('latin1')];
  reader.bytes(2 + 2 + 16 + 4);
  const unicode = new Reader(reader.bytes(reader.u32()));
  if (unicode.left > 0) {
    const bytes = unicode.u32();
    unicode.u16();
    paths.push(unicode.utf16(Math.floor(bytes / 2)));
  }
  return paths;
}

/** A delimiter and a name. */
function skipItem(reader: Reader): void {
  reader.bytes(reader.u32());
  reader.bytes(reader.u32());
}

/**
 * The stream in which Word keeps once more where a link leads. Its layout is not published, so nothing in it, with a
 * letter in one byte or in two, may look like a folder of another computer or an address.
 * @throws InvalidFile
 */
export function checkLinkInfo(stream: Buffer): void {
  if (/[\\/]{2}/.test(stream.toString('latin1').replaceAll('\0', ''))) throw elsewhere();
}

function elsewhere() {
  return executable('a link to an object on another computer or the internet');
}
