/** @jest-environment jsdom */
import { isCanonical, type ParsedPage, parsedPages } from '../../kit/built-site';
import { requirementIds } from '../support/requirements/ids';
import { elsewhere } from './requirements/elsewhere';
import { table } from './requirements/table';

const pages = parsedPages();

describe.each(table.map((row) => ({ ...row, says: row.expect.map((one) => one.says).join('; ') })))(
  '$id, $page',
  ({ page, expect: expectations, says }) => {
    test(says, () => {
      const found = pagesAt(page).flatMap(({ document, path }) =>
        expectations
          .flatMap((expectation) => expectation.faults([document.documentElement]))
          .map((fault) => `${path}: ${fault}`),
      );
      expect(found).toEqual([]);
    });
  },
);

const rowIds = new Set(table.map(({ id }) => id));
const otherIds = new Set(elsewhere.map(({ id }) => id));

test('Every requirement is in the table or proved elsewhere', () => {
  expect(requirementIds.filter((id) => !rowIds.has(id) && !otherIds.has(id))).toEqual([]);
});

test('The table and the list name requirements that exist', () => {
  expect([...rowIds, ...otherIds].filter((id) => !requirementIds.includes(id))).toEqual([]);
});

function pagesAt(address: string): readonly ParsedPage[] {
  const isMeant = address.endsWith('/*')
    ? (page: ParsedPage) => page.path.startsWith(address.slice(0, -1)) && isCanonical(page)
    : ({ path }: ParsedPage) => path === address;
  const found = pages.filter(isMeant);
  if (found.length === 0) throw new Error(`There is no page at ${address}`);
  return found;
}
