import type { Storage } from '../compound/compound-file';
import { Reader } from '../reader';
import { untilZero } from '../text';
import { noClass } from './classes';
import { familyOf } from './programs';

/** What stands in a stream of an object's names in the place of a format of the clipboard ([MS-OLEDS] 2.1.2). */
const numbered = new Set([0xffffffff, 0xfffffffe]);

/** In bytes: what stands before the class ([MS-OLEDS] 2.3.8). */
const beforeClass = 12;

/** Before names in Unicode. */
const unicodeFollows = 0x71b239f4;

/** All that an object says of whose it is. */
export interface Signs {
  classes: string[];
  /** First words of ProgIDs. */
  programs: string[];
}

/**
 * Collects the class of a storage, and what its streams say once more: the class, the program (CompObj), and the format
 * of the first OLE.
 * @throws InvalidFile
 */
export function signsOf({ clsid, streams }: Storage): Signs {
  const names = streams.get('\u0001compobj');
  const format = streams.get('\u0001ole10fmtprogid');
  const said = names ? namesIn(new Reader(names)) : { clsid: noClass, programs: [] };
  const programs = [...said.programs, ...(format ? [ansiIn(new Reader(format))] : [])];
  return {
    classes: [clsid, said.clsid].filter((one) => one !== noClass),
    programs: programs.map(familyOf).filter((one) => one !== ''),
  };
}

function namesIn(reader: Reader): { clsid: string; programs: string[] } {
  reader.bytes(beforeClass);
  const clsid = reader.bytes(noClass.length / 2).toString('hex');
  ansiIn(reader);
  skipFormat(reader, 1);
  const programs = [reader.left > 0 ? ansiIn(reader) : ''];
  if (reader.left >= 4 && reader.u32() === unicodeFollows) {
    unicodeIn(reader);
    skipFormat(reader, 2);
    programs.push(unicodeIn(reader));
  }
  return { clsid, programs };
}

function ansiIn(reader: Reader): string {
  return untilZero(reader.bytes(reader.u32()).toString('latin1'));
}

function unicodeIn(reader: Reader): string {
  return untilZero(reader.utf16(reader.u32()));
}

function skipFormat(reader: Reader, bytesPerLetter: number): void {
  const length = reader.u32();
  reader.bytes(numbered.has(length) ? 4 : length * bytesPerLetter);
}
