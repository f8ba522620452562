import { decomposed, latinDigits } from '../../../src/contract/text';

/**
 * Text as the search for leads compares it: in small letters, whatever their accents, with digits from 0 to 9, and
 * without what nobody sees or some keyboards leave out.
 */
export function folded(text: string): string {
  if (!plain.test(text)) return foldedLetters(text);
  return text.toLowerCase().replaceAll("'", '');
}

/** Most of what is sent, and quick. */
const plain = /^[\n\x20-\x7e]*$/;

function foldedLetters(text: string): string {
  return latinDigits(decomposed(text))
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|[\u0300-\u036f]|['’‘]/gu, '')
    .replace(/[øłßđðæœþħıŧ]/g, (letter) => inTwo.get(letter) ?? letter);
}

/** Letters that Unicode does not take apart, as people type them who have no key for them. */
const inTwo: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['ß', 'ss'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŧ', 't'],
]);
