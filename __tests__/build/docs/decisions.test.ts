import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../../docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');

test('whoever looks for a decision finds each in the list, under the number of its file', () => {
  const records = readdirSync(folder).filter((name) => name !== 'README.md');
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\((\1-[^)]+\.md)\) \| \S/gm)].map(([, , file]) => file);
  expect(listed).toEqual(records.sort());
});

test('each stands under a topic as well, and the numbers that none has are named', () => {
  const listed = [...index.matchAll(/^\| \[(\d{4})\]/gm)].map(([, number = '']) => number);
  const [, topics = ''] = index.split(/^## /m);
  expect(listed.filter((number) => !topics.includes(`[${number}](${number}-`))).toEqual([]);
  const all = Array.from({ length: Number(listed.at(-1)) }, (_, before) => String(before + 1).padStart(4, '0'));
  const [, gaps = ''] = /No record has the numbers? ([^.]+)\./.exec(index) ?? [];
  expect(gaps.match(/\d{4}/g) ?? []).toEqual(all.filter((number) => !listed.includes(number)));
});
