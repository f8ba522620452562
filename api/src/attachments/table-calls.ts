import { separators } from './table';

/**
 * Functions that only work with what a table has, and `HYPERLINK`, which waits for a click. A table of text is read in
 * the language of whoever opens it (`WEBDIENST` is Excel's WEBSERVICE in German), so all others are refused: no list of
 * those that fetch something is complete. Programs write values and not formulas into such tables.
 */
const harmless = new Set(
  [
    'ABS AND AVERAGE AVERAGEIF AVERAGEIFS CEILING CHAR CHOOSE COLUMN CONCAT CONCATENATE COUNT COUNTA COUNTBLANK',
    'COUNTIF COUNTIFS DATE DATEDIF DAY DAYS EDATE EXACT FIND FIXED FLOOR HOUR HYPERLINK IF IFERROR IFNA IFS INDEX INT',
    'ISBLANK ISERROR ISNUMBER ISTEXT LARGE LEFT LEN LOWER MATCH MAX MAXIFS MEDIAN MID MIN MINIFS MINUTE MOD MODE',
    'MONTH NETWORKDAYS NOT NOW OR PI POWER PRODUCT PROPER RAND RANK REPLACE REPT RIGHT ROUND ROUNDDOWN ROUNDUP ROW',
    'SEARCH SMALL SQRT STDEV SUBSTITUTE SUBTOTAL SUM SUMIF SUMIFS SUMPRODUCT SWITCH TEXT TEXTJOIN TIME TODAY TRIM',
    'UPPER VALUE VAR VLOOKUP WEEKDAY WORKDAY YEAR',
  ].flatMap((names) => names.split(' ')),
);

/** What is refused also where words with a remark in brackets may stand, as far as it is known in other languages. */
const fetching = new Set([
  ...['WEBSERVICE', 'WEBDIENST', 'SERVICEWEB', 'SERVICIOWEB', 'SERVIZIO.WEB', 'SERVIÇOWEB', 'ВЕБСЛУЖБА', 'WEBHİZMETİ'],
  ...['WEBBTJÄNST', 'WEBTJENESTE', 'NETTJENESTE', 'VERKKOPALVELU', 'WEBSZOLGÁLTATÁS', 'USŁUGA.INTERNETOWA'],
  ...['IMPORTTEXT', 'IMPORTCSV', 'IMPORTDATA', 'IMPORTXML', 'IMPORTHTML', 'IMPORTFEED', 'IMPORTRANGE'],
  ...['INDIRECT', 'INDIREKT', 'INDIRECTO', 'INDIRETTO', 'ДВССЫЛ'],
]);

const bracket = /[(（]/;
const closing = /[)）]/;
const blank = /[\s\p{Cc}]/u;
const ofName = /[\p{L}\p{M}\p{N}_.\\]/u;
const letter = /\p{L}/u;
const value = /["“”\d:]/;

/** In characters: no name of a function is longer. */
const longestName = 255;

/**
 * Whether a formula calls a function that is not known to be harmless. Excel and LibreOffice allow a blank before the
 * bracket. Behind another sign than that of equality, words are mostly an item of a list with a remark (`- Built
 * API(s)`): there a call stands behind a sign, without a blank, and has something to work with.
 */
export function callsUnknown(formula: string): boolean {
  const mayBeWords = !isEquation(formula);
  for (const { name, hasValue, isTight, start } of callsIn(formula)) {
    if (harmless.has(name)) continue;
    if (!mayBeWords || (hasValue && isTight && isBehindSign(formula, start))) return true;
  }
  return false;
}

/** Whether a text begins like a formula and not like a line of signs. */
export function isEquation(text: string): boolean {
  return /^[=＝](?![=＝])/.test(text);
}

/** Whether one of the functions is called, wherever it stands, that are known to fetch something. */
export function callsFetching(formula: string): boolean {
  for (const { name } of callsIn(formula)) if (fetching.has(name)) return true;
  return false;
}

interface Call {
  name: string;
  start: number;
  /** Whether its bracket stands at once behind its name. */
  isTight: boolean;
  /** Whether a number, a text or a range of cells is in its brackets. */
  hasValue: boolean;
}

/** Names before brackets, the innermost first. */
function* callsIn(formula: string): Generator<Call> {
  const open: Call[] = [];
  for (let at = 0; at <= formula.length; at += 1) {
    const sign = formula.charAt(at);
    const inner = open.at(-1);
    if (bracket.test(sign)) open.push(callAt(formula, at));
    else if (inner && value.test(sign)) inner.hasValue = true;
    // What is not closed ends with the formula.
    for (let left = closing.test(sign) ? 1 : sign === '' ? open.length : 0; left > 0; left -= 1) {
      const call = open.pop();
      const outer = open.at(-1);
      if (outer && call?.hasValue) outer.hasValue = true;
      if (call && letter.test(call.name)) yield call;
    }
  }
}

function callAt(formula: string, at: number): Call {
  const end = backOver(blank, formula, at, at);
  const start = backOver(ofName, formula, end, longestName);
  return { name: formula.slice(start, end).toUpperCase(), start, isTight: end === at, hasValue: false };
}

function isBehindSign(formula: string, start: number): boolean {
  return !ofName.test(formula.charAt(backOver(blank, formula, start, start) - 1));
}

/**
 * Where a cell ends that begins at this place: at a separator outside brackets. Takes no note of quotes, on which
 * programs disagree behind the beginning of a cell.
 */
export function endOfCell(text: string, start: number): number {
  let depth = 0;
  let at = start;
  for (; at < text.length && !/[\r\n]/.test(text.charAt(at)); at += 1) {
    const sign = text.charAt(at);
    if (bracket.test(sign)) depth += 1;
    else if (closing.test(sign)) depth -= 1;
    else if (depth <= 0 && separators.test(sign)) break;
  }
  return at;
}

function backOver(signs: RegExp, text: string, end: number, most: number): number {
  let at = end;
  while (at > 0 && end - at < most && signs.test(text.charAt(at - 1))) at -= 1;
  return at;
}
