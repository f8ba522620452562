/** A way in which Markdown marks words, and what the same is without it. */
interface Mark {
  sign: RegExp;
  /** In plain text, and in HTML; `$1` stands for the words. */
  plain: string;
  html: string;
}

/** Rows of stars hide digits, and names of programs have two lines at each end: these are no marks. */
const marks: readonly Mark[] = [
  {
    sign: /(?<!\*)\*{2,3}(?=[^\s*])([^*]*)(?<=[^\s*])\*{2,3}(?!\*)/,
    plain: '$1',
    html: '<strong>$1</strong>',
  },
  { sign: /(?<!\w)__(?![a-z\d]*__)(?=[^\s_])([^_]*)(?<=[^\s_])__(?!\w)/, plain: '$1', html: '<strong>$1</strong>' },
  { sign: /\[([^[\]]+)\]\(([^()\s]*)\)/, plain: '$1', html: '<a href="$2">$1</a>' },
  { sign: /^#{1,6} +(\S.*)$/m, plain: '$1', html: '<h3>$1</h3>' },
  { sign: /`+([^`]*)`*/, plain: '$1', html: '$1' },
];

const item: Mark = { sign: /^[-*+] +(\S.*)$/m, plain: '- $1', html: '<ul><li>$1</li></ul>' };

/** What a text has that is Markdown, and what to write in its place; undefined where it has nothing of it. */
export function markdownIn(text: string, as: 'plain' | 'html'): { found: string; meant: string } | undefined {
  for (const { sign, ...meant } of as === 'html' ? [...marks, item] : marks) {
    const [found] = sign.exec(text) ?? [];
    if (found !== undefined) return { found, meant: found.replace(sign, meant[as]) };
  }
  return undefined;
}
