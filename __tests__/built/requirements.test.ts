/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { parsedPages } from '../support/built-site';
import { elsewhere, waiting } from './requirements/elsewhere';
import { sections } from './requirements/ids';
import { table } from './requirements/table';

/** By path; the address of the 404 page is that of its file. */
const pages = new Map(parsedPages().map((page) => [page.path, page.document.documentElement]));

describe.each(table.map((row) => ({ ...row, says: row.expect.map((one) => one.says).join('; ') })))(
  '$id, $page',
  ({ page, expect: expectations, says }) => {
    test(says, () => {
      const root = pages.get(page);
      expect(root ? expectations.flatMap((one) => one.faults([root])) : [`There is no page at ${page}`]).toEqual([]);
    });
  },
);

const ids = Object.entries(sections).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `R-${section}-${String(index + 1).padStart(2, '0')}`),
);
const rowIds = new Set(table.map(({ id }) => id));
const otherIds = new Set(elsewhere.map(({ id }) => id));

test('Every requirement is in the table or proved elsewhere', () => {
  expect(ids.filter((id) => !rowIds.has(id) && !otherIds.has(id) && !waiting.includes(id))).toEqual([]);
});

test('Nothing waits that is in the table or proved elsewhere', () => {
  expect(waiting.filter((id) => rowIds.has(id) || otherIds.has(id) || !ids.includes(id))).toEqual([]);
});

test('The table and the list name requirements that exist', () => {
  expect([...rowIds, ...otherIds].filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(elsewhere)('$id is proved by "$test" in $file', ({ file, test: name }) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `There is no ${file}`).toContain(name);
});
