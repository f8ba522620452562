import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { oneDay } from '../../../../src/contract/dates';
import type { Cell, Table } from './word-table';

/**
 * A table as an Excel workbook of one sheet (ECMA-376, part 1), written as it is read: whatever the number of rows, it
 * needs little memory. Every text is a string for spreadsheets, so that none is a formula and none loses a zero.
 */
export async function* workbook(table: Table): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(`${declaration}${xml}`), name);
  const rows = Readable.from(sheet(table));
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  const bytes = new PassThrough();
  zip.outputStream.pipe(bytes);
  // It would not end by itself when the leads cannot be read on.
  rows.on('error', (error) => bytes.destroy(error));
  yield* bytes;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ooxml = 'http://schemas.openxmlformats.org';
const main = `${ooxml}/spreadsheetml/2006/main`;
const related = `${ooxml}/officeDocument/2006/relationships`;
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by their places in `cellXfs`: text, time, and a heading. */
const styles = { text: 1, phone: 1, time: 2, heading: 3 };

const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${related}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The headings stay in view, and filter. Rows are as high as one line, however many a comment has. */
async function* sheet({ headings, rows }: Table): AsyncIterable<string> {
  const last = columnName(headings.length - 1);
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="20" customWidth="1"/></cols><sheetData>`;
  let number = 1;
  yield row(
    number,
    headings.map((heading) => string(heading, styles.heading)),
  );
  for await (const cells of rows) yield row(++number, cells.map(written));
  const range = `A1:${last}${number}`;
  yield `</sheetData><autoFilter ref="${range}"/><ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

/** The inside of a cell, for the name of its place. */
type Written = (place: string) => string;

function row(number: number, cells: readonly Written[]): string {
  const inside = cells.map((write, index) => write(`${columnName(index)}${number}`)).join('');
  return `<row r="${number}">${inside}</row>`;
}

function written({ kind, value }: Cell): Written {
  if (value === '') return () => '';
  const days = kind === 'time' ? daysSince1900(value) : Number.NaN;
  if (Number.isNaN(days)) return string(value, styles[kind]);
  return (place) => `<c r="${place}" s="${styles.time}"><v>${days}</v></c>`;
}

function string(value: string, style: number): Written {
  const inside = `<is><t xml:space="preserve">${escaped(value)}</t></is>`;
  return (place) => `<c r="${place}" s="${style}" t="inlineStr">${inside}</c>`;
}

/** A time without a zone, `2026-11-26 16:20`, as spreadsheets count; NaN when it is none. */
function daysSince1900(time: string): number {
  return (Date.parse(`${time.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / oneDay;
}

/** In UTF-16 units: what a cell holds at most. */
const longest = 32_767;

/**
 * What XML does not hold, and the carriage return that it would change, is written by its number, as spreadsheets read
 * it (ECMA-376, part 1, 22.4.2.4); so is the beginning of what only looks like that.
 */
function escaped(value: string): string {
  return value
    .slice(0, longest)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(unwritable, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: writing them in another way is the point
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}
