import path from 'node:path';
import { isDocument, isOpenedByClick } from './file-kinds';
import { problemWithFileName } from './file-name';
import { executable } from './unfit';

/** A file that a document carries inside. */
export interface Carried {
  /** Every name that it may be saved under; none for a part that only the document's own program sees. */
  names: readonly string[];
  /** Missing where a reader knows of the file, and not what is in it. */
  data?: Buffer;
}

/** @throws Unfit for a name under which a computer would run the file */
export function checkName(name: string): void {
  const isShown = isDocument(name) || isOpenedByClick(name);
  if (!isShown || problemWithFileName(path.win32.basename(name)) !== undefined) throw mayBeProgram();
}

export function mayBeProgram() {
  return executable('an embedded file that may be a program');
}
