import { fetches } from '../invalid-file';
import { isLocalPath } from '../links/local-path';
import { callsIn } from './calls';
import { isHarmless } from './functions';
import { asksProgram } from './table';
import { callsFetching } from './table-calls';
import { isBadLink } from './table-links';

/** A cell of a document elsewhere: `'http://example.com/a.ods'#$Sheet.A1`, `'\\server\share\[a.xls]Sheet'!A1`. */
const elsewhere = /['[]\s*(?:[a-z][a-z\d+.-]*:\s*)?[\\/]\s*[\\/]/i;

/** Where the name of another document may stand, with its folder. */
const names = /['[]([^'"[\]]*)/g;

/**
 * Names of sheets, and of columns in the references of Excel's tables, which may look like calls (`'Copy (2)'!A1`,
 * `[Price (BDT)]`). Nothing in them ends a text or another name, however a program reads what stands before.
 */
const sheets = /'[^'"[\]:*?/\\]*'(?=[!.])/g;
const columns = /\[[^'"[\]]*\]/g;

/**
 * Texts, which may look like calls as well (`"Profit (Loss)"`). A doubled quote in one makes it two next to each other,
 * and one that is never closed is no text.
 */
const texts = /"[^"]*"/g;

/** What begins a name in which quotes may stand. Without any, all programs find the same texts. */
const beginsName = /['[]/;

/** Functions that a file may name without calling them, and hand to others. */
const named = /_xl(?!nm|pm)[a-z]{0,9}\.[\p{L}\p{N}_.]{0,255}/giu;

const active = /[(（|'[]|_xl/i;

/** Whether a formula refers to a document that is not on the same computer. */
export function leadsElsewhere(text: string): boolean {
  return elsewhere.test(text);
}

/** Whether a text does nothing as a formula. Most of a workbook's millions of values are so. */
export function isPlain(text: string): boolean {
  return !active.test(text);
}

/**
 * A formula of a workbook, in the English words that files have, or a text that may be one.
 * @throws InvalidFile when it may fetch something or start a program when it is worked out
 */
export function checkFormula(text: string): void {
  if (isPlain(text)) return;
  const hasNames = beginsName.test(text);
  if (leadsElsewhere(text) || namesElsewhere(text) || callsFetching(withoutTexts(text, hasNames))) throw fetches();
  // A formula has several lines, and one of a table of text without quotes only one.
  if (text.includes('|') && asksProgram(`=${text.replace(/[\r\n]/g, ' ')}`)) throw fetches();
  for (const [name] of text.matchAll(named)) if (!isHarmless(name)) throw fetches();
  const formula = text.replace(sheets, '').replace(columns, '');
  for (const call of callsIn(withoutTexts(formula, hasNames))) {
    // Behind such a mark stands a function of another document.
    const isOwn = formula.charAt(call.start - 1) !== '!' && isHarmless(call.name);
    if (!isOwn || isBadLink(formula, call)) throw fetches();
  }
}

/** The same formula, as long as before, since the address of a link is a text that must be judged. */
function withoutTexts(formula: string, hasNames: boolean): string {
  return hasNames ? formula : formula.replace(texts, (text) => '"'.repeat(text.length));
}

function namesElsewhere(text: string): boolean {
  for (const [, name = ''] of text.matchAll(names)) {
    if (/[\\/]./.test(name) && !isLocalPath(name)) return true;
  }
  return false;
}
