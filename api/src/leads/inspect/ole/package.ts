import { type Carried, refusedName } from '../carried';
import { isDocument, isProgram } from '../file-kinds';
import { damaged, executable, InvalidFile } from '../invalid-file';
import { isLocalPath } from '../links/local-path';
import { Reader } from '../reader';
import { untilZero } from '../text';

/** What the packager writes first, and whether the file is only named or carried. */
const packaged = 2;
const linked = 1;
const carried = 3;

/**
 * The stream in which objects of the first OLE keep their data: a picture, or a file under its name, as Windows'
 * packager carries it. Whoever opens such a file starts what its name says, so the name must be that of a document; one
 * that is only named may be a whole command, and nobody but its author has it.
 * @param mustBePackage refuses what cannot be read as a file under its name
 * @returns what is carried
 * @throws InvalidFile
 */
export function nativeData(stream: Buffer, mustBePackage: boolean): Carried {
  const reader = new Reader(stream);
  const data = reader.bytes(Math.min(reader.u32(), stream.length - 4));
  try {
    return packagedFile(new Reader(data));
  } catch (error) {
    if (error instanceof NoPackage && !mustBePackage) return { names: [], data };
    throw error instanceof NoPackage ? damaged() : error;
  }
}

class NoPackage extends Error {}

function packagedFile(reader: Reader): Carried {
  const { label, path, kind } = readHead(reader);
  const names = [...namesInLabel(label), path];
  names.forEach(checkPath);
  if (kind === linked) throw executable('a link to a file on the computer of its author');
  names.push(untilZero(reader.bytes(reader.u32()).toString('latin1')));
  const data = reader.bytes(reader.u32());
  names.push(...unicodeNames(reader));
  names.forEach(checkPath);
  return { names, data };
}

function readHead(reader: Reader): { label: string; path: string; kind: number } {
  try {
    if (reader.u16() !== packaged) throw new NoPackage();
    const [label, path] = [reader.ansi(), reader.ansi()];
    reader.u16();
    const kind = reader.u16();
    if (kind !== linked && kind !== carried) throw new NoPackage();
    return { label, path, kind };
  } catch (error) {
    throw error instanceof InvalidFile ? new NoPackage() : error;
  }
}

/** Later versions repeat the names in UTF-16: the copy's, the label and the path. Others leave a few zeros. */
function unicodeNames(reader: Reader): string[] {
  const names: string[] = [];
  for (const isLabel of [false, true, false]) {
    if (reader.left < 4) break;
    const text = untilZero(reader.utf16(reader.u32()));
    names.push(...(isLabel ? namesInLabel(text) : [text]));
  }
  return names;
}

function checkPath(path: string): void {
  if (!isDocument(path)) throw refusedName(path);
  if (!isLocalPath(path)) throw executable('a link to a file on another computer');
}

/**
 * A label is the name of the file, or any words: whatever ends without a blank behind a dot is taken for a name, also
 * before what Windows leaves out at the end of one.
 */
function namesInLabel(label: string): string[] {
  return /\.[^\s.]{1,260}[\s.\u00a0]*$/.test(label) || isProgram(label) ? [label] : [];
}
