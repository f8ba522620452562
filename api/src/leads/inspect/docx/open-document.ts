import type { Budget } from '../budget';
import { type Carried, notCarried } from '../carried';
import { Archive } from './archive';
import { chart } from './chart-object';
import { drawing } from './drawing-object';
import { formula } from './formula-object';
import type { OpenDocumentKind } from './open-document-kind';
import { whole } from './pieces';
import { readXml, type Tag, type XmlListener } from './xml';

/** The only ones that another document may carry. */
const kinds: readonly OpenDocumentKind[] = [chart, formula, drawing];

/** Where it says which kind it is, and which parts it has (OpenDocument 1.3, part 2, 3). */
const [mimetype, manifest] = ['mimetype', 'META-INF/manifest.xml'];

/**
 * A chart, a formula or a drawing: it has the parts of its kind and no others, and says which kind it is wherever a
 * program looks for that.
 * @param file an archive, of whose name nothing depends: LibreOffice goes by what is in it
 * @returns files that it carries, which are none
 * @throws InvalidFile, or yauzl's error about a broken archive
 */
export async function checkOpenDocument(file: Buffer, budget: Budget): Promise<Carried[]> {
  const archive = await Archive.open(file, budget);
  if (!archive.names.includes(mimetype)) throw notCarried();
  const type = (await whole(archive.read(mimetype))).toString('latin1');
  const kind = kinds.find((one) => one.type === type);
  if (!kind) throw notCarried();
  const parts = Object.entries(kind.parts);
  const expected = [mimetype, manifest, ...parts.map(([name]) => name)];
  const { names } = archive;
  if (names.length !== expected.length || !expected.every((name) => names.includes(name))) throw kind.refusal();
  for (const name of expected) if (name !== mimetype) budget.takeXml(archive.sizeOf(name));
  await readXml(archive.read(manifest), new Manifest(kind), budget);
  for (const [name, check] of parts) await check(archive.read(name), budget);
  return [];
}

/** LibreOffice opens the archive as what this says of it, whatever `mimetype` says. */
class Manifest implements XmlListener {
  constructor(private readonly kind: OpenDocumentKind) {}

  open({ attributes }: Tag): void {
    for (const { local, value } of Object.values(attributes)) {
      if (local === 'media-type' && !['', 'text/xml', this.kind.type].includes(value)) throw this.kind.refusal();
    }
  }
}
