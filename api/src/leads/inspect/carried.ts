import { contentsAskedAbout, contentsByEnd } from './carried-kinds';
import type { Contents } from './contents';
import { isDocument, isOpenedByClick, isProgram } from './file-kinds';
import { isMisleading } from './file-name';
import { executable } from './invalid-file';
import { extensionOf } from './path-names';

/** A file that a document carries inside. */
export interface Carried {
  /** Every name that it may be saved under; none for a part that only the document's own program sees. */
  names: readonly string[];
  /** Missing where a reader knows of the file, and not what is in it. */
  data?: Buffer | undefined;
  /** What the file must be, if the document says so apart from its names. */
  contents?: readonly Contents[] | undefined;
  /** Whether it is no file, but a stream of a document that has pictures in it, wherever they are. */
  hasPictures?: boolean;
  /** Whether it is no file, but must be what LibreOffice keeps in an object of its own, which has no name. */
  isOpenDocument?: boolean;
  /** Whether it is no file, but data in XML that programs of Office read, and content controls show. */
  isData?: boolean;
}

/**
 * The same characters as in the name of a document are refused: `run.bat\x1b.txt` is saved as `run.bat` by a program to
 * which an escape begins a language code (ISO 32000-2, 7.9.2.2), or that takes a zero for the end.
 * @throws InvalidFile for a name under which a computer would run the file
 */
export function checkName(name: string): void {
  if (isMisleading(name.replace(ofOtherPages, ''))) throw unseenName();
  if (isDocument(name) || isOpenedByClick(name)) return;
  throw refusedName(name);
}

/** Letters of other code pages, where a name is not in Unicode and a letter stands for each byte. */
const ofOtherPages = /[\x80-\x9f\xad]/g;

/** @throws InvalidFile for a file that is not what each of its names says, and the document */
export function checkContents({ names, contents }: Carried, found: Contents): void {
  if (found === 'nothing') return;
  for (const name of names) {
    const allowed = contentsByEnd.get(extensionOf(name)) ?? contentsAskedAbout.get(extensionOf(name));
    if (!allowed?.includes(found)) throw executable('an embedded file that is not what its name says');
  }
  if (contents && !contents.includes(found)) throw notCarried();
}

/** The reason why no file goes under a name that is on none of the lists of `carried-kinds.ts`. */
export function refusedName(name: string) {
  return isProgram(name) ? mayBeProgram() : notCarried();
}

export function mayBeProgram() {
  return executable('an embedded file that may be a program');
}

/** A kind of file that is on none of the lists of `carried-kinds.ts`. */
export function notCarried() {
  return executable(
    'an embedded file of a kind that no CV needs (PDF, Word, Excel, PowerPoint, pictures, sound, film and texts called .txt or .csv may be inside)',
  );
}

/** Poppler saves all files of a document under their names, wherever these lead, and over what is there. */
export function elsewhereOnDisk() {
  return executable('an embedded file that would be saved in another folder');
}

/** A folder of an archive that is hidden, or that a desktop takes for a program. */
export function actingFolder() {
  return executable('an archive with a folder that is hidden or may be a program');
}

export function unseenName() {
  return executable('an embedded file whose name has characters that cannot be seen');
}
