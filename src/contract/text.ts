/**
 * Text as it is compared and stored: NFC, Unix line ends, no blanks around it (reliability S3), and empty when there is
 * nothing to see in it. Word and PowerPoint copy a break within a paragraph as a vertical tab, and one between pages as
 * a form feed; editors of the web copy separators of lines and paragraphs (U+2028, U+2029).
 */
export function normaliseText(text: string): string {
  return seen.test(withoutUnseen(text))
    ? composed(text)
        .split(/\r\n?|[\v\f\u2028\u2029]/)
        .join('\n')
        .trim()
    : '';
}

/** Joiners alone join nothing, and Braille has a blank of its own. */
const seen = /[^\s\u200c-\u200d\u2800]/;

/**
 * The same in one line, as it is meant: with one blank between words, whatever lines, cells and blanks were copied or
 * typed there, and none of no width, by which names would differ that look alike. Joiners stay, with which Bangla is
 * spelt, and marks that only separate directions (U+200E, U+200F), as Arabic names have them. What embeds or overrides
 * a direction goes: it comes along from lists of contacts, and shows one name as another to whoever reads it.
 */
export function normaliseLine(text: string): string {
  return normaliseText(text)
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * NFC. Marks are put in order by insertion, which takes seconds for a letter with 80,000 of them (reliability S7). No
 * language has more than the thirty in a row of the Stream-Safe Text Format (UAX #15, section 13), so text with more is
 * left as it is, and `isForbidden` refuses it.
 */
export function composed(text: string): string {
  return tooManyMarks.test(text) ? text : text.normalize('NFC');
}

/** NFKD: letters and their marks apart, and one spelling for letters of the same meaning; for searching. */
export function decomposed(text: string): string {
  return tooManyMarks.test(text) ? text : text.normalize('NFKD');
}

const tooManyMarks = /(?:^|\P{M})\p{M}{31}/u;

/**
 * Whether text is so long that normalising it cannot bring it down to a length, in UTF-16 units: NFC makes one of at
 * most four (such as U+1F82), and whoever pastes has some blanks around it. Judging it is free (reliability S7).
 */
export function isFarTooLong(text: string, maxLength: number): boolean {
  return text.length > 4 * maxLength + 8192;
}

/** Control characters other than tab and line feed, of both sets, and halves of broken surrogate pairs. */
const forbiddenCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/u;

/** Whether text holds what cannot be stored: such characters, or a heap of marks on one letter. */
export function isForbidden(text: string): boolean {
  return forbiddenCharacters.test(text) || tooManyMarks.test(text);
}

/**
 * What cannot be stored in a text, in words: which character, by its number in Unicode because nobody can see it;
 * undefined when all can.
 */
export function forbiddenPart(text: string): string | undefined {
  const code = forbiddenCharacters.exec(text)?.[0].charCodeAt(0).toString(16);
  if (code) return `a character that cannot be stored: U+${code.toUpperCase().padStart(4, '0')}`;
  return tooManyMarks.test(text) ? 'a letter with more than 30 marks' : undefined;
}

/**
 * What nobody sees, and comes along when a number or an address is copied: marks of direction, blanks of no width. Not
 * joiners, which belong to the letters of some domains (RFC 5892, appendix A).
 */
const unseen = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;

export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** With Bengali, Devanagari, both kinds of Arabic, and wide digits as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯०-९٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(zeros.map((zero) => code - zero).find((value) => value >= 0 && value < 10));
  });
}

const zeros = [0x09e6, 0x0966, 0x0660, 0x06f0, 0xff10];
