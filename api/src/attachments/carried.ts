import { isDocument, isOpenedByClick } from './file-kinds';
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
  if (!isDocument(name) && !isOpenedByClick(name)) throw mayBeProgram();
}

export function mayBeProgram() {
  return executable('an embedded file that may be a program');
}
