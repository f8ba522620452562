import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { damaged, executable, lockedAndDamaged, signed } from '../invalid-file';
import { ActionJudge } from './actions';
import { isForeignFunction } from './calculator';
import { checkEncryption } from './encryption';
import { checkEnds } from './ends';
import { placesIn, readEvery } from './every';
import { attachedFiles, listedFiles, shownModel } from './files';
import { refuseHybrid } from './hybrid';
import { readLeniently, readWithoutReference } from './libpdf';
import { PlaceJudge } from './places';
import { isPostScript } from './postscript';
import { readStrictly } from './qpdf';
import { hasActiveText } from './rich-text';
import { asksServers } from './signature';
import { encryptionIn } from './trailers';
import { type Dictionary, dictionariesIn, type Reading, type Value } from './values';
import { hasDocumentType, hasScript } from './xml';

/**
 * Judges a PDF file as two kept readers see it: one that takes only what the standard allows, and one that shows what
 * it can, which reads a file once more without its cross-reference if something is wrong with it, and once with every
 * object that stands anywhere. Programs read broken files in this way or that, so whatever one of them could find is
 * judged. A document is taken when all of it is harmless, and it is whole: read without a fault, or with nothing
 * missing.
 * @returns the files that are attached to it, to be judged in their turn
 * @throws InvalidFile
 */
export async function judgePdf(file: Buffer, budget: Budget): Promise<Carried[]> {
  const archives = checkEnds(file);
  const strict = await readStrictly(file);
  const text = file.toString('latin1');
  const places = placesIn(text);
  const encryption = encryptionIn(text);
  // Before libpdf takes what it cannot decrypt for damage.
  if (encryption && !strict?.isFaultless) throw lockedAndDamaged();
  const lenient = await readLeniently(file);
  checkEncryption(encryption, strict, lenient, places);
  const isFaultless = strict?.isFaultless && lenient?.isWhole();
  const rebuilt = isFaultless ? undefined : await readWithoutReference(file);
  if (!lenient && !rebuilt) throw damaged();
  if (!strict && !(lenient ?? rebuilt)?.isWhole()) throw damaged();
  const readings = [strict, lenient, rebuilt].filter((reading) => reading !== undefined);
  const files = readings.flatMap((reading) => filesIn(reading, budget));
  // The same once more, with what none of them came by.
  const every = await readEvery(file, places, budget.again, lenient, encryption);
  refuseHybrid(file, every, lenient?.isEncrypted ?? false, budget.again);
  return [...archives, ...files, ...filesIn(every, budget.again)];
}

function filesIn(reading: Reading, budget: Budget): Carried[] {
  const files: Carried[] = [];
  const actions = new ActionJudge(reading);
  const places = new PlaceJudge(reading);
  const forms = new Set<Value>();
  const metadata = new Set<Value>();
  const texts = new Set<Value>();
  const lists = new Set<Value>();
  for (const object of reading.objects) {
    for (const { dictionary, stream } of dictionariesIn(object)) {
      const found = actions.forbiddenIn(dictionary) ?? places.forbiddenIn(dictionary, stream !== undefined);
      if (found) throw executable(found);
      if (isPostScript(dictionary, stream, reading, budget)) throw executable('a program in PostScript');
      if (isForeignFunction(dictionary, stream, reading, budget)) throw executable('a program in PostScript');
      if (hasFalseNumbers(dictionary, reading)) throw executable('something other than numbers in a font or drawing');
      if (asksServers(dictionary, reading)) throw signed();
      if (hasActiveText(dictionary, reading, budget, texts)) throw executable('a note or field with more than a text');
      if (hasScript(dictionary, reading, budget, forms)) throw executable('a form with scripts');
      if (hasDocumentType(dictionary, reading, budget, metadata)) throw executable('an order to fetch data');
      files.push(...attachedFiles(dictionary, reading, budget));
      files.push(...listedFiles(dictionary, reading, budget, lists));
      files.push(...shownModel(dictionary, reading, budget));
    }
  }
  return files;
}

/**
 * Whether something stands where honest programs write only numbers. Viewers that draw letters by a script have put
 * what they found in the matrix of a font into that script, and so ran what a document says (CVE-2024-4367).
 */
function hasFalseNumbers(dictionary: Dictionary, { resolve }: Reading): boolean {
  const font = '/FontMatrix' in dictionary ? resolve(dictionary['/FontMatrix']) : null;
  if (font !== null && !(Array.isArray(font) && font.length === 6 && areNumbers(font, resolve))) return true;
  for (const key of numberLists) {
    const found = key in dictionary ? resolve(dictionary[key]) : null;
    if (Array.isArray(found) && (found.length > mostNumbers || !areNumbers(found, resolve))) return true;
  }
  return false;
}

/** Keys that stand for a list of numbers in fonts, patterns and forms, and may be names of something else elsewhere. */
const numberLists = ['/Matrix', '/BBox', '/FontBBox'] as const;

/** The longest such list is the matrix of a camera or of a colour space. */
const mostNumbers = 16;

function areNumbers(values: Value[], resolve: Reading['resolve']): boolean {
  return values.every((value) => typeof resolve(value) === 'number');
}
