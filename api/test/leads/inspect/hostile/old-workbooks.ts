import { compoundFile } from '../../../support/compound-file';
import {
  cellsIn,
  chartThemeOf,
  nameIn,
  olderSheetObject,
  publishedTo,
  sheetObject,
  tableOf,
  tagged,
  theme,
  themeOf,
} from '../../../support/old-records';
import { excel5, type OldRecord, oldRecords } from '../../../support/old-workbook';
import { attachedPdf } from '../../../support/pdf/make';
import { wordFile } from '../../../support/word97';
import type { Hostile } from './hostile';

const page = 'http://evil.example/x';
const share = '\\\\evil.example\\share\\x';
const picture = theme(`${page}.png`);

const records: [what: string, because: Hostile['because'], ...records: OldRecord[]][] = [
  ...[page, share, '\x01@evil.example\x03share\x03x.xls', 'x.xls'].flatMap((file): typeof records => [
    [`cells of a pivot table in ${file}`, 'fetched from elsewhere', cellsIn(file)],
    [`a name of cells in ${file}`, 'fetched from elsewhere', nameIn(file)],
  ]),
  ...[page, share].flatMap((place): typeof records => [
    [`a page that is published to ${place}`, 'fetched from elsewhere', publishedTo(place)],
    [`a table called ${place}`, 'fetched from elsewhere', tableOf(0, place)],
    [`a smart tag of ${place}`, 'fetched from elsewhere', tagged(place)],
  ]),
  ['a table of a SharePoint server', 'its values from elsewhere', tableOf(1, 'Table1')],
  ['a table of a database', 'its values from elsewhere', tableOf(3, 'Table1')],
  ['a theme with a picture elsewhere', 'fetched from elsewhere', ...themeOf(picture)],
  [
    'a theme in pieces with a picture elsewhere',
    'fetched from elsewhere',
    ...themeOf(picture.subarray(0, 300), picture.subarray(300)),
  ],
  ['a theme of a chart with a picture elsewhere', 'fetched from elsewhere', chartThemeOf(picture)],
  ['a theme that is none', 'no CV needs', ...themeOf(Buffer.from('<a/>'))],
  ...[0x1b5, 0x813, 0x851, 0x91, 0xb8, 0x8c6, 0x7fff].map((number): (typeof records)[number] => [
    `a record of the number ${number}`,
    'no CV needs',
    [number, Buffer.alloc(20)],
  ]),
  ...['Shell.Explorer.2', 'htmlfile', 'Forms.HTML:Image.1', 'ShockwaveFlash.ShockwaveFlash'].flatMap(
    (program): typeof records => [
      [`an object of ${program}`, 'unknown kind', sheetObject(program)],
      [`an object of ${program} in wide letters`, 'unknown kind', sheetObject(program, 1, 'utf16le')],
      [`an object of ${program} in Excel 5`, 'unknown kind', excel5, olderSheetObject(program)],
    ],
  ),
  ...[0x10, 0x20, 0x800].flatMap((flag): typeof records => [
    [`an object that is a control by ${flag}`, 'controls', sheetObject('Excel.Sheet.8', flag)],
    [`an object of Excel 5 that is a control by ${flag}`, 'controls', excel5, olderSheetObject('Excel.Sheet.5', flag)],
  ]),
];

const map = (schema: string, file: string) =>
  `<MapInfo xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><Schema ID="s" SchemaRef="${schema}"/><Map ID="1"><DataBinding FileBinding="true" FileBindingName="${file}"/></Map></MapInfo>`;

const streams: [what: string, because: Hostile['because'], streams: Record<string, string>][] = [
  ...[page, share].flatMap((place): typeof streams => [
    [`a map of XML with a schema on ${place}`, 'fetched from elsewhere', { XML: map(place, 'a') }],
    [`a map of XML with data on ${place}`, 'fetched from elsewhere', { XML: map('a.xsd', place) }],
  ]),
  ['lists of a server', 'no CV needs', { 'List Data': page }],
];

/** Workbooks before 2007 whose records or streams lead elsewhere, attached to a PDF and in a Word document. */
export const hostileOldWorkbooks: Hostile[] = [
  ...records.map(([what, because, ...list]): [string, Hostile['because'], Record<string, string | Buffer>] => [
    what,
    because,
    { Workbook: oldRecords(list) },
  ]),
  ...streams.map(([what, because, more]): [string, Hostile['because'], Record<string, string | Buffer>] => [
    what,
    because,
    { Workbook: oldRecords([]), ...more },
  ]),
].flatMap(([what, because, all]): Hostile[] => {
  const pooled = Object.fromEntries(Object.entries(all).map(([name, data]) => [`ObjectPool/_1/${name}`, data]));
  return [
    { what: `a PDF with an .xls with ${what}`, name: 'cv.pdf', data: attachedPdf('a.xls', compoundFile(all)), because },
    { what: `a .doc with a workbook with ${what}`, name: 'cv.doc', data: wordFile({ text: 'CV' }, pooled), because },
  ];
});
