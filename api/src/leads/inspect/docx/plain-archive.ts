import { actingFolder, type Carried, notCarried } from '../carried';
import { extensionOf, namesIn } from '../path-names';
import type { Archive } from './archive';
import { whole } from './pieces';

/**
 * What makes of a folder more than that, once it is unpacked: a class of Windows, which opens in its place
 * (`CV.{20D04FE0-…}`); an end, by which a Mac knows programs and what else is one file to it (`CV.app`). A number or
 * words behind a dot are none (`CV 2.1`, `Dr. Rahim`).
 */
const acting = /\.[^\s\d.][^\s.]*$/;

/** Where settings of programs are on Linux and a Mac, which show no such name. */
const hidden = /^\./;

/**
 * The files of an archive that is no package of Office: one that somebody has packed. Each of them is judged as if the
 * document carried it by itself, so that no program knows anything more in the archive than in its files. What archives
 * of LibreOffice and its forerunner are known by, whatever they are called, is no file of these kinds, or has no end.
 * @throws InvalidFile
 */
export async function filesOf(archive: Archive): Promise<Carried[]> {
  const files: Carried[] = [];
  for (const name of archive.names) {
    if (extensionOf(name) === '') throw notCarried();
    checkFolders(name);
    files.push({ names: [name], data: await whole(archive.read(name)) });
  }
  return files;
}

/** @throws InvalidFile for a name whose folders do something by themselves, and for whatever nobody would see */
function checkFolders(name: string): void {
  const steps = namesIn(name);
  const folders = steps.slice(0, -1);
  if (steps.some((step) => hidden.test(step)) || folders.some((folder) => acting.test(folder))) throw actingFolder();
}
