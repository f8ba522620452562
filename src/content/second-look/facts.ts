import { namesFacts } from '../collections';
import type { ContentFile, Problem } from '../files/load';
import { placedTexts } from './placed-texts';

/** What a fact would say, typed by hand: it stays as it is when that changes. */
const typed = [
  {
    sign: /৳ ?\d[\d,]{0,12}|\b(?:BDT|Tk\.?) ?\d[\d,]{0,12}|\b\d[\d,]{0,12} taka\b/,
    fact: 'the price of a plan, {price:starter-1}',
  },
  { sign: /(?:\+|\b)880[\d -]{7,14}\d|\b01\d{3}[ -]?\d{6}\b/, fact: 'our number, {contact:phone}' },
];

/** Prices and telephone numbers that are typed into a text which could name them. */
export function typedFacts(file: ContentFile): Problem[] {
  if (!namesFacts(file.collection)) return [];
  return placedTexts(file).flatMap(({ text, path }) =>
    typed.flatMap(({ sign, fact }) => {
      const [found] = sign.exec(text) ?? [];
      const message = `has "${found}" typed by hand: if it is ${fact} in its place stays true when that changes`;
      return found === undefined ? [] : [{ file: file.file, path, message }];
    }),
  );
}
