import { createHash } from 'node:crypto';
import type { Budget } from './budget';
import { type Carried, checkName } from './carried';
import { openCompoundFile } from './compound/compound-file';
import { checkPackage } from './docx/package';
import { extensionOf } from './file-kinds';
import { activeElements, isActiveMarkup, isStyleSheet } from './markup';
import { checkObjects } from './ole/objects';
import { judgePdf } from './pdf/judge';
import { hasPdfHeader, isArchive, isCompoundFile } from './signature';
import { executable, type Unfit, Unreadable, unreadable } from './unfit';

/** Files within files. A worksheet of a chart of a document that another one carries is the sixth. */
const maxDepth = 8;

/** Files that a browser or another program reads as XML. */
const markup = new Set(['xml', 'mml', 'xmp', 'rdf', 'svg']);

/** Files that a browser takes for web pages. */
const pages = new Set(['html', 'htm', 'xhtml']);

/**
 * First bytes of programs of all systems, shortcuts, Flash films, archives that none of the readers opens, and texts that
 * other programs run or that bring objects of their own.
 */
const programs = [
  ...['4d5a', '7f454c46', 'cafebabe', 'cffaedfe', 'cefaedfe', 'feedfa', '2321', '4c00000001140200'],
  ...['465753', '435753', '5a5753', '52617221', '377abcaf', '4d534346', '7b5c7274', '3c736372', '3c3f7068'],
].map((hex) => Buffer.from(hex, 'hex'));

/**
 * Judges what a document of any kind carries inside, and what is inside of that: one way for all of them (reliability
 * S2). Each file is judged by its own structure and once, however often it is there. What none of the readers knows is a
 * picture, a font or a text, which starts nothing under the names that are let pass.
 * @throws Unfit
 */
export async function checkInside(files: readonly Carried[], budget: Budget): Promise<void> {
  const judged = new Set<string>();
  let waiting = files;
  for (let depth = 1; waiting.length > 0; depth += 1) {
    if (depth > maxDepth) throw executable('files within files');
    const inside: Carried[] = [];
    for (const file of waiting) {
      budget.takeFile();
      file.names.forEach(checkName);
      const known = file.data && digest(file.data, file.names);
      if (!file.data || !known || judged.has(known)) continue;
      judged.add(known);
      inside.push(...(await filesIn(file.data, file.names, budget)));
    }
    waiting = inside;
  }
}

function digest(data: Buffer, names: readonly string[]): string {
  return createHash('sha256').update(data).update(JSON.stringify(names)).digest('hex');
}

async function filesIn(data: Buffer, names: readonly string[], budget: Budget): Promise<Carried[]> {
  if (programs.some((start) => data.subarray(0, start.length).equals(start))) throw executable('an embedded program');
  const ends = new Set(names.map(extensionOf));
  try {
    if (isCompoundFile(data)) return checkObjects(openCompoundFile(data, budget));
    if (isArchive(data)) return await checkPackage(data, budget);
    if (ends.has('pdf') || hasPdfHeader(data)) return await judgePdf(data, budget);
  } catch (error) {
    throw asCarried(unreadable(error));
  }
  if ([...ends].some((end) => pages.has(end)) && !isStyleSheet(data)) throw executable('an embedded web page');
  if ([...ends].some((end) => markup.has(end)) && isActiveMarkup(data, activeElements.page)) {
    throw executable('an embedded web page with scripts');
  }
  return [];
}

/** Whoever reads that his document is damaged looks for the fault in the wrong place when it is in a file inside. */
function asCarried(error: Unfit): Unfit {
  return error instanceof Unreadable ? executable('an embedded file that is locked or broken') : error;
}
