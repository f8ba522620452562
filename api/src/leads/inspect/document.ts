import type { DocumentType } from '../../../../src/contract/attachment';
import { Budget } from './budget';
import type { Carried } from './carried';
import { openCompoundFile, type Storage } from './compound/compound-file';
import { checkEnds } from './doc/ends';
import { checkPackage } from './docx/package';
import { isArchive, isCompoundFile } from './first-bytes';
import { checkInside } from './inside';
import { locked, notInside, unreadable } from './invalid-file';
import { checkObjects } from './ole/objects';
import { judgePdf } from './pdf/judge';
import { textFormatOf } from './text-formats';

/**
 * Judges a document, and every file inside it: it must be whole, and nothing in it may run, send or fetch something
 * (reliability S2).
 * @throws InvalidFile for a document that is not taken
 */
export async function checkDocument(type: DocumentType, file: Buffer): Promise<void> {
  const budget = new Budget();
  await checkInside(await judges[type](file, budget), budget);
}

/** Each judges the document itself, and returns the files that it carries, to be judged in their turn. */
const judges: Record<DocumentType, (file: Buffer, budget: Budget) => Carried[] | Promise<Carried[]>> = {
  pdf: judgePdf,
  doc: judgeDoc,
  docx: judgeDocx,
};

/**
 * A Word document before 2007: a compound file with a Word stream at its root. A document since then that has a
 * password comes here as well, because it is a compound file around an encrypted archive.
 */
function judgeDoc(file: Buffer, budget: Budget): Carried[] {
  if (!isCompoundFile(file)) throw notInside('a Word document', textFormatOf(file));
  const root = openCompoundFile(file, budget);
  if (root.streams.has('encryptedpackage')) throw locked();
  if (!root.streams.has('worddocument')) throw notInside('a Word document');
  return [...filesIn(root, budget), ...checkEnds(file)];
}

function filesIn(root: Storage, budget: Budget): Carried[] {
  try {
    return checkObjects(root, budget);
  } catch (error) {
    throw unreadable(error);
  }
}

/** A Word document since 2007: an archive whose main part is of the kind without macros. */
async function judgeDocx(file: Buffer, budget: Budget): Promise<Carried[]> {
  if (!isArchive(file)) throw notInside('a .docx file', textFormatOf(file));
  return checkPackage(file, budget, true);
}
