import type { Budget } from './budget';
import { isCompoundFile, openCompoundFile } from './compound/compound-file';
import { checkPackage } from './docx/package';
import { checkObjects } from './ole/objects';
import { executable, unreadable } from './unfit';

/** First bytes of programs and shortcuts, and of texts that other programs run or that bring objects of their own. */
const programs = ['4d5a', '7f454c46', '4c00000001140200', '2321', '7b5c7274', 'cafebabe', '3c736372', '3c3f7068'].map(
  (hex) => Buffer.from(hex, 'hex'),
);

/**
 * Files that are carried inside a document, and those inside them: each is judged by its own structure. What none of the
 * readers knows is a picture, a font or a text, which starts nothing under the names that are let pass.
 * @throws Unfit
 */
export async function checkEmbedded(files: readonly Buffer[], budget: Budget): Promise<void> {
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    budget.takeFile();
    waiting.push(...(await filesIn(file, budget)));
  }
}

async function filesIn(file: Buffer, budget: Budget): Promise<Buffer[]> {
  if (programs.some((start) => file.subarray(0, start.length).equals(start))) throw executable('an embedded program');
  try {
    if (isCompoundFile(file)) return checkObjects(openCompoundFile(file, budget));
    if (file.toString('latin1', 0, 4) === 'PK\x03\x04') return await checkPackage(file, budget);
  } catch (error) {
    throw unreadable(error);
  }
  return [];
}
