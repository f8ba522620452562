import { executable } from './unfit';

/** Functions of Excel and LibreOffice Calc that fetch something, ask a program, or run one. */
const active = /\b(?:WEBSERVICE|IMAGE|RTD|DDE|CALL|EXEC|REGISTER(?:\.ID)?|SQL\.REQUEST|STOCKHISTORY|PY)\s*\(/i;

/** A cell of a document elsewhere: `'http://example.com/a.ods'#$Sheet.A1`, `'\\server\share\[a.xls]Sheet'!A1`. */
const elsewhere = /'(?:[a-z][a-z\d+.-]*:)?(?:\/\/|\\\\)/i;

/** @throws Unfit for a formula of a cell that fetches something, or starts a program, when it is worked out */
export function checkFormula(text: string): void {
  if (active.test(text) || elsewhere.test(text)) {
    throw executable('a table with a formula that fetches something or starts a program');
  }
}
