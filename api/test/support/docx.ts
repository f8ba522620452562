import { type ZipEntry, zip } from './zip';

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
};

const declarations = Object.entries(namespaces).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);

/** A part of XML with an outermost element of Word's. */
export function wordPart(element: string, content: string): string {
  return `<?xml version="1.0"?><w:${element} ${declarations.join(' ')}>${content}</w:${element}>`;
}

/** The main part with this content. */
export function wordDocument(content: string): string {
  return wordPart('document', `<w:body>${content}</w:body>`);
}

/** @param kinds content types by part name ("/word/x.xml") or by extension ("png") */
function contentTypes(kinds: Record<string, string>): string {
  const list = Object.entries(kinds).map(([name, type]) =>
    name.startsWith('/')
      ? `<Override PartName="${name}" ContentType="${type}"/>`
      : `<Default Extension="${name}" ContentType="${type}"/>`,
  );
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return `<?xml version="1.0"?><Types xmlns="${namespace}">${list.join('')}</Types>`;
}

/** A mark of a field: its beginning, what separates instruction and result, its end. */
export function mark(type: 'begin' | 'separate' | 'end'): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

/** A field with data beside its instruction. */
export function fieldWithData(instruction: string, data: Buffer | string): string {
  const text = typeof data === 'string' ? data : data.toString('base64');
  const begun = mark('begin').replace('/></w:r>', `><w:fldData>${text}</w:fldData></w:fldChar></w:r>`);
  return `<w:p>${begun}${said(instruction)}${mark('separate')}${said('x', 't')}${mark('end')}</w:p>`;
}

/** A run with a part of an instruction, or other text. */
export function said(text: string, element = 'instrText'): string {
  return `<w:r><w:${element}>${text}</w:${element}></w:r>`;
}

/** A paragraph with a field, which may have others in it. */
export function field(...instruction: string[]): string {
  const pieces = instruction.map((piece) => piece.replace(/^<w:p>(.*)<\/w:p>$/s, '$1'));
  return `<w:p>${mark('begin')}${pieces.join('')}${mark('separate')}${said('x', 't')}${mark('end')}</w:p>`;
}

export function simpleField(instruction: string): string {
  return `<w:p><w:fldSimple w:instr="${instruction}"/></w:p>`;
}

type Reference = [type: string, target: string, mode?: string];

export function relationships(...items: Reference[]): string {
  return relationshipsOf(items);
}

export function relationshipsOf(items: readonly Reference[]): string {
  const list = items.map(([type, target, mode = 'Internal'], index) => {
    const kind = type.includes(':')
      ? type
      : `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
    return `<Relationship Id="r${index}" Type="${kind}" Target="${target}" TargetMode="${mode}"/>`;
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `<?xml version="1.0"?><Relationships xmlns="${namespace}">${list.join('')}</Relationships>`;
}

type Parts = Record<string, string | Buffer>;

/** The parts of the smallest Word document. Parts and kinds of the same name take the place of its own. */
export function docxParts(changes: Parts = {}, kinds: Record<string, string> = {}): ZipEntry[] {
  const parts: Parts = {
    '[Content_Types].xml': contentTypes({
      rels: 'application/vnd.openxmlformats-package.relationships+xml',
      xml: 'application/xml',
      png: 'image/png',
      '/word/document.xml': wordType,
      ...kinds,
    }),
    '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
    'word/document.xml': wordDocument('<w:p/>'),
    ...changes,
  };
  return Object.entries(parts).map(([name, data]) => ({ name, data }));
}

export function docxFile(changes: Parts = {}, kinds: Record<string, string> = {}): Buffer {
  return zip(docxParts(changes, kinds));
}

export const docx = docxFile();

/** A workbook of Excel in binary form, with further kinds of parts, and the records of its sheet. */
export function binaryWorkbook(kinds: Record<string, string> = {}, sheet = Buffer.from('810100', 'hex')): Buffer {
  return docxFile(
    {
      '_rels/.rels': relationships(['officeDocument', 'xl/workbook.bin']),
      'xl/workbook.bin': Buffer.from('830100', 'hex'),
      'xl/_rels/workbook.bin.rels': relationships(['worksheet', 'worksheets/sheet1.bin']),
      'xl/worksheets/sheet1.bin': sheet,
    },
    {
      bin: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
      '/xl/worksheets/sheet1.bin': 'application/vnd.ms-excel.worksheet',
      ...kinds,
    },
  );
}

/** What a document says such a workbook is. */
export const binaryWorkbookType = 'application/vnd.ms-excel.sheet.binary.macroEnabled.12';
