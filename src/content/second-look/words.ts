import type { ContentFile, Problem } from '../files/load';
import { placedTexts } from './placed-texts';

/** Words that English does say twice. */
const twice = /^(?:had|that|so|very|bye|no|ha)$/i;

/** A word that is written twice, which is grammar in Bangla, and a title that is shouted. */
export function slips(file: ContentFile): Problem[] {
  return placedTexts(file).flatMap(({ text, path, name }) => {
    const say = (message: string): Problem => ({ file: file.file, path, message });
    const doubled = [
      ...text.matchAll(/(?<![\p{L}\p{M}\d'’-])(\p{Script=Latin}[\p{L}\p{M}]*) \1(?![\p{L}\p{M}\d'’-])/giu),
    ].filter(([, word = '']) => !twice.test(word));
    return [
      ...doubled.slice(0, 1).map(([found]) => say(`has "${found}"`)),
      ...(isTitle(name) && isShouted(text) ? [say(`is "${text}", in capitals alone`)] : []),
    ];
  });
}

function isTitle(name: string): boolean {
  return name === 'title' || name === 'name';
}

/** An abbreviation, or two, is a name. */
function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => word.length > 5) && text === text.toUpperCase() && text !== text.toLowerCase();
}
