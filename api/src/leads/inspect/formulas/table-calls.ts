import { callsIn, depthOf, isBehindSign } from './calls';
import { isHarmless, plainName } from './functions';
import { separators } from './table';
import { isBadLink } from './table-links';

/** What is refused also where words with a remark in brackets may stand, as far as it is known in other languages. */
const fetching = new Set([
  ...['WEBSERVICE', 'WEBDIENST', 'SERVICEWEB', 'SERVICIOWEB', 'SERVIZIO.WEB', 'SERVIÇOWEB', 'ВЕБСЛУЖБА', 'WEBHİZMETİ'],
  ...['WEBBTJÄNST', 'WEBTJENESTE', 'NETTJENESTE', 'VERKKOPALVELU', 'WEBSZOLGÁLTATÁS', 'USŁUGA.INTERNETOWA'],
  ...['IMPORTTEXT', 'IMPORTCSV', 'IMPORTDATA', 'IMPORTXML', 'IMPORTHTML', 'IMPORTFEED', 'IMPORTRANGE'],
  ...['INDIRECT', 'INDIREKT', 'INDIRECTO', 'INDIRETTO', 'ДВССЫЛ'],
  ...['IMAGE', 'RTD', 'DDE', 'CALL', 'EXEC', 'REGISTER', 'REGISTER.ID', 'SQL.REQUEST', 'STOCKHISTORY', 'PY'],
]);

const words = /[\p{L}\p{M}\p{N}_.]+/gu;

/**
 * Whether a formula calls a function that is not known to be harmless. A table of text is read in the language of
 * whoever opens it (`WEBDIENST` is Excel's WEBSERVICE in German), and programs write values into it and not formulas.
 * Behind another sign than that of equality, words are mostly an item of a list with a remark (`- Built API(s)`): there
 * a call stands behind a sign, without a blank, and has something to work with.
 */
export function callsUnknown(formula: string): boolean {
  const mayBeWords = !isEquation(formula);
  if (!mayBeWords && namesFetching(formula)) return true;
  for (const call of callsIn(formula)) {
    const isBad = isBadLink(formula, call);
    if (isHarmless(call.name) && !isBad) continue;
    if (!mayBeWords || (isBad && call.hasValue) || (call.hasValue && call.isTight && isBehindSign(formula, call)))
      return true;
  }
  return false;
}

/** Whether it names a function that fetches something, which others would call for it (`MAP(A1:A9,WEBSERVICE)`). */
function namesFetching(formula: string): boolean {
  return (formula.match(words) ?? []).some((word) => fetching.has(plainName(word)));
}

/** Whether a text begins like a formula and not like a line of signs. */
export function isEquation(text: string): boolean {
  return /^[=＝](?![=＝])/.test(text);
}

/** Whether one of the functions is called, wherever it stands, that are known to fetch something. */
export function callsFetching(formula: string): boolean {
  for (const { name } of callsIn(formula)) if (fetching.has(plainName(name))) return true;
  return false;
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
    depth += depthOf(sign);
    if (depth <= 0 && separators.test(sign)) break;
  }
  return at;
}
