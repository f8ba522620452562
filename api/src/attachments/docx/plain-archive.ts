import { extensionOf, isDocument } from '../file-kinds';
import { executable } from '../unfit';
import type { Archive } from './archive';
import { whole } from './pieces';

/** Folders of OpenDocument that hold programs. */
const programFolders = ['basic/', 'scripts/'];

/**
 * The files of an archive that is no package of Office: one that somebody has packed, or a document of LibreOffice.
 * @throws Unfit when one of them may be a program
 */
export async function filesOf(archive: Archive): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const name of archive.names) {
    const isNamed = isDocument(name) || extensionOf(name) === '';
    if (!isNamed || programFolders.some((folder) => name.toLowerCase().startsWith(folder))) {
      throw executable('an embedded file that may be a program');
    }
    files.push(await whole(archive.read(name)));
  }
  return files;
}
