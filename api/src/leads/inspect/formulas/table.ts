import { behindNext } from '../behind-next';
import { decoded } from '../text';

/** Signs with which a formula begins, also as wide as Japanese letters are. */
export const signs = /[=+\-@＝＋－＠]/;

/** What a cell may have before its first sign. */
const blanks = /[\s\p{Cc}]/u;
const unknown = /[\ufeff\ufffd]/;
export const separators = /[,;\t\r\n]/;
const quotationMark = /'/g;

/** The end of the name of a program, and a letter, without which there is none. */
const ofName = /[\p{L}\p{N}\p{M}_.$\\?)'\ufffd]/u;
const letter = /[\p{L}\ufffd]/u;

/** Begins the name of what a program is asked for. */
const ofPlace = /[\p{L}\p{N}_'$#\\\ufffd]/u;

/** In characters: no cell is longer, and no name. */
const longestCell = 65_536;
const longestName = 255;

/**
 * Whether a table has a formula that starts a program (DDE): the name of a program, a bar, what it is to do and, behind
 * an exclamation mark, a place, as in `=2+cmd|'/c calc'!A0`, anywhere in a formula. Of the parts of a text with bars,
 * an exclamation mark seldom stands before a word, and never behind a quotation, so such a quotation needs no formula
 * around it. Takes time in proportion to the text.
 */
export function startsFromCell(data: Buffer): boolean {
  return asksProgram(decoded(data, 'utf8').replaceAll('\0', ''));
}

/** The same of a text. */
export function asksProgram(text: string): boolean {
  const formulas = new Formulas(/^\ufeff?"?sep=(.)/i.exec(text)?.[1]);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign !== '|') formulas.pass(sign, at);
    else if (ofName.test(text.charAt(backOver(text, at) - 1)) && asks(text, at, formulas)) return true;
  }
  return false;
}

/** Where formulas have begun, as far as a text has been passed. */
class Formulas {
  private isStart = true;
  private isQuoted = false;
  private inLine = false;
  private lastQuoted = Number.NEGATIVE_INFINITY;

  /** @param separator which the text has between its cells, beside those that all programs know */
  constructor(private readonly separator: string | undefined) {}

  pass(sign: string, at: number): void {
    if (sign === '\r' || sign === '\n') this.inLine = false;
    if (separators.test(sign) || sign === this.separator) {
      this.isStart = true;
      this.isQuoted = false;
    } else if (sign === '"' || sign === "'") {
      this.isQuoted = true;
    } else if (!blanks.test(sign) && !unknown.test(sign)) {
      if (this.isStart && signs.test(sign)) this.begin(at);
      this.isStart = false;
    }
  }

  /** Whether a formula may go on here. Only one in quotes has more than one line. */
  isOpen(at: number): boolean {
    return this.inLine || this.isOpenInQuotes(at);
  }

  isOpenInQuotes(at: number): boolean {
    return at - this.lastQuoted < longestCell;
  }

  private begin(at: number): void {
    this.inLine = true;
    if (this.isQuoted) this.lastQuoted = at;
  }
}

/** Whether something is asked of a program whose name ends before the bar. */
function asks(text: string, bar: number, formulas: Formulas): boolean {
  const start = over(text, bar + 1);
  if (text.charAt(start) === "'") return text.charAt(over(text, behindQuotation(text, start))) === '!';
  // Other parts stand in one line, unless the whole formula is in quotes.
  const isLine = !formulas.isOpenInQuotes(bar);
  if (!formulas.isOpen(bar) || (isLine && /[\r\n]/.test(text.slice(backOver(text, bar), start)))) return false;
  let end = start;
  while (end < text.length && !/[\s|!'",;]/.test(text.charAt(end))) end += 1;
  if (end === start) return false;
  const mark = over(text, end);
  const place = over(text, mark + 1);
  if (text.charAt(mark) !== '!' || !ofPlace.test(text.charAt(place))) return false;
  return !(isLine && /[\r\n]/.test(text.slice(end, place))) && hasLetter(text, backOver(text, bar));
}

function hasLetter(text: string, end: number): boolean {
  for (let at = end - 1; at >= end - longestName && ofName.test(text.charAt(at)); at -= 1) {
    if (letter.test(text.charAt(at))) return true;
  }
  return false;
}

/** Where the text goes on behind a quotation, in which a quotation mark stands for itself when it stands twice. */
function behindQuotation(text: string, start: number): number {
  let at = behindNext(quotationMark, text, start + 1);
  while (text.charAt(at) === "'") at = behindNext(quotationMark, text, at + 1);
  return at;
}

function over(text: string, start: number): number {
  let at = start;
  while (at < text.length && blanks.test(text.charAt(at))) at += 1;
  return at;
}

function backOver(text: string, end: number): number {
  let at = end;
  while (at > 0 && blanks.test(text.charAt(at - 1))) at -= 1;
  return at;
}
