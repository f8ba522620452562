/**
 * The first `length` characters, then `...` when something was cut (R-CONST-05). Counts what a reader sees as one
 * character, so Bangla conjuncts and surrogate pairs are never split.
 */
export function truncate(text: string, length: number): string {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}...`;
}
