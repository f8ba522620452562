import { damaged } from '../invalid-file';
import { deciding } from './deciding';
import { type Token, unescaped } from './tokens';

/** Lists and dictionaries within each other; readers give up before. */
const maxDepth = 1000;

interface Dictionary {
  expectsKey: boolean;
  /** Those of the keys so far that decide something. */
  keys?: Set<string>;
}

/**
 * What lists and dictionaries are open at some place of a text. Of two values under one key (ISO 32000-2, 7.3.7) nobody
 * knows which one another program takes.
 */
export class Brackets {
  private readonly open: (Dictionary | undefined)[] = [];

  constructor(private readonly text: string) {}

  get depth(): number {
    return this.open.length;
  }

  /** @returns false for an end of nothing. @throws InvalidFile for a key that stands twice, if its value decides */
  pass({ depth, end, isBlank }: Token, at: number): boolean {
    if (isBlank) return true;
    const isEnd = depth < 0;
    if (isEnd && this.open.length === 0) return false;
    if (isEnd) this.open.pop();
    else this.addTo(this.open.at(-1), this.text.slice(at, Math.min(end, at + longestName)), end);
    if (depth > 0) this.open.push(this.text.charAt(at) === '<' ? { expectsKey: true } : undefined);
    if (this.open.length > maxDepth) throw damaged();
    return true;
  }

  /** A reference is three values, of which only the first may stand where a key cannot. */
  private addTo(dictionary: Dictionary | undefined, token: string, end: number): void {
    if (!dictionary) return;
    if (!dictionary.expectsKey) dictionary.expectsKey = true;
    else if (token.startsWith('/')) {
      dictionary.expectsKey = false;
      const key = unescaped(token);
      // Poppler, which ends a name at a zero, would take it for another one (7.3.5 forbids it).
      if (key.includes('\0')) throw damaged();
      if (!deciding.has(key)) return;
      dictionary.keys ??= new Set();
      if (dictionary.keys.has(key)) throw damaged();
      if (key !== '/OpenAction' || !this.isDestination(end)) dictionary.keys.add(key);
    }
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

const destination =
  /[\0\t\n\f\r ]{0,9}\[ ?\d{1,10} \d{1,5} R ?\/(?:XYZ|Fit[BHRV]{0,2})(?: (?:null|[-+.\d]{1,20})){0,4} ?\]/y;

/** In characters: of names that decide something, if each of theirs is escaped. */
const longestName = 80;
