import { damaged, executable } from '../unfit';
import { forbiddenAction } from './actions';
import { checkAttached } from './attached';
import { checkEnds } from './ends';
import { attachedFile, forbiddenPlace } from './files';
import { readLeniently, readRepeated, readWithoutReference } from './libpdf';
import { readStrictly } from './qpdf';
import { dictionaryOf, isStream, partsOf, type Reading } from './values';
import { hasScript } from './xfa';

/** PDF files attached to one another, one in the next: two are a portfolio with its documents. */
const maxDepth = 2;

/**
 * A PDF file without anything that runs, sends or fetches (reliability S2), as two kept readers see it: one that takes
 * only what the standard allows, and one that shows what it can. Programs read broken files in this way or that, so
 * whatever one of them could find is judged. A document is taken when all of it is harmless, and it is whole: read
 * without a fault, or, when something is wrong with it, with nothing missing.
 * @throws Unfit
 */
export async function checkPdf(file: Buffer, depth = 0): Promise<void> {
  if (depth > maxDepth) throw executable('files within files');
  checkEnds(file);
  const strict = await readStrictly(file);
  const lenient = await readLeniently(file);
  const isFaultless = strict?.isFaultless && lenient?.isWhole();
  const rebuilt = isFaultless ? undefined : await readWithoutReference(file);
  if (!lenient && !rebuilt) throw damaged();
  if (!strict && !(lenient ?? rebuilt)?.isWhole()) throw damaged();
  for (const reading of [strict, lenient, rebuilt, await readRepeated(file)]) if (reading) await judge(reading, depth);
}

async function judge(reading: Reading, depth: number): Promise<void> {
  for (const object of reading.objects) {
    for (const part of partsOf(object)) {
      const dictionary = dictionaryOf(part);
      if (!dictionary) continue;
      const found = forbiddenAction(dictionary, reading) ?? forbiddenPlace(dictionary, reading, isStream(part));
      if (found) throw executable(found);
      if (hasScript(dictionary, reading)) throw executable('a form with scripts');
      const attached = attachedFile(dictionary, reading);
      if (attached) await checkAttached(attached, (data) => checkPdf(data, depth + 1));
    }
  }
}
