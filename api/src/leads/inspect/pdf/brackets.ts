import { damaged } from '../invalid-file';
import { deciding } from './deciding';
import { type Token, unescaped } from './tokens';

/** Lists and dictionaries within each other; readers give up before. */
const maxDepth = 1000;

interface Dictionary {
  expectsKey: boolean;
  /** Those of the keys so far that decide something, and where their values begin. */
  keys?: Map<string, number>;
  /** The last of them, until its value has begun. */
  key?: string | undefined;
}

/**
 * What lists and dictionaries are open at some place of a text. Of two values under one key (ISO 32000-2, 7.3.7) nobody
 * knows which one another program takes.
 */
export class Brackets {
  private readonly open: (Dictionary | undefined)[] = [];

  /** @param decides whether it matters which of two values a program takes */
  constructor(
    private readonly text: string,
    private readonly decides = (key: string) => deciding.has(key),
  ) {}

  get depth(): number {
    return this.open.length;
  }

  /** @returns false for an end of nothing. @throws InvalidFile for a key that stands twice, if its value decides */
  pass({ depth, end, isBlank }: Token, at: number): boolean {
    if (isBlank) return true;
    const isEnd = depth < 0;
    if (isEnd && this.open.length === 0) return false;
    if (isEnd) this.open.pop();
    else this.addTo(this.open.at(-1), at, end);
    if (depth > 0) this.open.push(this.text.charAt(at) === '<' ? { expectsKey: true } : undefined);
    if (this.open.length > maxDepth) throw damaged();
    return true;
  }

  /** A reference is three values, of which only the first may stand where a key cannot. */
  private addTo(dictionary: Dictionary | undefined, at: number, end: number): void {
    if (!dictionary) return;
    if (!dictionary.expectsKey) {
      dictionary.expectsKey = true;
      if (dictionary.key !== undefined) dictionary.keys?.set(dictionary.key, at);
      dictionary.key = undefined;
    } else if (this.text.charAt(at) === '/') {
      dictionary.expectsKey = false;
      const key = unescaped(this.text.slice(at, Math.min(end, at + longestName)));
      if (!this.decides(key)) return;
      dictionary.keys ??= new Map();
      const earlier = dictionary.keys.get(key);
      if (earlier !== undefined && !(key === '/OpenAction' && this.isPlace(earlier))) throw damaged();
      dictionary.keys.set(key, at);
      dictionary.key = key;
    }
  }

  /**
   * Whether a place in the document stands there, which does nothing but show a page (12.3.2.2). jsPDF writes one
   * before the action that prints: whichever a program takes, the last one, which counts for our readers, is judged.
   */
  private isPlace(at: number): boolean {
    place.lastIndex = at;
    return place.test(this.text);
  }
}

const place = /\[\s{0,9}\d{1,10}\s{1,9}\d{1,5}\s{1,9}R\s{0,9}\/(?:XYZ|Fit[BHRV]{0,2})[\s\d.null-]{0,99}\]/y;

/** In characters: of names that decide something, if each of theirs is escaped. */
const longestName = 80;
