import { contentsAskedAbout, contentsByEnd } from './carried-kinds';
import type { Contents } from './contents';
import { extensionOf, isDocument, isOpenedByClick } from './file-kinds';
import { executable } from './unfit';

/** A file that a document carries inside. */
export interface Carried {
  /** Every name that it may be saved under; none for a part that only the document's own program sees. */
  names: readonly string[];
  /** Missing where a reader knows of the file, and not what is in it. */
  data?: Buffer;
  /** What it must be, if the document says so beside its names. */
  contents?: readonly Contents[];
}

/** @throws Unfit for a name under which a computer would run the file */
export function checkName(name: string): void {
  if (!isDocument(name) && !isOpenedByClick(name)) throw mayBeProgram();
}

/** @throws Unfit for a file that is not what each of its names says, and the document */
export function checkContents({ names, contents }: Carried, found: Contents): void {
  if (found === 'nothing') return;
  const demands = names.map(
    (name) => contentsByEnd.get(extensionOf(name)) ?? contentsAskedAbout.get(extensionOf(name)),
  );
  for (const allowed of contents ? [...demands, contents] : demands) {
    if (!allowed?.includes(found)) throw executable('an embedded file that is not what its name says');
  }
}

export function mayBeProgram() {
  return executable('an embedded file that may be a program');
}
