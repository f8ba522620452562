import type { z } from 'zod';

/**
 * Signs that nobody sees: controls, marks of direction, fillers, and what no font shows. Joiners stay behind letters
 * and marks of scripts that need them, such as Bangla, between a number and its ending there, and within emoji; so do
 * signs that choose the look of one.
 */
const hidden =
  /(?![\n\r\t]|\p{Variation_Selector}|(?<=[\p{Lo}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])\p{Join_Control}|(?<=\p{Nd})\p{Join_Control}(?=\p{Lo}))[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const names: Readonly<Record<string, string>> = {
  '\u00ad': 'a soft hyphen',
  '\u061c': 'an Arabic letter mark',
  '\u200b': 'a blank without width',
  '\u200c': 'a non-joiner',
  '\u200d': 'a joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u202a': 'the begin of left-to-right text',
  '\u202b': 'the begin of right-to-left text',
  '\u202c': 'the end of a direction',
  '\u202d': 'a left-to-right override',
  '\u202e': 'a right-to-left override',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
};

/** Refuses signs that nobody sees, as copied texts have: they break words for the search, or turn them around. */
export function noHiddenSigns(text: string, context: z.RefinementCtx): void {
  const [found] = text.matchAll(hidden);
  if (!found) return;
  const [sign] = found;
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const called = names[sign] ? `${names[sign]}, U+${code}` : `U+${code}`;
  const place = placeOf(text.slice(0, found.index), text.slice(found.index + sign.length));
  context.addIssue({
    code: 'custom',
    message: `has a sign that nobody sees (${called}) ${place}: delete the words there, and type them again`,
  });
}

/** Whether a text has no blank at either end. A byte order mark is one by the rules, and is told above. */
export function isTrimmed(text: string): boolean {
  return !/^[^\S\ufeff]|[^\S\ufeff]$/.test(text);
}

/** By the word that it stands in or beside. */
function placeOf(before: string, after: string): string {
  const word = wordsOf(before).at(-1);
  if (word) return `behind "${word.slice(-longest)}"`;
  const next = wordsOf(after).at(0);
  return next ? `before "${next.slice(0, longest)}"` : 'and nothing else';
}

/** Of a word, as much as tells which one it is. */
const longest = 30;

function wordsOf(text: string): string[] {
  return text.replace(hidden, '').split(/\s+/).filter(Boolean);
}
