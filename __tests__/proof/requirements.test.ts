import { elsewhere } from '../built/requirements/elsewhere';
import { table } from '../built/requirements/table';
import { faultsIn, resultsOf } from '../support/results';

/** Last of all: the requirements are proved by tests that ran and passed, not by names that stand in files. */
test.each(elsewhere)('$id is proved by "$test" in $file', ({ file, test: words }) => {
  expect(faultsIn(resultsOf(file), words)).toEqual([]);
});

test('Every expectation of the table was met by the built pages', () => {
  const results = resultsOf('__tests__/built/requirements.test.ts');
  expect(table.flatMap(({ id, page }) => faultsIn(results, `${id}, ${page} `))).toEqual([]);
});

describe('No proof is', () => {
  const results = [
    { name: 'Forms a booking is stored', status: 'passed' },
    { name: 'Forms a partner is stored', status: 'pending' },
    { name: 'Forms a message is lost', status: 'failed' },
  ];

  test.each([
    ['a name that no test has', 'a wish is stored', ['no test is called "a wish is stored"']],
    ['a test that was skipped', 'a partner', ['"Forms a partner is stored" pending']],
    ['a test that failed', 'a message', ['"Forms a message is lost" failed']],
    ['one that passed beside one that did not', 'is stored', ['"Forms a partner is stored" pending']],
  ])('%s', (_what, words, faults) => {
    expect(faultsIn(results, words)).toEqual(faults);
  });

  test('but one that ran and passed is', () => {
    expect(faultsIn(results, 'a booking is stored')).toEqual([]);
  });
});
