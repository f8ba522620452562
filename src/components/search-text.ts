/** Whether every word of the query begins a word of the text, whatever the case, accents or quotation marks. */
export function matches(query: string, text: string): boolean {
  const words = fold(text).split(' ');
  return fold(query)
    .split(' ')
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
