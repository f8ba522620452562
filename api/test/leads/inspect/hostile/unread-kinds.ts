import { compoundFile } from '../../../support/compound-file';
import { docxFile, relationships, wordDocument } from '../../../support/docx';
import { classes, packagedFile } from '../../../support/ole';
import { attachedPdf } from '../../../support/pdf/make';
import { zip } from '../../../support/zip';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');
const because = 'cannot be checked';

/** A document that carries an object. */
const inDocument = (data: Buffer, type = 'application/vnd.openxmlformats-officedocument.oleObject') =>
  docxFile(
    {
      'word/document.xml': wordDocument('<w:p/>'),
      'word/_rels/document.xml.rels': relationships(['oleObject', 'embeddings/o.bin']),
      'word/embeddings/o.bin': data,
    },
    { bin: type },
  );

const part = (type: string) =>
  zip([
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="${type}"/></Types>`,
    },
    { name: 'a.xml', data: '<a/>' },
  ]);

const drawing = part('application/vnd.ms-visio.drawing.main+xml');
const pages = part('application/vnd.ms-package.xps-fixeddocument+xml');
const plain = compoundFile({ a: Buffer.from('x') });

const files: [name: string, data: Buffer | string][] = [
  ...['a.vsd', 'a.VSD ', 'a.pub', 'a.mpp'].map((name): [string, Buffer] => [name, plain]),
  ...['a.vsdx', 'a.vstx', 'a.xps', 'a.oxps'].map((name): [string, Buffer] => [name, zip([{ name: 'a', data: 'x' }])]),
  ['a.vdx', '<a/>'],
  ['a.vcf', 'BEGIN:VCARD\r\nURL:file://evil.example/a\r\nEND:VCARD\r\n'],
  ['a.MD', '[CV](ms-msdt:/id)'],
];

export const unreadKinds: Hostile[] = [
  ...files.flatMap(([name, data]): Hostile[] => [
    { what: `a PDF with ${name} attached`, name: 'cv.pdf', data: attachedPdf(name, data), because },
    hostile(
      `with ${name} in a package of Windows`,
      inDocument(compoundFile({ '\u0001Ole10Native': packagedFile(name, data) }, { '': classes.package })),
      because,
    ),
  ]),
  ...[drawing, pages].map((data, index) =>
    hostile(`with a package of such a kind (${index})`, inDocument(data), because),
  ),
  ...[drawing, pages].map((data, index): Hostile => {
    return {
      what: `a PDF with an archive of such a kind (${index})`,
      name: 'cv.pdf',
      data: attachedPdf('a.zip', data),
      because,
    };
  }),
  hostile('with a part of Visio', inDocument(zip([{ name: 'a.txt', data: 'x' }]), 'application/vnd.visio'), because),
  ...[classes.visio, classes.publisher].map((clsid) =>
    hostile(
      `with an object of class ${clsid}`,
      inDocument(compoundFile({ a: Buffer.from('x') }, { '': clsid })),
      because,
    ),
  ),
  hostile(
    'with a drawing of Visio of no class',
    inDocument(compoundFile({ VisioDocument: Buffer.from('x') })),
    because,
  ),
];
