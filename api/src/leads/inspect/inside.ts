import { createHash } from 'node:crypto';
import type { Budget } from './budget';
import { type Carried, checkContents, checkName } from './carried';
import { openCompoundFile } from './compound/compound-file';
import { contentsOf } from './contents';
import { checkOpenDocument } from './docx/open-document';
import { checkPackage } from './docx/package';
import { checkData } from './docx/part';
import { Drawing, isStyleSheet } from './drawing';
import { checkFilm, isFilm } from './films';
import { startsFromCell } from './formulas/table';
import { fetchesFromCell } from './formulas/table-formulas';
import { executable, type InvalidFile, Unreadable, unreadable } from './invalid-file';
import { isPlainJobOptions } from './job-options';
import { activeElements, isActiveMarkup } from './markup';
import { checkModel } from './models';
import { checkObjects } from './ole/objects';
import { extensionOf } from './path-names';
import { judgePdf } from './pdf/judge';
import { checkPicture } from './pictures/picture';
import { checkPictures } from './pictures/records';
import { activeMarkup, checkVocabulary } from './vocabularies';

/** Files within files. A worksheet of a chart of a document that another one carries is the sixth. */
const maxDepth = 8;

/** Files that a browser takes for web pages, and those that are opened as a table. */
const pages = new Set(['html', 'htm', 'xhtml']);
const tables = new Set(['csv', 'tsv']);

/**
 * Judges what a document of any kind carries inside, and what is inside of that: one way for all of them (reliability
 * S2). Each file is judged by its own structure and once, however often it is there. A file must be what its names say,
 * and only what a reader knows, or what is only shown, has a name; parts without one are seen by nothing but the
 * document's own program.
 * @throws InvalidFile
 */
export async function checkInside(files: readonly Carried[], budget: Budget): Promise<void> {
  const judged = new Set<string>();
  let waiting = files;
  for (let depth = 1; waiting.length > 0; depth += 1) {
    if (depth > maxDepth) throw executable('files within files');
    const inside: Carried[] = [];
    for (const file of waiting) {
      if (!file.hasPictures && !file.isData) budget.takeFile();
      file.names.forEach(checkName);
      const known = file.data && digest(file.data, file);
      if (!file.data || !known || judged.has(known)) continue;
      judged.add(known);
      inside.push(...(await filesIn(file.data, file, budget)));
    }
    waiting = inside;
  }
}

function digest(data: Buffer, { data: _, ...rest }: Carried): string {
  return createHash('sha256').update(data).update(JSON.stringify(rest)).digest('hex');
}

async function filesIn(data: Buffer, file: Carried, budget: Budget): Promise<Carried[]> {
  if (file.hasPictures) return checkPictures(data, budget);
  if (file.isData) return checkData(data, budget);
  const contents = contentsOf(data);
  if (contents === 'program') throw executable('an embedded program');
  const ends = new Set(file.names.map(extensionOf));
  const isPage = [...ends].some((end) => pages.has(end));
  if (isPage && !isStyleSheet(data)) throw executable('an embedded web page');
  checkContents(file, contents);
  try {
    if (contents === 'compound') return checkObjects(openCompoundFile(data, budget), budget, file.names.length > 0);
    if (file.isOpenDocument) return await checkOpenDocument(data, budget);
    if (contents === 'archive') return await checkPackage(data, budget);
    if (contents === 'pdf') return await judgePdf(data, budget);
    if (contents === 'markup' && !isPage) await checkMarkup(data, budget, file.names.length > 0);
  } catch (error) {
    throw asCarried(unreadable(error));
  }
  if ([...ends].some((end) => tables.has(end)) && (startsFromCell(data) || fetchesFromCell(data)))
    throw executable('a table that starts a program or fetches something');
  if (ends.has('joboptions') && !isPlainJobOptions(data)) throw executable('a program in PostScript');
  if (isFilm(data)) checkFilm(data);
  if (contents === 'model') checkModel(data);
  return checkPicture(data, budget);
}

/** Whoever reads that his document is damaged looks for the fault in the wrong place when it is in a file inside. */
function asCarried(error: InvalidFile): InvalidFile {
  return error instanceof Unreadable ? executable('an embedded file that is locked or broken') : error;
}

/** What is no file of its own is a drawing that Word shows. LaTeX lists its style sheets under names without an end. */
async function checkMarkup(data: Buffer, budget: Budget, isFile: boolean): Promise<void> {
  if (isFile && !isStyleSheet(data)) return checkVocabulary(data, budget);
  budget.takeXml(data.length);
  if (isActiveMarkup(data, activeElements.page, new Drawing())) throw activeMarkup();
}
