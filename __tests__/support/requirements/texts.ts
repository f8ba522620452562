import { type Expectation, find, unless } from './expectation';
import { wordsOf } from './words';

/** A heading with exactly these words. */
export function heading(level: number, words: string): Expectation {
  return {
    says: `heading ${level} "${words}"`,
    faults: (parts) => {
      const found = find(parts, `h${level}`).map(wordsOf);
      return unless(found.includes(words), found);
    },
  };
}

/** Exactly these headings of a level, in this order. */
export function headings(level: number, ...words: readonly string[]): Expectation {
  return {
    says: `headings ${level} ${words.join(', ')}`,
    faults: (parts) => {
      const found = find(parts, `h${level}`).map(wordsOf);
      return unless(found.join('|') === words.join('|'), found);
    },
  };
}

/** An element that holds exactly these words and no others. */
export function text(words: string): Expectation {
  return {
    says: `"${words}"`,
    faults: (parts) =>
      unless(
        find(parts, '*').some((element) => wordsOf(element) === words),
        wordsIn(parts),
      ),
  };
}

/** These words within longer text. */
export function phrase(words: string): Expectation {
  return {
    says: `... ${words} ...`,
    faults: (parts) => unless(wordsIn(parts).includes(words), wordsIn(parts)),
  };
}

/** None of these words anywhere, whatever their case. */
export function absent(words: string): Expectation {
  return {
    says: `no "${words}"`,
    faults: (parts) => unless(!wordsIn(parts).toLowerCase().includes(words.toLowerCase()), words),
  };
}

/** Exactly so many texts are cut to the given number of characters, and end in three dots. */
export function cut(length: number, count: number): Expectation {
  return {
    says: `${count} texts cut to ${length} characters`,
    faults: (parts) => {
      const kept = find(parts, 'p')
        .map(wordsOf)
        .filter((words) => words.endsWith('...'))
        .map((words) => [...new Intl.Segmenter('en').segment(words.slice(0, -3))].length);
      // A blank before the dots is dropped.
      return unless(kept.length === count && kept.every((found) => found === length || found === length - 1), kept);
    },
  };
}

/** So many texts, none of them longer than the given number of characters and the three dots of a cut. */
export function upTo(length: number, selector: string, count: number): Expectation {
  return {
    says: `${count} texts of ${length} characters at most`,
    faults: (parts) => {
      const found = find(parts, selector).map((element) => wordsOf(element).length);
      return unless(found.length === count && found.every((long) => long > 0 && long <= length + 3), found);
    },
  };
}

function wordsIn(parts: readonly Element[]): string {
  return parts.map(wordsOf).join(' ');
}
