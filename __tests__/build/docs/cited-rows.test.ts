import { readdirSync, readFileSync } from 'node:fs';
import { sourceFiles } from '../../support/patterns';

const rows = promises(readFileSync('docs/reliability.md', 'utf8'));
const decisions = readdirSync('docs/decisions').map((file) => `decision ${file.slice(0, 4)}`);
const files = sourceFiles(['src', 'api/src', 'scripts', 'kit', '__tests__', 'api/test']);

test('Every promise and decision that a comment cites is there', () => {
  const missing = files.flatMap((file) => {
    const unknown = cited(readFileSync(file, 'utf8')).filter((id) => !rows.includes(id) && !decisions.includes(id));
    return unknown.map((id) => `${file}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('Rows for several promises name each of them', () => {
  expect(promises('| R1 | x |\n| C2-C4, C6 | x |\n| Figures of R9 |')).toEqual(['R1', 'C2', 'C3', 'C4', 'C6']);
});

test('Comments are found in all their forms, also where a citation goes on in the next line', () => {
  const text = [
    '/** One (reliability',
    ' * S98, S99). */',
    "const quotation = 'R1';",
    'sum(); // Not yet (R11), see decision 0025, docs/decisions/0036.',
  ];
  expect(cited(text.join('\n'))).toEqual(['S98', 'S99', 'R11', 'decision 0025', 'decision 0036']);
});

/** The ids of the rows of docs/reliability.md. */
function promises(document: string): string[] {
  return [...document.matchAll(/^\| ([RSXCP]\d[^|]*?) \|/gm)].flatMap(([, ids = '']) => ids.split(', ').flatMap(each));
}

/** `C2-C4` stands for three. */
function each(ids: string): string[] {
  const [, kind = '', first, last = first] = /^([A-Z])(\d+)(?:-[A-Z](\d+))?$/.exec(ids) ?? [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${kind}${Number(first) + index}`);
}

function cited(text: string): string[] {
  const comments = text.match(/(?:^\s*(?:\/\*\*?|\*)|(?:^|\s)\/\/)\s.*/gm) ?? [];
  const words = comments.map((line) => line.replace(/^\s*(?:\/\*\*?|\*|\/\/)/, '')).join(' ');
  const found = words.match(/\b[RSXCP]\d{1,2}\b|\bdecision \d{4}\b|\bdocs\/decisions\/\d{4}\b/g) ?? [];
  return found.map((id) => id.replace('docs/decisions/', 'decision '));
}
