import { chartObject, chartWith } from './chart-object';
import { compoundFile } from './compound-file';
import type { DocumentFamily } from './document-growth';
import { docx, docxFile, field, mark, relationshipsOf, said, wordDocument } from './docx';
import { box, files, film, listWithinLists } from './films';
import { formulaObject, formulaParts } from './formula-object';
import { block, blocks, chain, model } from './models';
import { classes, classOf, equationStream, font, formula, hyperlink, namesOfObject, packagedFile } from './ole';
import { comment, emf, emfRecord, packedBlip, plusBitmap, plusObject, wmf } from './pictures';
import { linkedBitmap } from './profiles';
import { linkOfShape, namedPicture, placedAt, shape, shapeProperties, wideName } from './word-pictures';
import { oldWordFile, wordFile, wordStreams } from './word97';
import { zip } from './zip';

/** In bytes: a quarter of the XML that one document may have, which takes long enough to be measured. */
const xmlBytes = 6_000_000;

/** In bytes: a file at the limit of the forms, but for its frame. */
const fileBytes = 5_000_000;

const newest = (name: string, largest: number, input: (size: number) => Buffer): DocumentFamily => ({
  name,
  largest,
  input,
  type: 'docx',
});

const oldest = (name: string, largest: number, input: (size: number) => Buffer): DocumentFamily => ({
  name,
  largest,
  input,
  type: 'doc',
});

const filled = (size: number, piece: string) => piece.repeat(Math.ceil(size / piece.length));
const document = (content: string) => docxFile({ 'word/document.xml': wordDocument(content) });

/** Contents of a part of XML, by what they repeat. */
const contents: Record<string, (size: number) => string> = {
  'empty elements': (size) => filled(size / 2, '<w:p/>'),
  text: (size) => filled(size, 'x'),
  'line ends': (size) => filled(size, '\r\n'),
  entities: (size) => filled(size, '&amp;'),
  'letters of an entity': (size) => `&${filled(size, 'a')};`,
  comments: (size) => filled(size, '<!-- - -->'),
  'a comment': (size) => `<!--${filled(size, ' -')} -->`,
  'instructions to programs': (size) => filled(size, '<?a b?>'),
  'sections of text': (size) => filled(size / 2, '<![CDATA[]]]]>'),
  'a tag that does not end': (size) => `<w:p ${filled(size, 'a')}`,
  'an attribute': (size) => `<w:p w:a="${filled(size, 'a')}"/>`,
  'an attribute of entities': (size) => `<w:p w:a="${filled(size, '&#65;')}"/>`,
  attributes: (size) => filled(size / 4, '<w:p w:a="" w:b="" w:c=""/>'),
  'attributes of one element': (size) => `<w:p ${numbered(size / 20, (at) => `a${at}=""`)}/>`,
  'namespaces of one element': (size) => `<w:p ${numbered(size / 40, (at) => `xmlns:a${at}="urn:${at}"`)}/>`,
  'elements within elements': (size) => '<w:p>'.repeat(size / 5),
  'deep elements': (size) => '<w:p>'.repeat(95) + filled(size / 12, '<w:p/>') + '</w:p>'.repeat(95),
  'an address': (size) => `<v:fill src="${filled(size, '%25')}"/>`,
  'an address of slashes': (size) => `<v:fill src="file:${filled(size, '\\')}"/>`,
  'an address of blanks': (size) => `<v:fill src="${filled(size, ' ')}x"/>`,
  'an instruction': (size) => field(said(filled(size, 'INCLUDEPICTURE '))),
  'an instruction of quotes': (size) => field(said(`LINK ${filled(size, '"')}`)),
  'an instruction in pieces': (size) => mark('begin') + filled(size / 4, said('x')),
  'fields within fields': (size) => filled(size / 4, mark('begin')),
  'marks without a field': (size) => filled(size / 4, mark('end')),
  'data of another program': (size) => `<x:x xmlns:x="urn:x">${filled(size, 'schemas.microsoft.com/')}</x:x>`,
};

const ofXml = Object.entries(contents).map(([name, content]) =>
  newest(`a document of ${name}`, xmlBytes, (size) => document(content(size))),
);

function numbered(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join(' ');
}

const { name, purpose } = shapeProperties;

/** What stands in the stream of pictures again and again. */
const pictures: Record<string, Buffer> = {
  'named pictures': namedPicture('a.png'),
  'places of pictures': placedAt(0),
  'names of pictures': shape([
    [name, wideName('a.png')],
    [purpose, 9],
  ]),
  'links of drawings': shape([[linkOfShape, hyperlink('https://example.com')]]),
  'beginnings of drawings': Buffer.from('f3ff0bf000000000', 'hex'),
};

const ofPictures = Object.entries(pictures).map(([what, piece]) =>
  oldest(`a document of ${what}`, fileBytes, (size) => wordFile({ text: 'CV' }, { Data: Buffer.alloc(size, piece) })),
);

/** The table of frames ([MS-DOC] 2.9.241) with nothing but heads of entries: styles of lists. */
const ofTables = [
  oldest('a document of styles of lists', fileBytes, (size) =>
    wordFile({ text: 'CV', tables: { 946: Buffer.alloc(size & ~7, Buffer.from([8, 0, 0, 0, 6, 0, 0, 0])) } }),
  ),
];

/** Lists of a package, and how it is packed. */
const ofPackages: DocumentFamily[] = [
  newest('a list of kinds with a name that does not end', xmlBytes, (size) =>
    docxFile({ '[Content_Types].xml': `<Override ${filled(size, 'a')}>` }),
  ),
  newest('many kinds', 150_000, (size) =>
    docxFile({}, Object.fromEntries(Array.from({ length: size }, (_, at) => [`x${at}`, 'image/png']))),
  ),
  newest('many references', 100_000, (size) =>
    docxFile({ 'word/_rels/document.xml.rels': relationshipsOf(references(size)) }),
  ),
  newest('references with a name that does not end', xmlBytes, (size) =>
    docxFile({ 'word/_rels/document.xml.rels': `<Relationship ${filled(size, 'a')}` }),
  ),
  newest('many parts', 1_990, (size) =>
    docxFile(Object.fromEntries(Array.from({ length: size }, (_, at) => [`word/x${at}.xml`, '<x/>']))),
  ),
  newest('records of an end', fileBytes, (size) => Buffer.concat([docx, Buffer.from(filled(size, 'PK\x05\x06'))])),
  newest('archives within archives', 40, nestedArchives),
];

function references(size: number): [string, string, string][] {
  return Array.from({ length: size }, (_, at) => ['hyperlink', `http://example.com/${at}`, 'External']);
}

function nestedArchives(depth: number): Buffer {
  let inner = zip([{ name: 'a.txt', data: ' '.repeat(100_000) }]);
  for (let at = 0; at < depth; at += 1) inner = zip([{ name: 'a.zip', data: inner, method: 0 }]);
  const object = compoundFile({ '\u0001Ole10Native': packagedFile('a.zip', inner) }, { '': classes.package });
  return docxFile(
    { 'word/embeddings/a.bin': object },
    { bin: 'application/vnd.openxmlformats-officedocument.oleObject' },
  );
}

/** Drawings of the web, by what they repeat. */
const drawings: Record<string, (size: number) => string> = {
  elements: (size) => filled(size / 2, '<g/>'),
  'elements within elements': (size) => filled(size, '<g>'),
  attributes: (size) => filled(size / 4, '<g a="" b="" c=""/>'),
  'attributes of one element': (size) => `<g ${numbered(size / 20, (at) => `a${at}=""`)}/>`,
  colours: (size) => filled(size / 2, '<g fill="url(#a)" style="a:b"/>'),
  'a style of addresses': (size) => `<style>${filled(size, 'url(#a)')}</style>`,
  'a style of blanks': (size) => `<style>url(${filled(size, ' ')}</style>`,
  'a style in pieces': (size) => `<style>${filled(size, 'a<g/>')}</style>`,
  'styles within styles': (size) => `<style>${filled(size / 4, '<style>a</style>')}</style>`,
  'a comment': (size) => `<!--${filled(size, ' -')} -->`,
};

/** Mathematics, by what it repeats. */
const mathematics: Record<string, (size: number) => string> = {
  elements: (size) => filled(size / 2, '<mi/>'),
  'elements of a namespace': (size) => filled(size / 4, '<a:mi xmlns:a="http://www.w3.org/1998/Math/MathML"/>'),
  'an attribute of blanks': (size) => `<mi a="${filled(size, '&#32;')}x"/>`,
  'an attribute of letters of a scheme': (size) => `<mi a="${filled(size, 'a')}"/>`,
};

const ofFiles: DocumentFamily[] = [
  ...Object.entries(drawings).map(([name, content]) =>
    newest(`a drawing of ${name}`, xmlBytes, (size) =>
      docxFile(
        { 'word/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${content(size)}</svg>` },
        { svg: 'image/svg+xml' },
      ),
    ),
  ),
  ...Object.entries(mathematics).map(([name, content]) =>
    newest(`mathematics of ${name}`, xmlBytes, (size) =>
      withFile('a.xml', `<math xmlns="http://www.w3.org/1998/Math/MathML">${content(size)}</math>`),
    ),
  ),
  newest('a chart of many axes', xmlBytes, (size) =>
    withChart({ plot: filled(size, '<chart:axis chart:name="x" svg:x="1cm"/>') }),
  ),
  ...["'", '(', 'A1:', "'a'#"].map((piece) =>
    newest(`a chart of the cells ${piece}`, xmlBytes, (size) => withChart({ cells: filled(size, piece) })),
  ),
  newest('a formula with a setting of blanks', xmlBytes, (size) => withSettings(`${filled(size, ' ')}x`)),
  newest('a formula with settings within settings', xmlBytes, (size) =>
    withSettings(filled(size / 2, '<a>x<b>y</b></a>')),
  ),
  ...['x', ' ', '=', '=a', ',', '\n', "'", '<'].map((piece) =>
    newest(`a table of ${JSON.stringify(piece)}`, xmlBytes, (size) => withFile('a.csv', filled(size, piece))),
  ),
  newest('pictures packed in attributes', 400, (size) =>
    document(filled(size * 2_000, `<v:shape o:gfxdata="${docx.toString('base64')}"/>`)),
  ),
];

function withFile(name: string, text: string): Buffer {
  return withObject({ '\u0001Ole10Native': packagedFile('a.zip', zip([{ name, data: text }])) });
}

function withSettings(value: string): Buffer {
  const settings = formulaParts.settings.replace('Liberation Serif', value);
  return withObject({ package_stream: formulaObject({ 'settings.xml': settings }) });
}

function withChart(inside: Parameters<typeof chartWith>[0]): Buffer {
  return withObject({ package_stream: chartObject({ 'content.xml': chartWith(inside) }) }, classes.chartOfLibreOffice);
}

function withObject(streams: Record<string, Buffer>, clsid = classOf(streams)): Buffer {
  return docxFile(
    { 'word/embeddings/a.bin': compoundFile(streams, { '': clsid }) },
    { bin: 'application/vnd.openxmlformats-officedocument.oleObject' },
  );
}

const withModel = (...content: Buffer[]) => docxFile({ 'word/media/a.u3d': model(...content) }, { u3d: 'model/u3d' });

const ofModels: DocumentFamily[] = [
  newest('a model of empty blocks', fileBytes, (size) => withModel(repeated(size, block(blocks.group)))),
  newest('a model of a chain of empty blocks', fileBytes, (size) =>
    withModel(chain('', [repeated(size, block(blocks.group))])),
  ),
  newest('a model of chains', fileBytes, (size) => withModel(repeated(size, chain('', [])))),
];

const repeated = (size: number, piece: Buffer) => Buffer.alloc(Math.ceil(size), piece);
const withMetafile = (...records: Buffer[]) =>
  docxFile({ 'word/media/a.emf': emf(...records) }, { emf: 'image/x-emf' });
const withData = (data: Buffer) => compoundFile({ ...wordStreams({ text: 'CV' }), Data: data });

const ofMetafiles: DocumentFamily[] = [
  newest('a metafile of empty records', fileBytes, (size) => withMetafile(repeated(size, emfRecord(2)))),
  newest('a metafile of comments', fileBytes, (size) => withMetafile(repeated(size, comment('EMF+', Buffer.alloc(0))))),
  newest('a metafile of pictures', fileBytes, (size) => {
    const pictures = repeated(size, plusObject(5, plusBitmap(Buffer.from('GIF89a'))));
    return withMetafile(comment('EMF+', pictures));
  }),
  newest('a metafile of a picture in pieces', fileBytes, (size) => {
    const pieces = repeated(size, plusObject(5, Buffer.alloc(8), 0x8000));
    return withMetafile(comment('EMF+', pieces));
  }),
  newest('a metafile of profiles of colours', fileBytes, (size) =>
    withMetafile(repeated(size, emfRecord(0x71, Buffer.alloc(12), wideName('a.icm')))),
  ),
  oldest('bitmaps with a profile', fileBytes, (size) => withData(repeated(size, linkedBitmap('a.icm')))),
  newest('a film of many files', fileBytes, (size) =>
    docxFile({ 'word/media/a.mp4': film(repeated(size, files('url ', true))) }, { mp4: 'video/mp4' }),
  ),
  newest('a film of lists that are said to be long', fileBytes, (size) =>
    docxFile(
      { 'word/media/a.mp4': film(repeated(size, Buffer.from('dref\0\0\0\0\xff\xff\xff\xff', 'latin1'))) },
      { mp4: 'video/mp4' },
    ),
  ),
  newest('a film of lists of files within one another', 400_000, (size) =>
    docxFile({ 'word/media/a.mp4': box('moov', Buffer.alloc(size, listWithinLists)) }, { mp4: 'video/mp4' }),
  ),
  oldest('metafiles of Windows that do not end', fileBytes / 4, (size) => withData(repeated(size, wmf()))),
  oldest('packed pictures', fileBytes, (size) => withData(repeated(size, packedBlip(Buffer.from('GIF89a'))))),
  oldest('starts of PostScript', fileBytes, (size) => withData(repeated(size, Buffer.from('%!PS-Adobe')))),
  oldest('starts of drawings of the web', fileBytes, (size) => withData(repeated(size, Buffer.from('<svg')))),
];

const anEquation = equationStream(formula([font('x')]));

/** Records of equations, by what they repeat. */
const ofEquations: Record<string, Buffer> = {
  signs: Buffer.of(2, 0x83, 0x61, 0),
  sizes: Buffer.of(10),
  fonts: font('x'),
  'lines that end': Buffer.of(1, 0),
  'signs with accents': Buffer.of(0x22, 0x83, 0x61, 0, 6, 2, 6, 2, 0),
};

const withStreams = (streams: Record<string, Buffer | string>) =>
  wordFile(
    { text: 'CV' },
    Object.fromEntries(Object.entries(streams).map(([name, data]) => [`ObjectPool/_1/${name}`, data])),
  );

const ofStreams: DocumentFamily[] = [
  oldest('a text', fileBytes, (size) => wordFile({ text: filled(size, 'x') })),
  oldest('fields within fields', fileBytes / 8, (size) => wordFile({ text: filled(size, '\x13') })),
  oldest('ends of fields', fileBytes / 8, (size) => wordFile({ text: filled(size, '\x15') })),
  oldest('fields', fileBytes / 4, (size) => wordFile({ text: filled(size, '\x13PAGE\x14\x15') })),
  oldest('pieces of text', 250_000, (size) =>
    wordFile({ text: filled(size, 'x'), cuts: Array.from({ length: size - 1 }, (_, at) => at + 1) }),
  ),
  oldest('drawings within drawings', fileBytes, (size) => wordFile({ text: 'CV', drawings: nestedRecords(size) })),
  oldest('places of pictures in Word 6', fileBytes, (size) => oldWordFile(filled(size, 'D\x04\0\0\0\0'))),
  oldest('objects', 900, (size) =>
    compoundFile({
      ...wordStreams({ text: 'CV' }),
      ...Object.fromEntries(Array.from({ length: size }, (_, at) => [`ObjectPool/_${at}/Equation Native`, anEquation])),
    }),
  ),
  ...Object.entries(ofEquations).map(([what, piece]) =>
    oldest(`an equation of ${what}`, fileBytes, (size) =>
      withStreams({ 'Equation Native': equationStream(formula([repeated(size, piece)])) }),
    ),
  ),
  oldest('a long name of the program of an object', fileBytes, (size) =>
    withStreams({ Workbook: 'x', '\u0001CompObj': namesOfObject(filled(size / 2, 'Excel.Sheet')) }),
  ),
];

/** Each record holds all that follow, as far as they are read. */
function nestedRecords(size: number): Buffer {
  const records = Buffer.alloc(size - (size % 8));
  for (let at = 0; at < records.length; at += 8) {
    records.writeUInt16LE(0xf, at);
    records.writeUInt16LE(0xf004, at + 2);
    records.writeUInt32LE(records.length - at - 8, at + 4);
  }
  return records;
}

export const wordFamilies: DocumentFamily[] = [
  ...ofXml,
  ...ofPackages,
  ...ofFiles,
  ...ofModels,
  ...ofStreams,
  ...ofPictures,
  ...ofTables,
  ...ofMetafiles,
];
