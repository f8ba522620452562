import { isCompoundFile } from '../doc/compound-file';
import { damaged, executable, locked, notInside, Unfit } from '../unfit';
import { Archive } from './archive';
import { contentTypeOf, contentTypes, mainPart, refuseRemote } from './package';

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** In bytes, once inflated: what these lists have in the largest genuine documents, many times over. */
const maxListBytes = 1024 * 1024;
const maxDocumentBytes = 64 * 1024 * 1024;

/** Parts that bring programs: macros, and controls that run where a document is shown. */
const activePart =
  /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml|activex\/.*)$|\.(?:exe|dll|scr|com|bat|cmd|vbs|js|jar|ps1|lnk|hta|html?|svgz|docm|dotm|xlsm|pptm)$/i;

/**
 * A Word document since 2007 (ECMA-376, part 2): an archive whose main part is of the kind without macros.
 * @throws Unfit
 */
export async function checkDocx(file: Buffer): Promise<void> {
  // A document with a password is no archive, but a compound file around an encrypted one.
  if (isCompoundFile(file))
    throw file.includes('EncryptedPackage', 0, 'utf16le') ? locked() : notInside('a .docx file');
  if (file.toString('latin1', 0, 4) !== 'PK\x03\x04') throw notInside('a .docx file');
  try {
    await checkPackage(await Archive.open(file));
  } catch (error) {
    // The reader's own errors say which byte is wrong: nothing that a visitor could use.
    throw error instanceof Unfit ? error : damaged();
  }
}

async function checkPackage(archive: Archive): Promise<void> {
  for (const name of archive.names) if (activePart.test(name)) throw executable('macros or programs');
  const types = contentTypes(await archive.text('[Content_Types].xml', maxListBytes));
  for (const type of types.values()) if (/macroenabled|vbaproject|activex/i.test(type)) throw executable('macros');
  const main = mainPart(await archive.text('_rels/.rels', maxListBytes));
  if (contentTypeOf(main, types) !== documentType) throw notInside('a .docx file');
  for (const name of archive.names) {
    if (name.toLowerCase().endsWith('.rels')) refuseRemote(await archive.text(name, maxListBytes));
  }
  const document = await archive.text(main, maxDocumentBytes);
  if (!/<(?:\w+:)?document[\s>]/.test(document.slice(0, 16_384))) throw notInside('a .docx file');
}
