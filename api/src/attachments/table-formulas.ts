import { behindNext } from './behind-next';
import { isActiveFormula } from './formula';
import { separators, signs } from './table';
import { decoded } from './text';

const blanks = /[\s\p{Cc}\ufeff\ufffd]/u;
const lineEnds = /[\r\n]/g;
const quotes = /"/g;

/**
 * Whether a table of text has a formula that fetches something or starts a program by a function. Where programs
 * disagree what a cell is, a formula goes on to the end of its line, and one in quotes to the quote that ends it.
 */
export function fetchesFromCell(data: Buffer): boolean {
  const text = decoded(data, 'utf8').replaceAll('\0', '');
  const separator = /^\ufeff?"?sep=(.)/i.exec(text)?.[1];
  let isStart = true;
  let isInFormula = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\r' || sign === '\n') isInFormula = false;
    if (separators.test(sign) || sign === separator) isStart = true;
    else if (isStart && sign === '"') {
      // Only the first of several begins a quotation; what stands behind its end belongs to the cell all the same.
      const cell = text.charAt(at - 1) === '"' ? '' : text.slice(at + 1, behindQuotation(text, at));
      if (beginsFormula(cell) && isActiveFormula(cell)) return true;
    } else if (isStart && !blanks.test(sign)) {
      // The rest of a line is read once, however many formulas begin in it.
      if (!isInFormula && signs.test(sign)) {
        if (isActiveFormula(text.slice(at, behindNext(lineEnds, text, at)))) return true;
        isInFormula = true;
      }
      isStart = false;
    }
  }
  return false;
}

function beginsFormula(cell: string): boolean {
  let at = 0;
  while (at < cell.length && blanks.test(cell.charAt(at))) at += 1;
  return signs.test(cell.charAt(at));
}

/** Behind the quote that ends a cell, in which a quote stands for itself when it stands twice. */
function behindQuotation(text: string, start: number): number {
  let at = behindNext(quotes, text, start + 1);
  while (text.charAt(at) === '"') at = behindNext(quotes, text, at + 1);
  return at;
}
