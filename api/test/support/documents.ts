import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ZipEntry, zip } from './zip';

const folder = path.join(__dirname, '../attachments/genuine');

/** Names of the genuine documents. */
export const genuineNames = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));

export function genuine(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

/** Small documents that are taken; the hostile ones are made from them. */
export const pdf = genuine('reportlab-invariant.pdf');
export const doc = genuine('libreoffice-97.doc');

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function relationships(...items: [type: string, target: string, mode?: string][]): string {
  const list = items.map(([type, target, mode = 'Internal'], index) => {
    const kind = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
    return `<Relationship Id="r${index}" Type="${kind}" Target="${target}" TargetMode="${mode}"/>`;
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `<?xml version="1.0"?><Relationships xmlns="${namespace}">${list.join('')}</Relationships>`;
}

/** The parts of the smallest Word document. Parts of the same name take the place of its own. */
export function docxParts(changes: Record<string, string | Buffer> = {}, mainType = wordType): ZipEntry[] {
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': contentTypes(mainType),
    '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
    'word/document.xml':
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>',
    ...changes,
  };
  return Object.entries(parts).map(([name, data]) => ({ name, data }));
}

export const docx = zip(docxParts());
