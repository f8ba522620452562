import { damaged } from '../invalid-file';
import { deciding } from './deciding';
import { type Token, unescaped } from './tokens';

/** Lists and dictionaries within each other; readers give up before. */
const maxDepth = 1000;

interface Dictionary {
  expectsKey: boolean;
  /** How many numbers of a reference have come, where one may still be under way. */
  numbers: 0 | 1 | 2;
  /** Those of the keys so far that decide something. */
  keys?: Set<string>;
}

/**
 * What lists and dictionaries are open at some place of a text. Of two values under one key (ISO 32000-2, 7.3.7) nobody
 * knows which one another program takes.
 */
export class Brackets {
  private readonly open: (Dictionary | undefined)[] = [];
  /** How many numbers of nothing but digits have just come, with blanks of the standard between them and behind. */
  private numbers = 0;
  private behindNumbers = -1;

  constructor(private readonly text: string) {}

  get depth(): number {
    return this.open.length;
  }

  /**
   * @returns false for an end of nothing
   * @throws InvalidFile for what is no key where one must stand, or stands twice if its value decides
   */
  pass({ depth, end, isBlank }: Token, at: number): boolean {
    if (isBlank) return true;
    this.checkSpelling(at, end);
    const isEnd = depth < 0;
    if (isEnd && this.open.length === 0) return false;
    if (this.open.length > 0 && outside.test(this.text.slice(at, Math.min(end, at + longestName)))) throw damaged();
    if (isEnd) this.close(this.text.charAt(at));
    else this.addTo(this.open.at(-1), this.text.slice(at, Math.min(end, at + longestName)), end);
    if (depth > 0) this.open.push(this.text.charAt(at) === '<' ? { expectsKey: true, numbers: 0 } : undefined);
    if (this.open.length > maxDepth) throw damaged();
    return true;
  }

  /**
   * Programs read `9 - R`, `9.0 0 R` and numbers with the bytes 80 and ff between them as references too, and take
   * signs that begin nothing for this or that. Only what all of them read in the same way is judged rightly.
   * @throws InvalidFile
   */
  private checkSpelling(at: number, end: number): void {
    const token = this.text.slice(at, Math.min(end, at + longestName));
    if (loose.test(token)) throw damaged();
    const isNext = at === this.behindNumbers;
    if (ofReference.test(token) && !(token === 'R' && isNext && this.numbers > 1)) throw damaged();
    const isNumber = digits.test(token);
    this.numbers = isNumber ? (isNext ? this.numbers : 0) + 1 : 0;
    this.behindNumbers = isNumber ? this.behindBlanks(end) : -1;
  }

  private behindBlanks(at: number): number {
    blanks.lastIndex = at;
    return blanks.test(this.text) ? blanks.lastIndex : -1;
  }

  /** @throws InvalidFile for the end of the other kind, and for a number too many before it */
  private close(sign: string): void {
    const ended = this.open.pop();
    if ((sign === ']') === (ended !== undefined) || ended?.numbers === 2) throw damaged();
  }

  /**
   * Only names may stand where a key can. Of what else stands there some programs leave out one value, some two and
   * some all that follows, and others take it for a key of its own.
   * @throws InvalidFile
   */
  private addTo(dictionary: Dictionary | undefined, token: string, end: number): void {
    if (!dictionary) return;
    const isNumber = digits.test(token);
    if (!dictionary.expectsKey) {
      dictionary.expectsKey = true;
      dictionary.numbers = isNumber ? 1 : 0;
    } else if (dictionary.numbers === 1 && isNumber) dictionary.numbers = 2;
    else if (dictionary.numbers === 2) {
      if (token !== 'R') throw damaged();
      dictionary.numbers = 0;
    } else if (token.startsWith('/')) this.addKey(dictionary, token, end);
    else throw damaged();
  }

  private addKey(dictionary: Dictionary, token: string, end: number): void {
    dictionary.expectsKey = false;
    dictionary.numbers = 0;
    const key = unescaped(token);
    // Poppler ends a name at a zero, which 7.3.5 forbids, and PDFium at two bytes that it takes for blanks.
    if (/[\0\x80\xff]/.test(key)) throw damaged();
    if (!deciding.has(key)) return;
    dictionary.keys ??= new Set();
    if (dictionary.keys.has(key)) throw damaged();
    if (key !== '/OpenAction' || !this.isDestination(end)) dictionary.keys.add(key);
  }

  /**
   * Whether a place of the document (12.3.2.2) stands here, which does nothing to whoever takes it for where it opens.
   * jsPDF writes one before the order to print, and our readers take the last of both.
   */
  private isDestination(at: number): boolean {
    destination.lastIndex = at;
    return destination.test(this.text);
  }
}

/** The end of a string or of hexadecimal digits without a beginning, and what belongs to programs in PostScript. */
const loose = /^(?:[){}]|>(?!>))/;

/** Words that stand around objects, and within none (7.3.10): somewhere a bracket was left open. */
const outside = /^(?:end)?(?:obj|stream)$/;

/** A word, but no name or text, in which somebody could find the sign of a reference. */
const ofReference = /^[^/(<[\]>]*R/;

const digits = /^\d+$/;

/** Of the standard (7.2.3). */
const blanks = /[\0\t\n\f\r ]+/y;

const destination =
  /[\0\t\n\f\r ]{0,9}\[ ?\d{1,10} \d{1,5} R ?\/(?:XYZ|Fit[BHRV]{0,2})(?: (?:null|[-+.\d]{1,20})){0,4} ?\]/y;

/** In characters: of names that decide something, if each of theirs is escaped. */
const longestName = 80;
