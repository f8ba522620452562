import { htmlOf } from './letter-html';
import { type LetterWords, textOf } from './letter-words';
import type { Letter } from './post';

/** Both parts of a letter, and its subject. */
export function written(words: LetterWords): Pick<Letter, 'subject' | 'text' | 'html'> {
  return { subject: words.subject, text: textOf(words), html: htmlOf(words) };
}
