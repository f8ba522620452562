import { Budget } from '../budget';
import type { Carried } from '../carried';
import { openCompoundFile, type Storage } from '../compound/compound-file';
import { checkInside } from '../inside';
import { locked, notInside, unreadable } from '../invalid-file';
import { checkObjects } from '../ole/objects';
import { isCompoundFile } from '../signature';
import { checkEnds } from './ends';

/**
 * A Word document before 2007: a compound file with a Word stream at its root, whole, with nothing inside that starts
 * or fetches something.
 * @throws InvalidFile
 */
export async function checkDoc(file: Buffer): Promise<void> {
  if (!isCompoundFile(file)) throw notInside('a Word document');
  const budget = new Budget();
  const root = openCompoundFile(file, budget);
  if (root.streams.has('encryptedpackage')) throw locked();
  if (!root.streams.has('worddocument')) throw notInside('a Word document');
  await checkInside([...filesIn(root, budget), ...checkEnds(file)], budget);
}

function filesIn(root: Storage, budget: Budget): Carried[] {
  try {
    return checkObjects(root, budget);
  } catch (error) {
    throw unreadable(error);
  }
}
