import { readFileSync } from 'node:fs';
import { filesIn } from '../../../src/build/files-in';

/** Words in one paragraph, list item or cell of a table: with more, nobody finds a thing in it at a glance. */
const mostWords = 120;

const pages = ['README.md', ...['docs', 'api', 'studio', 'editor', 'kit'].flatMap(filesIn)].filter(
  (file) => file.endsWith('.md') && !file.includes('node_modules'),
);

test.each(pages)('Whoever looks something up in %s meets no wall of text', (page) => {
  expect(walls(readFileSync(page, 'utf8'))).toEqual([]);
});

const many = 'word '.repeat(mostWords);

test.each([
  ['a paragraph', `${many}\nmore`],
  ['a list item', `* short\n* ${many}\n  more\n* short`],
  ['a numbered item', `1. short\n2. ${many}more`],
  ['a cell of a table', `| short | ${many}more | short |`],
])('A wall of text is noticed in %s', (_, text) => {
  expect(walls(text)).toHaveLength(1);
});

test.each([
  ['paragraphs', `${many}\n\n${many}`],
  ['list items', `* ${many}\n* ${many}`],
  ['cells', `| ${many} | ${many} |\n| ${many} | ${many} |`],
  ['a heading and a paragraph', `## more\n${many}`],
  ['signs, which are not read as words', `${many} – · |`],
  ['code', `\`\`\`\n${many}more\n\`\`\``],
])('Nothing is wrong with many words in several %s', (_, text) => {
  expect(walls(text)).toEqual([]);
});

/** The beginnings of all that is longer. */
function walls(text: string): string[] {
  const pieces = text.replace(/^```.*?^```/gms, '\n').split(/\n\s*\n|\n(?=\s*(?:[*+-]|\d+\.|#+|\|)\s)|(?<=^#.*)\n/m);
  return pieces
    .flatMap((piece) => (piece.trimStart().startsWith('|') ? cells(piece) : [piece]))
    .filter((piece) => wordsIn(piece) > mostWords)
    .map((piece) => `${wordsIn(piece)} words: ${piece.trim().slice(0, 60)}`);
}

/** A bar in code or behind a backslash is none of the table. */
function cells(row: string): string[] {
  return row.replace(/`[^`]*`/g, (code) => code.replaceAll('|', '')).split(/(?<!\\)\|/);
}

function wordsIn(piece: string): number {
  return piece.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
