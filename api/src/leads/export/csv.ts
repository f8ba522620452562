import type { Cell, Table } from './word-table';

/** For spreadsheets that open it by a double click: without this mark (BOM), Excel takes Bangla for Western letters. */
const mark = '\uFEFF';

/** A table for people. What only looks like a number is text for Excel behind an apostrophe, which it shows. */
export async function* csvTable({ headings, rows }: Table): AsyncIterable<string> {
  yield mark + csvRow(headings);
  for await (const row of rows) yield line(row.map(asText));
}

function asText({ kind, value }: Cell): string {
  const text = harmless(value);
  return kind === 'phone' && /^\d/.test(text) ? `'${text}` : text;
}

/**
 * A row as RFC 4180 wants it. Every cell is quoted, so that nothing in it ends it, whatever a reader takes for a line
 * break or a separator; and no cell can be a formula (reliability S4).
 */
export function csvRow(cells: readonly string[]): string {
  return line(cells.map(harmless));
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/**
 * Spreadsheets take what begins like a formula for one (https://owasp.org/www-community/attacks/CSV_Injection); behind
 * an apostrophe it is text. A value that has one there already gets another, so that taking one away at every such
 * place restores each value letter for letter (docs/deploy.md, "Leads in a spreadsheet").
 */
function harmless(cell: string): string {
  return cell.replace(beforeFormula, "'");
}

/**
 * A cell begins where it begins, and for some readers behind a line break of any kind or a semicolon, which is the
 * separator where a comma is the decimal point. Blanks, invisible characters and quotes before a formula are skipped.
 */
const beforeFormula = /(?=['=+\-@\t\r＝＋－＠﹢﹣﹦﹫−])(?<=(?:^|[\p{Cc}\p{Zl}\p{Zp};])[\p{Zs}\p{Cf}"]*)/gu;
