import { isProgram } from '../file-kinds';
import { executable } from '../invalid-file';
import { shown } from './link';

/**
 * Programs put what all links of a document count from before each of them, some by plain concatenation: `file://` and
 * `evil.example/share` are harmless alone, and so are `ms-msdt` and `:/id`. So a base must decide where all of it
 * leads, whatever follows: to a page, or into a folder of a drive, whose name is whole, and in which no file is a
 * program by half of its name.
 */
const ofPage = /^https?:\/\//i;
const onDrive = /^(?:file:\/\/\/)?[a-z]:[\\/]/i;

/** Blanks, and zeros that end a text in older files. */
const nothing = /^[\s\0]*$/;

/**
 * Whether links that count from this lead nowhere else than each of them alone, but to a page or a folder of a drive.
 */
export function isFixedBase(base: string): boolean {
  return (
    nothing.test(base) ||
    ofPage.test(base) ||
    (onDrive.test(base) && /[\\/]\0*$/.test(base) && !isProgram(`${base.replaceAll('\0', '')}x`))
  );
}

/** @param base undefined for what cannot be read as one text. @throws InvalidFile */
export function checkBase(base: string | undefined): void {
  if (base === undefined || !isFixedBase(base)) throw invalidBase(base);
}

/**
 * The same in a document of Word, which finds pictures and texts by this base as well, and fetches them when it opens
 * the document (Microsoft's article Q173350): a page would make a file beside the document one of a server.
 * @throws InvalidFile
 */
export function checkBaseOfSources(base: string | undefined): void {
  if (base === undefined || ofPage.test(base)) throw invalidBase(base);
  checkBase(base);
}

/** For something that all links of a document count from. */
export function invalidBase(base?: string) {
  const quoted = base === undefined ? '' : ` (${shown(base)})`;
  return executable(
    `a base address that could turn its links into some to a program or another computer${quoted}`,
    'Take that base out of the properties of the document, or print it to PDF',
  );
}
