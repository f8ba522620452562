import { Budget } from '../budget';
import { openCompoundFile } from '../compound/compound-file';
import { checkInside } from '../inside';
import { locked, notInside } from '../invalid-file';
import { isArchive, isCompoundFile } from '../signature';
import { checkPackage } from './package';

/**
 * A Word document since 2007: an archive whose main part is of the kind without macros, with nothing inside that starts
 * or fetches something.
 * @throws InvalidFile
 */
export async function checkDocx(file: Buffer): Promise<void> {
  // A document with a password is no archive, but a compound file around an encrypted one.
  const budget = new Budget();
  if (isCompoundFile(file)) throw isEncrypted(file, budget) ? locked() : notInside('a .docx file');
  if (!isArchive(file)) throw notInside('a .docx file');
  await checkInside(await checkPackage(file, budget, true), budget);
}

function isEncrypted(file: Buffer, budget: Budget): boolean {
  return openCompoundFile(file, budget).streams.has('encryptedpackage');
}
