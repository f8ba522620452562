import { gzipSync } from 'node:zlib';
import { compoundFile } from '../../../support/compound-file';
import { docxFile, relationships, wordDocument } from '../../../support/docx';
import { classes, classOf } from '../../../support/ole';
import { attachedPdf, onePage, pdfOf } from '../../../support/pdf/make';
import * as make from '../../../support/pictures';
import { packedShape, shape } from '../../../support/word-pictures';
import { oldWordFile, wordFile, wordStreams } from '../../../support/word97';
import { zip } from '../../../support/zip';
import { type Hostile, hostileFile } from './hostile';

const { dosEps, emf, eps, wmf } = make;
const word = hostileFile('docx');
const oldWord = hostileFile('doc');

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file://evil.example/x.png"/></svg>');
const script = pdfOf(onePage('/OpenAction << /S /JavaScript /JS (x) >>'));
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const kinds = { bin: 'application/octet-stream', emf: 'image/x-emf', heic: 'image/heic', emz: 'image/x-emz' };
const withPart = (end: keyof typeof kinds, data: Buffer | string) => docxFile({ [`word/media/a.${end}`]: data }, kinds);

/** What is no picture, whatever it is called. */
const noPictures: Record<string, Buffer> = {
  PostScript: eps,
  'PostScript of DOS': dosEps,
  'PostScript behind other bytes': Buffer.concat([Buffer.alloc(8, 1), latin1('%!PS-Adobe-3.0 EPS\n')]),
  'a metafile of LibreOffice': latin1('VCLMTF\x01\0'),
  'an older metafile of LibreOffice': latin1('SVGDI\0'),
  'a drawing': svg,
};

const hidden = 'a picture that is a program';

/** Places in a metafile where a program shows a picture. */
const metafiles: Record<string, (data: Buffer) => Buffer> = {
  'a picture of EMF+': make.emfWith,
  'a picture of EMF+ in pieces': make.emfInPieces,
  'a picture of EMF+ without a width': (data) =>
    emf(make.comment('EMF+', make.plusObject(5, make.plusBitmap(data, 0, 0)))),
  'a metafile in EMF+': (data) => emf(make.comment('EMF+', make.plusObject(5, make.plusMetafile(data)))),
  'a picture in a metafile in EMF+': (data) =>
    emf(make.comment('EMF+', make.plusObject(5, make.plusMetafile(make.emfWith(data))))),
  'a brush of EMF+': (data) => emf(make.comment('EMF+', make.plusObject(1, Buffer.concat([Buffer.alloc(16), data])))),
  'another format': (data) => emf(make.otherFormat(data)),
  'another format at another place': (data) => emf(make.otherFormat(data, 0x50444620, 0)),
  'another format before the place that is named': (data) =>
    emf(make.otherFormat(Buffer.concat([data, emf()]), 0x50444620, 44 + data.length)),
  'a picture of EMF+ that goes on, and another object': (data) =>
    emf(make.comment('EMF+', Buffer.concat([goingOn(5, make.plusBitmap(data)), goingOn(3, Buffer.alloc(8))]))),
  'a picture of EMF+ that goes on and ends': (data) => emf(make.comment('EMF+', goingOn(5, make.plusBitmap(data)))),
  'an older metafile': (data) => emf(make.olderFormat(data)),
  'a newer metafile in pieces': (data) => {
    const whole = make.emfWith(data);
    return wmf(make.pieceOfEmf(whole.subarray(0, 100)), make.pieceOfEmf(whole.subarray(100)));
  },
  'an order to a printer': (data) => emf(make.emfEscape(0x25, data)),
  'an order of an unknown kind': (data) => emf(make.emfEscape(0x9999, data.includes('%!') ? data : dosEps, 105)),
  'an order to a printer in WMF': (data) => make.placedWmf(make.wmfEscape(0x1014, data)),
};

const inMetafiles: Hostile[] = Object.entries(metafiles).flatMap(([place, metafile]) => [
  ...[eps, svg].map((data, index) =>
    word(
      `with a metafile with ${index ? 'a drawing' : 'PostScript'} as ${place}`,
      withPart('emf', metafile(data)),
      hidden,
    ),
  ),
  word(`with a metafile of no kind with PostScript of DOS as ${place}`, withPart('bin', metafile(dosEps)), hidden),
  word(`with a packed metafile with PostScript as ${place}`, withPart('emz', gzipSync(metafile(eps))), hidden),
  oldWord(
    `with a metafile with PostScript as ${place}`,
    inData(make.packedBlip(metafile(eps), make.packedKinds.EMF)),
    hidden,
  ),
]);

/** An object that says that it goes on, behind the size of the whole. */
function goingOn(kind: number, data: Buffer): Buffer {
  return make.plusObject(kind, Buffer.concat([Buffer.alloc(4), data]), 0x8000);
}

function inData(Data: Buffer): Buffer {
  return wordFile({ text: 'CV' }, { Data });
}

const parts: Hostile[] = [
  ...Object.entries(noPictures).map(([what, data]) =>
    word(
      `with ${what} as a part of no kind`,
      withPart('bin', data),
      what === 'a drawing' ? 'web page' : 'embedded program',
    ),
  ),
  word('with a drawing behind the sign of another picture', withPart('heic', `<!--ftypheic-->${svg}`), 'web page'),
  word(
    'with a drawing behind the sign of a font of films',
    docxFile({ 'a.mp4': `<!--ftyp-->${svg}` }, { mp4: 'video/mp4' }),
    'no CV needs',
  ),
  word(
    'with PostScript before the sign of another picture',
    withPart('heic', latin1('%!PS-Adobe\0\x11\x02\xff EPS')),
    'embedded program',
  ),
  word('with a packed drawing', withPart('bin', gzipSync(svg)), hidden),
  word('with packed PostScript', withPart('bin', gzipSync(eps)), hidden),
  word('with a broken archive of one file', withPart('bin', gzipSync(svg).subarray(0, 11)), 'damaged'),
  word('with a PDF with a script in a metafile', withPart('emf', emf(make.otherFormat(script))), 'a script'),
  word(
    'with a metafile with a comment that goes on',
    withPart('emf', emf(make.comment('EMF+', Buffer.alloc(8), 999))),
    'damaged',
  ),
  word('with nine metafiles within one another', withPart('emf', nested(9)), 'files within files'),
  word('with a metafile that has most of itself within it', withPart('emf', overlapping()), 'too large'),
  word(
    'with a drawing that is called data',
    docxFile({
      'customXml/item1.xml': '<svg><image href="file://evil.example/x.png"/></svg>',
      'word/_rels/document.xml.rels': relationships(['customXml', '../customXml/item1.xml']),
    }),
    'a drawing of the web',
  ),
  word(
    'with data that LibreOffice takes for a drawing',
    docxFile({ 'customXml/item1.xml': '<!--<svg--><image href="file://evil.example/x.png"/>' }),
    'a drawing of the web',
  ),
  word(
    'with references that are a drawing',
    docxFile({ 'word/_rels/x.rels': '<svg><image href="file://evil.example/x.png"/></svg>' }),
    'a drawing of the web',
  ),
  word(
    'with PostScript in a drawing',
    docxFile(
      { 'a.svg': `<svg><image href="data:image/png;base64,${eps.toString('base64')}"/></svg>` },
      { svg: 'image/svg+xml' },
    ),
    'web page',
  ),
  word(
    'with a drawing in a drawing',
    docxFile({ 'a.svg': `<svg><image href="data:image/png,%3Csvg%20/>"/></svg>` }, { svg: 'image/svg+xml' }),
    'web page',
  ),
  {
    what: 'a PDF with a metafile with PostScript attached',
    name: 'cv.pdf',
    data: attachedPdf('a.emf', make.emfWith(eps)),
    because: hidden,
  },
];

function nested(depth: number): Buffer {
  let file = emf();
  for (let level = 0; level <= depth; level += 1) file = emf(make.olderFormat(file));
  return file;
}

/** A list of many formats, each of which is all that follows. */
function overlapping(): Buffer {
  const count = 2_000;
  const list = Buffer.concat([
    Buffer.from(Uint32Array.from([0x40000004, 0, 0, 0, 0, count]).buffer),
    ...Array.from({ length: count }, (_, index) =>
      Buffer.from(Uint32Array.from([0x464d4520, 1, index ? 99_999 : 0, 28 + count * 16]).buffer),
    ),
  ]);
  return emf(make.comment('GDIC', Buffer.concat([list, emf(), Buffer.alloc(99_999)])));
}

const { WordDocument = Buffer.alloc(0), ...rest } = wordStreams({ text: 'CV' });

/** Some letters as they are, and then a block of a kind that there is none of (RFC 1951, 3.2.3). */
const brokenLater = latin1(`\x78\x01\0\x14\0\xeb\xff${'x'.repeat(20)}\x07`);

const records: Hostile[] = [
  ...Object.entries(noPictures).flatMap(([what, data]) => [
    ...[16, 17, 32, 33].map((before) =>
      oldWord(`with ${what} in a record, behind ${before} bytes`, inData(make.blip(data, { before })), hidden),
    ),
    ...Object.entries(make.packedKinds).map(([kind, where]) =>
      oldWord(`with ${what} in a record of ${kind}`, inData(make.packedBlip(data, where)), hidden),
    ),
  ]),
  oldWord(
    'with PostScript in a record of its text',
    compoundFile({ WordDocument: Buffer.concat([WordDocument, make.blip(eps)]), ...rest }),
    hidden,
  ),
  oldWord('with PostScript in a record of a table', wordFile({ text: 'CV', drawings: make.blip(eps) }), hidden),
  oldWord('with a packed drawing in a record', inData(make.blip(gzipSync(svg))), hidden),
  oldWord(
    'with a drawing behind blanks in a record',
    inData(make.blip(latin1(`\n <?xml version="1.0"?>${svg}`))),
    hidden,
  ),
  oldWord('with a metafile in a record of another kind', inData(make.blip(make.emfWith(eps))), hidden),
  oldWord(
    'with a metafile in no record',
    inData(Buffer.concat([Buffer.alloc(99), wmf(make.pieceOfEmf(make.emfWith(eps)))])),
    hidden,
  ),
  oldWord('of Word 6 with a metafile', oldWordFile(`CV${wmf(make.wmfEscape(0x25, eps)).toString('latin1')}`), hidden),
  oldWord(
    'with a packed metafile whose checksum is wrong',
    inData(broken(make.packedBlip(make.emfWith(eps), make.packedKinds.EMF))),
    hidden,
  ),
  oldWord('with a packed metafile that is broken', inData(make.blip(brokenLater, make.packedKinds.EMF)), 'damaged'),
  oldWord('with a PDF with a script in a record', inData(make.blip(script)), 'a script'),
  ...['\u0002OlePres000', '\u0003EPRINT', '\u0003META', 'Pictures'].map((stream) =>
    oldWord(
      `with an object with PostScript in ${JSON.stringify(stream)}`,
      wordFile(
        { text: 'CV' },
        { [`ObjectPool/_1/${stream}`]: Buffer.concat([Buffer.alloc(40), make.emfWith(eps)]) },
        { 'ObjectPool/_1': stream === 'Pictures' ? classOf({ 'PowerPoint Document': '' }) : classes.acrobat },
      ),
      hidden,
    ),
  ),
  oldWord(
    'with a picture that was an object and shows PostScript',
    wordFile(
      { text: 'CV' },
      { 'ObjectPool/_1/\u0002OlePres000': Buffer.concat([Buffer.alloc(40), make.emfWith(eps)]) },
      { 'ObjectPool/_1': classes.picture },
    ),
    hidden,
  ),
];

function broken(file: Buffer): Buffer {
  file.writeUInt32LE(0, file.length - 4);
  return file;
}

const remote = zip([
  { name: '[Content_Types].xml', data: '<Types/>' },
  { name: 'a.exe', data: 'x' },
]);
const empty = zip([]);

/** Packages of shapes: behind an empty end record stands one that is judged, and before it nothing else. */
const shapes: Hostile[] = [
  ...Object.entries({
    'a program': [Buffer.concat([empty, moved(remote)]), 'do not need'],
    'two empty archives': [Buffer.concat([empty, empty, docxFile()]), 'no CV needs'],
    'a package that counts from another place': [Buffer.concat([empty, docxFile()]), 'locked or broken'],
    'a program before it': [Buffer.concat([latin1('MZ'), Buffer.alloc(20), docxFile()]), 'embedded program'],
    PostScript: [eps, 'embedded program'],
    'a picture': [emf(), 'no CV needs'],
  } satisfies Record<string, [Buffer, Hostile['because']]>).flatMap(([what, [data, because]]) => [
    word(
      `with a shape that is ${what}`,
      docxFile({ 'word/document.xml': wordDocument(`<v:shape o:gfxdata="${data.toString('base64')}"/>`) }),
      because,
    ),
    oldWord(`with a shape that is ${what}`, inData(shape([[packedShape, data]])), because),
  ]),
];

/** The places in an archive, counted from 22 bytes before it. */
function moved(file: Buffer): Buffer {
  return make.movedArchive(file, empty.length);
}

/** Pictures that are programs or drawings inside, or hold such. */
export const hostilePicturePrograms: Hostile[] = [...parts, ...inMetafiles, ...records, ...shapes];
