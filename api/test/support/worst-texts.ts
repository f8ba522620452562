/** Texts of a size that cost the most in one rule or another. */
export const worstTexts: Record<string, (size: number) => string> = {
  'one letter': (size) => 'a'.repeat(size),
  'blanks between two letters': (size) => `a${' '.repeat(size)}b`,
  'marks that must change places on one letter': (size) => `a${'\u0301'.repeat(size / 2)}${'\u0316'.repeat(size / 2)}`,
  'letters with as many marks as are put in order': (size) =>
    `a${'\u0301'.repeat(15)}${'\u0316'.repeat(15)}`.repeat(size / 31),
  'signs that compose': (size) => '\u1100\u1161\u11a8'.repeat(size / 3),
  'halves of pairs': (size) => '\ud800'.repeat(size),
  'carriage returns': (size) => '\r'.repeat(size),
  'an e-mail address of points': (size) => `${'a.'.repeat(size / 2)}@`,
  'a domain of points': (size) => `a@${'a.'.repeat(size / 2)}`,
  'a domain of hyphens': (size) => `a@a${'-'.repeat(size)}`,
  'an address of at signs': (size) => '@'.repeat(size),
  digits: (size) => '1'.repeat(size),
  'separators of a phone number': (size) => '(-. '.repeat(size / 4),
  'Bengali digits': (size) => '১'.repeat(size),
  slashes: (size) => '/'.repeat(size),
  'brackets of JSON': (size) => '['.repeat(size),
  'an object of JSON in an object': (size) => '{"utm_source":'.repeat(size / 14),
};
