import type { Budget } from '../budget';
import { type Carried, mayBeProgram } from '../carried';
import { extensionOf } from '../path-names';
import { unread } from '../unread-kinds';
import type { Archive } from './archive';
import { OpenDocumentJudge } from './open-document';
import { whole } from './pieces';
import { readXml } from './xml';

/** What a document of LibreOffice begins with (OpenDocument 1.3, part 2, 3.3). */
const kind = 'mimetype';
const openDocument = 'application/vnd.oasis.opendocument.';

/** Parts by which LibreOffice knows its documents without that, in lower case. */
const ofLibreOffice = new Set([kind, 'content.xml', 'meta-inf/manifest.xml']);

/** Folders of OpenDocument that hold programs. */
const programFolders = ['basic/', 'scripts/'];

/**
 * The files of an archive that is no package of Office: one that somebody has packed, or a document of LibreOffice,
 * whose parts of XML are judged here.
 * @throws InvalidFile
 */
export async function filesOf(archive: Archive, budget: Budget): Promise<Carried[]> {
  if (archive.names.some(isProgram)) throw mayBeProgram();
  const isOpenDocument = await hasKind(archive);
  // LibreOffice opens it as one of its own all the same, or as one of its forerunner.
  if (!isOpenDocument && archive.names.some((name) => ofLibreOffice.has(name.toLowerCase()))) throw unread();
  const files: Carried[] = [];
  for (const name of archive.names) {
    if (isOpenDocument && name.endsWith('.xml')) {
      budget.takeXml(archive.sizeOf(name));
      await readXml(archive.read(name), new OpenDocumentJudge(), budget);
    } else {
      // What LibreOffice names without an end, nobody but itself opens.
      const isInner = isOpenDocument && extensionOf(name) === '';
      files.push({ names: isInner ? [] : [name], data: await whole(archive.read(name)) });
    }
  }
  return files;
}

function isProgram(name: string): boolean {
  return programFolders.some((folder) => name.toLowerCase().startsWith(folder));
}

async function hasKind(archive: Archive): Promise<boolean> {
  if (!archive.names.includes(kind)) return false;
  return (await whole(archive.read(kind))).toString('latin1', 0, openDocument.length) === openDocument;
}
