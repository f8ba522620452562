/** In bytes of one encoded word: written in base64 and with its ends, it is no longer than 75 (RFC 2047, section 2). */
const mostBytes = 45;

/**
 * A subject in which somebody typed what mail programs decode (`=?utf-8?B?…?=`), so that they show just that, and no
 * other words, line breaks or signs that turn the direction. Every other subject stays as it is: the mailer encodes it.
 */
export function withoutEncodedWords(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [];
  let word = '';
  for (const letter of subject) {
    if (Buffer.byteLength(word + letter) > mostBytes) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join(' ');
}
