import type { Budget } from '../budget';
import { type Carried, notCarried } from '../carried';
import { extensionOf } from '../path-names';
import type { Archive } from './archive';
import { checkFormulaObject, isFormulaObject } from './formula-object';
import { whole } from './pieces';

/**
 * The files of an archive that is no package of Office: one that somebody has packed, or a formula. Each of them is
 * judged as if the document carried it by itself, so that no program knows anything more in the archive than in its
 * files. What those of LibreOffice and of its forerunner are known by is no file of these kinds, or has no end.
 * @throws InvalidFile
 */
export async function filesOf(archive: Archive, budget: Budget): Promise<Carried[]> {
  if (isFormulaObject(archive)) {
    await checkFormulaObject(archive, budget);
    return [];
  }
  const files: Carried[] = [];
  for (const name of archive.names) {
    if (extensionOf(name) === '') throw notCarried();
    files.push({ names: [name], data: await whole(archive.read(name)) });
  }
  return files;
}
