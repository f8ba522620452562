import { damaged } from '../invalid-file';
import type { Place } from './listing';
import { tokenAt } from './tokens';

/** Any number of zeros may stand before a number. What follows begins a value, or is a blank. */
const heading = /(?<!\d)(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+obj(?=[\0\t\n\f\r <[(/%])/g;

/**
 * Where objects begin (ISO 32000-2, 7.3.10). Programs that mend a file look for the word `obj` and what stands before
 * it, and each takes more than the standard allows: signs and points in numbers, other blanks or comments between them,
 * no blank at all, letters behind the word. What one of them could take for another heading than is read here is
 * refused.
 * @throws InvalidFile
 */
export function headingsIn(text: string): Place[] {
  const places: Place[] = [];
  const known = new Set<number>();
  const comments = new Comments(text);
  for (const { index: at, 0: found, 1: number, 2: generation } of text.matchAll(heading)) {
    // Some writers leave out the line end behind the mark of the end.
    const comment = comments.before(at);
    if (comment !== '' && !(comment === '%%EOF' && !lineEnd.test(found))) throw damaged();
    if (!isBehindBlank(text, at)) throw damaged();
    places.push({ number: Number(number), generation: Number(generation), at });
    known.add(at + found.length - word.length);
  }
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!known.has(at) && isLikeHeading(text, at)) throw damaged();
  }
  return places;
}

/** What of a comment stands before a place in its line, be it in a string; asked from the first to the last. */
class Comments {
  /** Of the line that has been passed, from the sign of its comment on. */
  private comment = '';
  private passed = 0;

  constructor(private readonly text: string) {}

  /** @returns what of a comment stands before this place in its line; "" when nothing does */
  before(at: number): string {
    const passed = this.text.slice(this.passed, at);
    this.passed = at;
    const start = Math.max(passed.lastIndexOf('\n'), passed.lastIndexOf('\r')) + 1;
    if (start > 0) this.comment = '';
    const line = passed.slice(start);
    const sign = this.comment === '' ? line.indexOf('%') : 0;
    if (sign >= 0) this.comment = `${this.comment}${line.slice(sign)}`.slice(0, mostOfComment);
    return this.comment;
  }
}

/** In characters: enough to tell the mark of the end from anything else. */
const mostOfComment = 8;

const word = 'obj';

export function behindHeading(text: string, at: number): number {
  return text.indexOf(word, at) + word.length;
}

/** Whether a dictionary, a list, a name or a string begins at this place, behind any blanks. */
export function beginsValue(text: string, start: number): boolean {
  let at = start;
  while (tokenAt(text, at).isBlank) at = tokenAt(text, at).end;
  return '<[/('.includes(text.charAt(at) || ' ');
}

const standardBlank = /[\0\t\n\f\r ]/;

/** What may stand before a heading without a blank, as some writers leave it out. */
const ends = ['%%EOF', 'endobj', 'endstream'];

function isBehindBlank(text: string, at: number): boolean {
  return at === 0 || standardBlank.test(text.charAt(at - 1)) || ends.some((end) => text.endsWith(end, at));
}

/**
 * Whether two numbers stand before the word, or a comment on the line before it, which may hide them. One number alone
 * is none to any program, and stands in sentences ("5 objects") and by chance.
 */
function isLikeHeading(text: string, at: number): boolean {
  if (letter.test(text.charAt(at - 1))) return false;
  let start = at;
  while (isBlank(text, start - 1) || isNumeric(text, start - 1)) start -= 1;
  const before = text.slice(start, at);
  const isInWord = letter.test(text.charAt(at + word.length));
  const isNumbered = isTwo.test(before) || (!isInWord && digit.test(before) && sign.test(before));
  return isNumbered || (lineEnd.test(before) && isInComment(text, start - 1));
}

/** Two numbers apart, as programs want them that also take a longer word for this one (Poppler). */
const isTwo = /\d[-+.]*[^-+.\d]\D*\d/;

/** Programs that want the word alone may begin another number here (pdf.js), or take this for a whole one (PDFium). */
const sign = /[-+.]/;
const digit = /\d/;

function isInComment(text: string, last: number): boolean {
  for (let at = last; at >= 0 && !lineEnd.test(text.charAt(at)); at -= 1) if (text.charAt(at) === '%') return true;
  return false;
}

const letter = /[A-Za-z]/;
const lineEnd = /[\n\r]/;

function isBlank(text: string, at: number): boolean {
  return blank.test(text.charAt(at));
}

/**
 * What some program or other takes for a blank: control characters, the space without a break, and in PDFium, which
 * Chrome has, the bytes 80 and ff (its table `kPDFCharTypes`).
 */
const blank = /[\0-\x20\x7f\x80\x85\xa0\xff]/;

function isNumeric(text: string, at: number): boolean {
  return numeric.test(text.charAt(at));
}

const numeric = /[-+.\d]/;
