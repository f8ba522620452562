import { executable } from './unfit';

/** Functions of Excel and LibreOffice Calc that fetch something, ask a program, or run one. */
const active = /\b(?:WEBSERVICE|IMAGE|RTD|DDE|CALL|EXEC|REGISTER(?:\.ID)?|SQL\.REQUEST|STOCKHISTORY|PY)\s*\(/i;

/** A cell of a document elsewhere: `'http://example.com/a.ods'#$Sheet.A1`, `'\\server\share\[a.xls]Sheet'!A1`. */
const elsewhere = /'(?:[a-z][a-z\d+.-]*:)?(?:\/\/|\\\\)/i;

/** Whether a formula of a cell fetches something, or starts a program, when it is worked out. */
export function isActiveFormula(text: string): boolean {
  return active.test(text) || elsewhere.test(text);
}

/** @throws Unfit for such a formula */
export function checkFormula(text: string): void {
  if (isActiveFormula(text)) {
    throw executable('a table with a formula that fetches something or starts a program');
  }
}
