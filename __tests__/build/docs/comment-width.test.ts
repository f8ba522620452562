import { readFileSync } from 'node:fs';
import { sourceFiles } from '../../support/patterns';

const columns = 120;
const files = sourceFiles(['src', 'api/src', 'scripts', 'kit', '__tests__', 'api/test']);

/** The formatter breaks code at the same column, and leaves comments as they are. */
test('Comments fit into the width of the code', () => {
  const wide = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) => (isWideComment(line) ? [`${file}:${index + 1}`] : []));
  });
  expect(wide).toEqual([]);
});

test('A line that is wider is found, but for an address, which cannot be broken', () => {
  const words = 'word '.repeat(24);
  expect(isWideComment(`  // ${words}`)).toBe(true);
  expect(isWideComment(` * ${words}`)).toBe(true);
  expect(isWideComment(`const text = '${words}';`)).toBe(false);
  expect(isWideComment(`// https://www.example.com/${'a'.repeat(columns)}`)).toBe(false);
});

function isWideComment(line: string): boolean {
  return line.length > columns && /^\s*(?:\/\*|\*|\/\/)/.test(line) && !line.includes('https://');
}
