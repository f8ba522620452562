import { behindNext } from '../behind-next';
import { decoded } from '../text';
import { leadsElsewhere } from './formula';
import { separators, signs } from './table';
import { callsFetching, callsUnknown, endOfCell, isEquation } from './table-calls';

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
  const unquoted = new Unquoted(text);
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (separators.test(sign) || sign === separator) isStart = true;
    else if (isStart && sign === '"') {
      // Only the first of several begins a quotation; what stands behind its end belongs to the cell all the same.
      const cell = text.charAt(at - 1) === '"' ? '' : text.slice(at + 1, behindQuotation(text, at));
      if (isActive(cell.slice(overBlanks(cell)))) return true;
    } else if (isStart && !blanks.test(sign)) {
      if (signs.test(sign) && unquoted.isActiveAt(at)) return true;
      isStart = false;
    }
  }
  return false;
}

/** Formulas without quotes around them. What was judged is not judged again, however many begin in one line. */
class Unquoted {
  private lineEnd = 0;
  private cellEnd = 0;
  private hasEquality = false;

  constructor(private readonly text: string) {}

  isActiveAt(at: number): boolean {
    const isFirst = at >= this.lineEnd;
    if (isFirst) {
      this.lineEnd = behindNext(lineEnds, this.text, at);
      this.hasEquality = false;
    }
    const line = this.text.slice(at, this.lineEnd);
    if (isFirst && (leadsElsewhere(line) || callsFetching(line))) return true;
    if (this.hasEquality) return false;
    this.hasEquality = isEquation(line);
    if (this.hasEquality) return callsUnknown(line);
    if (at < this.cellEnd) return false;
    this.cellEnd = endOfCell(this.text, at);
    return callsUnknown(this.text.slice(at, this.cellEnd));
  }
}

function isActive(cell: string): boolean {
  return signs.test(cell.charAt(0)) && (leadsElsewhere(cell) || callsFetching(cell) || callsUnknown(cell));
}

function overBlanks(cell: string): number {
  let at = 0;
  while (at < cell.length && blanks.test(cell.charAt(at))) at += 1;
  return at;
}

/** Behind the quote that ends a cell, in which a quote stands for itself when it stands twice. */
function behindQuotation(text: string, start: number): number {
  let at = behindNext(quotes, text, start + 1);
  while (text.charAt(at) === '"') at = behindNext(quotes, text, at + 1);
  return at;
}
