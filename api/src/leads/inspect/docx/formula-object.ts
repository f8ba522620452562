import type { Budget } from '../budget';
import { notCarried } from '../carried';
import { elsewhere } from '../invalid-file';
import { checkMathematics, hasServer } from '../vocabularies';
import type { Archive } from './archive';
import { whole } from './pieces';
import { readXml, type Tag, type XmlListener } from './xml';

/** How the kind of a document of LibreOffice is called in its list of parts, and in a part of its own. */
const kind = 'application/vnd.oasis.opendocument.formula';

/** All that a formula consists of (OpenDocument 1.3, part 2, 3). */
const [mimetype, content, settings, manifest] = ['mimetype', 'content.xml', 'settings.xml', 'META-INF/manifest.xml'];
const parts = [mimetype, content, settings, manifest];

/** Whether an archive has these parts and no others. */
export function isFormulaObject({ names }: Archive): boolean {
  return names.length === parts.length && parts.every((part) => names.includes(part));
}

/**
 * A formula of LibreOffice, which writes it as an archive into Word documents before 2007: the only one of its
 * documents that another may carry. It is mathematics (MathML) and settings, and says so wherever a program looks for
 * its kind.
 * @throws InvalidFile
 */
export async function checkFormulaObject(archive: Archive, budget: Budget): Promise<void> {
  if ((await whole(archive.read(mimetype))).toString('latin1') !== kind) throw notCarried();
  for (const name of parts.slice(1)) budget.takeXml(archive.sizeOf(name));
  await checkMathematics(await whole(archive.read(content)), budget);
  await readXml(archive.read(manifest), new Manifest(), budget);
  await readXml(archive.read(settings), new Settings(), budget);
}

/** LibreOffice opens the archive as what this says of it, whatever `mimetype` says. */
class Manifest implements XmlListener {
  open({ attributes }: Tag): void {
    for (const { local, value } of Object.values(attributes)) {
      if (local === 'media-type' && !['', 'text/xml', kind].includes(value)) throw notCarried();
    }
  }
}

/** Of settings, some are addresses that are asked as soon as a document is opened. */
class Settings implements XmlListener {
  wantsText = true;
  /** What each open element says, whatever stands within it. */
  private readonly values: string[] = [];

  open(): void {
    this.values.push('');
  }

  text(text: string): void {
    this.values.push((this.values.pop() ?? '') + text);
  }

  close(): void {
    if (hasServer(this.values.pop() ?? '')) throw elsewhere();
  }
}
