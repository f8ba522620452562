import { compoundFile } from '../../../support/compound-file';
import { shown } from '../../../support/contents';
import { docxFile, relationships, wordDocument } from '../../../support/docx';
import { box, files as drefs, film, listWithinLists, longBox } from '../../../support/films';
import { classes, classOf, packagedFile } from '../../../support/ole';
import { attachedPdf, deflated, onePage, pdfOf } from '../../../support/pdf/make';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');
const because = 'no CV needs';
const asAnother = 'what its name says';

const oleObject = 'application/vnd.openxmlformats-officedocument.oleObject';

/** A document that carries an object. */
const inDocument = (data: Buffer, type = oleObject) =>
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
/** Drawings of Visio are called what they are. */
const kindOfPackage = (data: Buffer) => (data === drawing ? because : 'do not need');
const plain = compoundFile({ a: Buffer.from('x') });

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const mediaOfWindows = latin1('0&\xb2u\x8ef\xcf\x11\xa6\xd9\0\xaa\0b\xcel');

/** Files under the names of others, since their programs go by the first bytes. */
const disguised: [name: string, data: Buffer][] = [
  ['a.mp4', mediaOfWindows],
  ['a.mp3', mediaOfWindows],
  ['noend', mediaOfWindows],
  ['a.png', latin1('AC1032\0\0')],
  ['noend', latin1('AutoCAD Binary DXF\r\n\x1a\0')],
  ['a.wav', latin1('RIFF\x10\0\0\0CDRAvrsn')],
  ['a.wav', latin1('RIFX\x10\0\0\0cdr9vrsn')],
  ['a.wav', latin1('RIFF\x10\0\0\0AVI LIST')],
  ['a.csl', latin1('RIFF\x10\0\0\0CMX1')],
  ['a.mp3', latin1('OggS\0\x02')],
  ['a.mp3', latin1('MThd\0\0\0\x06')],
  ['a.u3d', latin1('PRC\0\0\0\0\0')],
];

/** Films that are in another file, or may be. */
const films: Record<string, Buffer> = {
  'that leads to others': Buffer.concat([box('moov', box('rmra', box('rmda', box('rdrf', Buffer.alloc(12)))))]),
  'whose boxes are packed': box('moov', box('cmov', Buffer.alloc(12))),
  'whose track is elsewhere': film(drefs('url ', false, 'http://evil.example/a')),
  'whose track is in a network': film(drefs('alis', false, 'evil/share/a')),
  'of a long box that leads to others': Buffer.concat([box('wide'), longBox('moov', box('rmra'))]),
  'with lists of files within one another': box('moov', Buffer.alloc(5_000 * 16, listWithinLists)),
  'whose description is elsewhere': Buffer.concat([box('ftyp'), box('meta', drefs('url ', false, '//evil.example/a'))]),
};

const files: [name: string, data: Buffer | string][] = [
  ...['a.vsd', 'a.VSD ', 'a.pub', 'a.mpp'].map((name): [string, Buffer] => [name, plain]),
  ...['a.vsdx', 'a.vstx', 'a.xps', 'a.oxps'].map((name): [string, Buffer] => [name, zip([{ name: 'a', data: 'x' }])]),
  ['a.dwg', latin1('AC1032\0\0')],
  ['a.dxf', '  0\nSECTION\n1\n\\\\evil.example\\a.dwg\n'],
  ['a.cdr', latin1('RIFF\x10\0\0\0CDRAvrsn')],
  ['a.CDR', zip([{ name: 'a', data: 'x' }])],
  ...['a.asf', 'a.wma', 'a.wmv'].map((name): [string, Buffer] => [name, mediaOfWindows]),
  ['a.vdx', '<a/>'],
  ['a.vcf', 'BEGIN:VCARD\r\nURL:file://evil.example/a\r\nEND:VCARD\r\n'],
  ['a.MD', '[CV](ms-msdt:/id)'],
  ['a.css', '@import "//evil.example/a.css";'],
  ['a.ogg', latin1('OggS\0\x02')],
  ['a.avi', latin1('RIFF\x10\0\0\0AVI LIST')],
  ['a.prc', latin1('PRC\0\0\0\0\0')],
];

/** Documents in XML that LibreOffice opens, whatever they are called. */
const inXml = {
  'in DocBook':
    '<!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.1.2//EN" "docbookx.dtd"><article><imagedata fileref="http://evil.example/x.png"/></article>',
  'of Excel': '<Workbook><Cell Formula="=WEBSERVICE(1)"/></Workbook>',
  'of OpenDocument under another name':
    '<o:document xmlns:o="urn:oasis:names:tc:kantha:xmlns:office:1.0" o:mimetype="x"><s href="http://evil.example"/></o:document>',
  'of OpenDocument by its kind': '<o:document office:mimetype="application/vnd.oasis.opendocument.text"/>',
  'of OpenOffice': '<o:document xmlns:o="http://openoffice.org/2000/office" class="text"/>',
  'of ADO': '<xml xmlns:rs="urn:schemas-microsoft-com:rowset"/>',
  'of UOF': '<uof:UOF uof:mimetype="vnd.uof.text"><uof:a>http://evil.example/x.png</uof:a></uof:UOF>',
  'of Word': '<w:wordDocument/>',
  'of Pocket Word': '<pwi/>',
  'of Visio': '<VisioDocument xmlns="http://schemas.microsoft.com/visio/2003/core"/>',
};

/** Known by the namespace, so that they are refused as pages in XML are. */
const byNamespace = ['of OpenDocument under another name', 'of OpenOffice', 'of Visio'];

/** What no document carries under any name is refused for its end, or for what it says in its place. */
const xmlUnder = (what: string, name: string): Hostile['because'] => {
  if (name === 'a.rdf') return because;
  if (name === 'a.log') return asAnother;
  return byNamespace.includes(what) ? 'web page' : because;
};

/** Documents of LibreOffice, also those that do not say so where the standard has it. */
const packages = {
  '': [
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 as const },
    { name: 'content.xml', data: '<o:p xmlns:o="urn:oasis:names:tc:opendocument:xmlns:text:1.0">Rahima</o:p>' },
  ],
  ' with macros': [
    { name: 'Basic/Standard/Module1.xml', data: '<x/>' },
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 as const },
  ],
  ' of OpenOffice': [
    { name: 'mimetype', data: 'application/vnd.sun.xml.writer', method: 0 as const },
    { name: 'content.xml', data: '<a href="http://evil.example/x.png"/>' },
  ],
  ' without a kind': [{ name: 'Content.xml', data: '<a href="http://evil.example/x.png"/>' }],
  ' with a list of parts alone': [
    { name: 'a.txt', data: 'x' },
    { name: 'META-INF/manifest.xml', data: '<a/>' },
  ],
};

const ofLibreOffice = classOf({ package_stream: '' });
const inOldDocument = (data: Buffer) =>
  wordFile({ text: 'CV' }, { 'ObjectPool/_1/package_stream': data }, { 'ObjectPool/_1': ofLibreOffice });

/** Settings of a printer that are another program in PostScript than Distiller writes. */
const settings = [
  '(\\\\evil.example\\x) (r) file',
  '<< /A { x } >>',
  '<< /A 1 >> setdistillerparams run',
  '<< /A (x)) >>',
  '>',
];

const pdf = (what: string, data: Buffer, reason: Hostile['because'] = because): Hostile => {
  return { what: `a PDF ${what}`, name: 'cv.pdf', data, because: reason };
};

/** Files of kinds that are on no list, under their own names and under those of others. */
export const notCarried: Hostile[] = [
  ...Object.entries(inXml).flatMap(([what, text]) =>
    ['a.xml', 'a.rdf', 'a.log', 'noend'].map((name) =>
      pdf(
        `with a document in XML ${what} attached as ${name}`,
        attachedPdf(name, `<?xml version="1.0"?>${text}`),
        xmlUnder(what, name),
      ),
    ),
  ),
  ...Object.entries(packages).flatMap(([what, parts]) => [
    ...['a.odt', 'a.ods', 'a.zip', 'a.docx', 'noend'].map((name) =>
      pdf(`with a document of LibreOffice${what} attached as ${name}`, attachedPdf(name, zip(parts))),
    ),
    hostile(`with a document of LibreOffice${what} as its object`, inDocument(zip(parts)), because),
    hostile(
      `with a document of LibreOffice${what} in an object of its own`,
      inDocument(compoundFile({ package_stream: zip(parts) }, { '': ofLibreOffice })),
      because,
    ),
    hostileFile('doc')(`with a document of LibreOffice${what} in an object`, inOldDocument(zip(parts)), because),
  ]),
  ...disguised.map(([name, data], index) =>
    pdf(`with such a file attached as ${name} (${index})`, attachedPdf(name, data), asAnother),
  ),
  ...Object.entries(films).flatMap(([what, data]): Hostile[] => [
    pdf(`with a film ${what}`, attachedPdf('a.mov', data), 'a film that is in another file'),
    hostile(
      `with a film ${what}`,
      docxFile({ 'word/media/a.mp4': data }, { mp4: 'video/mp4' }),
      'a film that is in another file',
    ),
  ]),
  pdf(
    'with a font attached under no name',
    pdfOf(onePage('/AF [10 0 R]', { 10: '<< /Type /Filespec /EF << /F 11 0 R >> >>', 11: deflated(shown.ttf ?? '') })),
    asAnother,
  ),
  ...settings.map((data) =>
    pdf(`with settings of a printer that are ${data}`, attachedPdf('a.joboptions', data), 'a program in PostScript'),
  ),
  ...['video/x-ms-wmv', 'video/x-ms-asf', 'audio/x-ms-wma', 'image/vnd.dwg'].map((type) =>
    hostile(`with a part of ${type}`, inDocument(mediaOfWindows, type), because),
  ),
  ...['application/x-coreldraw', 'application/vnd.visio'].map((type) =>
    hostile(`with a part of ${type}`, inDocument(mediaOfWindows, type), because),
  ),
  ...files.flatMap(([name, data]): Hostile[] => [
    pdf(`with ${name} attached`, attachedPdf(name, data)),
    hostile(
      `with ${name} in a package of Windows`,
      inDocument(compoundFile({ '\u0001Ole10Native': packagedFile(name, data) }, { '': classes.package })),
      because,
    ),
  ]),
  ...[drawing, pages].flatMap((data, index): Hostile[] => [
    hostile(`with a package of such a kind (${index})`, inDocument(data), kindOfPackage(data)),
    pdf(`with an archive of such a kind (${index})`, attachedPdf('a.zip', data), kindOfPackage(data)),
  ]),
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
