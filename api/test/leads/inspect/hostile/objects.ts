import { compoundFile } from '../../../support/compound-file';
import { docxFile, field, said, simpleField, wordDocument } from '../../../support/docx';
import {
  classes,
  equation,
  equationClass,
  equationStream,
  font,
  formula,
  matrix,
  namesOfObject,
  nativeData,
} from '../../../support/ole';
import { attachedPdf } from '../../../support/pdf/make';
import { wordFile, wordStreams } from '../../../support/word97';
import { type Hostile, hostileFile } from './hostile';

type Streams = Record<string, Buffer | string>;
type Reason = Hostile['because'];

const native = '\u0001Ole10Native';
const names = '\u0001CompObj';
const none = '0'.repeat(32);
const editor = equationClass('02ce02');
const excel = '2008020000000000c000000000000046';
const mayRun = 'an equation that may run';
const noNeed = 'no CV needs';
const unknown = 'unknown kind';

const long = 'A'.repeat(200);

/** Names of a font in pieces with zeros between, as many bytes as a matrix would copy. */
const zeros = Buffer.alloc(200, 'AAAAAAAAAAAAAAA\0');
const largeMatrix = Buffer.concat([Buffer.of(3, 1, 1, 3, 10, 10, 5, 1, 1, 1, 255, 255), zeros]);

/** Formulas that Equation Editor has no room for, does not know, or cannot have written. */
const formulas: Record<string, Buffer> = {
  'with a font of a long name': formula([font(long)]),
  'with a font of a name of 32 letters': formula([font('x'.repeat(32))]),
  'with a font of a name of 32 letters, of an older version': formula([font('x'.repeat(32))], 2),
  'with a large matrix': largeMatrix,
  'with a matrix of 32 rows': formula([matrix(32, 1)]),
  'with a matrix of 32 columns': formula([matrix(1, 32)]),
  'with tab stops': formula([7, 1, 0, 0, 0]),
  'with a line of tab stops': formula([0x21, 7, 1, 0, 0, 0, 0]),
  'with a record of no kind': formula([15]),
  'with a flag of no kind': formula([0x18, 0x81, 0, 0x78, 0]),
  'without an end': formula([2, 0x83, 0x61, 0]).subarray(0, -2),
  'with lines within lines': formula([Buffer.alloc(100, 1), Buffer.alloc(100)]),
  'of a version that nobody knows': formula([], 1),
  'of a version of MathType': formula([], 5),
  'with a long name behind its end': Buffer.concat([formula([]), Buffer.from(long)]),
  'of nothing': Buffer.alloc(0),
};

const equations: [what: string, streams: Streams, clsid: string, because: Reason][] = [
  ...Object.entries(formulas).flatMap(([what, data]): [string, Streams, string, Reason][] => [
    [`an equation ${what}`, { 'Equation Native': equationStream(data) }, editor, mayRun],
    [`an equation of no class ${what}`, { 'Equation Native': equationStream(data) }, none, mayRun],
    [`an equation of the first OLE ${what}`, { [native]: nativeData(data) }, editor, mayRun],
    [
      `an equation of the first OLE in other letters ${what}`,
      { '\u0001oLe10nATive': nativeData(data) },
      editor,
      mayRun,
    ],
  ]),
  ['an equation of the first OLE and no class', { [native]: nativeData(formula([])) }, none, noNeed],
  ['an equation with the class of Excel', { 'Equation Native': equation('x') }, excel, noNeed],
  [
    'an equation of MathType that is an older one',
    { 'Equation Native': equation(long) },
    equationClass('02ce03'),
    mayRun,
  ],
  ['an equation with a head of another size', { 'Equation Native': Buffer.alloc(64) }, editor, mayRun],
  ['an equation that is longer than it', { 'Equation Native': equation('x').subarray(0, -4) }, editor, mayRun],
  [
    'an equation with something behind it',
    { 'Equation Native': Buffer.concat([equation('x'), Buffer.alloc(17)]) },
    editor,
    mayRun,
  ],
  ['an equation with a worksheet', { 'Equation Native': equation('x'), Workbook: 'x' }, editor, noNeed],
];

const disagreeing: [what: string, streams: Streams, clsid: string, because: Reason][] = [
  ...['Shell.Explorer.2', 'htmlfile', 'Forms.HTML:Hidden.1', 'WMPlayer.OCX.7'].flatMap(
    (program): [string, Streams, string, Reason][] => [
      [`an object of ${program} and no class`, { Data1: 'x', [names]: namesOfObject(program) }, none, unknown],
      [`a worksheet that says it is of ${program}`, { Workbook: 'x', [names]: namesOfObject(program) }, excel, unknown],
      [
        `an equation that says it is of ${program}`,
        { 'Equation Native': equation('x'), [names]: namesOfObject(program) },
        editor,
        unknown,
      ],
    ],
  ),
  ['a worksheet that says it is an equation', { Workbook: 'x', [names]: namesOfObject('Equation.3') }, excel, noNeed],
  [
    'a worksheet that says once more that it is a browser',
    { Workbook: 'x', [names]: namesOfObject('Excel.Sheet.8', classes.browser) },
    excel,
    unknown,
  ],
  [
    'a worksheet that says once more that it is a text',
    { Workbook: 'x', [names]: namesOfObject('Excel.Sheet.8', '0609020000000000c000000000000046') },
    excel,
    unknown,
  ],
  [
    'a worksheet whose format is that of equations',
    { Workbook: 'x', '\u0001Ole10FmtProgID': nativeData('Equation\0') },
    excel,
    noNeed,
  ],
  ['an object that nothing says anything of', { CONTENTS: 'x' }, none, noNeed],
  ['a picture of no class', { [native]: nativeData('BM...') }, none, noNeed],
  ['a worksheet with data of the first OLE', { Workbook: 'x', [native]: nativeData('x') }, excel, noNeed],
  [
    'a worksheet that LibreOffice has saved, with something in the stream of a control',
    { Workbook: 'x', '\u0003OCXNAME': 'x', contents: '' },
    excel,
    'controls',
  ],
  [
    'a worksheet that LibreOffice has saved, with data of another program',
    { Workbook: 'x', '\u0003OCXNAME': '', contents: 'x' },
    excel,
    noNeed,
  ],
  ['a document of LibreOffice', { package_stream: 'x' }, classes.textOfLibreOffice, 'a document of LibreOffice'],
  ['a drawing of LibreOffice that is no archive', { package_stream: 'x' }, classes.drawingOfLibreOffice, noNeed],
  ['a browser whose streams are empty', { '\u0003OCXNAME': '', contents: '' }, classes.browser, unknown],
  ['an object of no class whose stream of a worksheet is empty', { Workbook: '', '\u0001Ole': 'x' }, none, noNeed],
  ['an object of a program with a stream of none', { CONTENTS: 'x', Quill: 'x' }, classes.acrobat, noNeed],
  ['a link with a worksheet', { Workbook: 'x' }, classes.link, unknown],
];

const all = [...equations, ...disagreeing];

/** Whole files of another program under the name of a document, and documents with one in them. */
const ofPublisher = compoundFile({ Contents: 'x', 'Quill/QuillSub/CONTENTS': 'x', 'Escher/EscherStm': 'x' });
const ends = ['doc', 'xls', 'ppt', 'wps'];

const storages = ['Quill/a', 'A/a', 'ObjectPool/a/b', 'ObjectPool/a', 'MsoDataStore/A/Other'];

const embedded = ['EMBED htmlfile \\s', 'EMBED Shell.Explorer.2', 'EMBED \\s Package', 'EMBED \\* Package htmlfile'];

/** Objects and documents whose signs do not agree, or are on no list. */
export const hostileObjects: Hostile[] = [
  ...all.map(([what, streams, clsid, because]) =>
    hostileFile('docx')(
      `with ${what}`,
      docxFile(
        { 'word/embeddings/a.bin': compoundFile(streams, { '': clsid }) },
        { bin: 'application/vnd.openxmlformats-officedocument.oleObject' },
      ),
      because,
    ),
  ),
  ...all.map(([what, streams, clsid, because]) =>
    hostileFile('doc')(
      `with ${what}`,
      wordFile(
        { text: 'CV' },
        Object.fromEntries(Object.entries(streams).map(([name, data]) => [`ObjectPool/_1/${name}`, data])),
        { 'ObjectPool/_1': clsid },
      ),
      because,
    ),
  ),
  ...ends.map(
    (end): Hostile => ({
      what: `a PDF with a document of Publisher attached as .${end}`,
      name: 'cv.pdf',
      data: attachedPdf(`letter.${end}`, ofPublisher),
      because: noNeed,
    }),
  ),
  {
    what: 'a PDF with an equation attached as .doc',
    name: 'cv.pdf',
    data: attachedPdf('letter.doc', compoundFile({ 'Equation Native': equation('x') })),
    because: noNeed,
  },
  ...[...storages, 'Quill', 'Contents', 'PowerPoint Document'].map((name) =>
    hostileFile('doc')(`with a stream ${name}`, compoundFile({ ...wordStreams({ text: 'CV' }), [name]: 'x' }), noNeed),
  ),
  ...embedded.flatMap((instruction) => [
    hostileFile('docx')(
      `with the field ${instruction}`,
      docxFile({ 'word/document.xml': wordDocument(simpleField(instruction)) }),
      unknown,
    ),
    hostileFile('docx')(
      `with the field ${instruction} in pieces`,
      docxFile({ 'word/document.xml': wordDocument(field(said(instruction))) }),
      unknown,
    ),
    hostileFile('doc')(`with the field ${instruction}`, wordFile({ text: `\x13 ${instruction} \x14x\x15\r` }), unknown),
  ]),
];
