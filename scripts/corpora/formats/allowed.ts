/** Differences that stay, by the names of samples, and why one document is another thing in each format. */
const allowed: readonly (readonly [name: RegExp, because: string])[] = [
  [/^control: /, 'a PDF has fields where a .doc and a .docx have controls, or scripts that check a date'],
  [/^field: macro button$/, 'a PDF has no macro buttons, only their words'],
  [
    /^field: address book of a file$/,
    'only a .docx says from which file the book is, which a .doc and a PDF leave out',
  ],
];

/** Why the formats of a document may be judged differently; undefined where they may not. */
export function reasonFor(name: string): string | undefined {
  return allowed.find(([pattern]) => pattern.test(name))?.[1];
}
