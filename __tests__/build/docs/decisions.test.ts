import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../../docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');

test('whoever looks for a decision finds each in the list, under the number of its file', () => {
  const records = readdirSync(folder).filter((name) => name !== 'README.md');
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\((\1-[^)]+\.md)\) \| \S/gm)].map(([, , file]) => file);
  expect(listed).toEqual(records.sort());
});
