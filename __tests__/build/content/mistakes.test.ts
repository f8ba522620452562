import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatReport } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { checkout } from '../../support/folders';
import { mistakes } from '../../support/mistakes';

test('There are sixty mistakes that people make, each with words of its own', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mistakes.map(({ what }) => what)).size).toBe(mistakes.length);
});

test.each(mistakes)('$what is refused, with its place and what to do', ({ make, file, line, says, problems = 1 }) => {
  const root = checkout();
  const data = path.join(root, 'data');
  make(data);
  const report = checkRepository(root);
  const ours = report.problems.filter((problem) => !problem.message.includes('symbolic link'));
  const { text, ok } = formatReport({ problems: ours, notices: [] }, false, data);
  if (process.env.SHOW_MISTAKES) writeFileSync(process.env.SHOW_MISTAKES, `${text}\n`, { flag: 'a' });
  expect(ok).toBe(false);
  expect(ours).toHaveLength(problems);
  const [first = ''] = text.split('\n\n').slice(1);
  const place = line === undefined ? `data/${file}` : `data/${file}, line ${line}, column `;
  expect(first.startsWith(place)).toBe(true);
  for (const words of says) expect(text).toContain(words);
  // The line itself, as it stands in the file; of a long one a part.
  if (line !== undefined) expect(first).toContain(shownOf(readFileSync(path.join(data, file), 'utf8'), line));
  expect(text).not.toMatch(/regex|pattern|undefined|\[object|Invalid|expected string|SyntaxError|position \d/);
});

function shownOf(content: string, line: number): string {
  const [whole = ''] = content.split(/\r?\n/).slice(line - 1);
  return whole.length > 80 ? `${line} | ` : `${line} | ${whole.replaceAll('\t', ' ')}`;
}
