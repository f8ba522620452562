import { availableDatabases } from '../../api/test/support/databases';
import { temporaryFolder } from '../../kit/temporary-folder';
import { holds, type Verdict } from '../../scripts/faults/check/verdict';
import { runHolds } from '../../scripts/faults/report';
import { type RunOptions, run } from '../../scripts/faults/run';
import type { Control } from '../../scripts/faults/server/controls';

/** Restarting a server takes its time on a machine that does other work. */
jest.setTimeout(300_000);

const small: Omit<RunOptions, 'folder'> = {
  database: 'sqlite',
  submissions: 160,
  kills: 2,
  pointKills: 1,
  stops: 2,
  files: 0.3,
  seed: 20261120,
};

const databases = availableDatabases().map(({ name }) => (name === 'SQLite' ? 'sqlite' : 'postgres'));

describe.each(databases)('on %s', (database) => {
  test('no lead is lost, doubled or changed while the server is killed and stopped again and again', async () => {
    const result = await run({ ...small, database, folder: temporaryFolder() });
    expect(result.verdict).toEqual({
      submissions: small.submissions,
      acknowledged: small.submissions,
      stored: small.submissions,
      lost: 0,
      duplicated: 0,
      different: 0,
      receipts: 0,
      unknown: 0,
      refused: 0,
      integrity: 'ok',
    });
    expect(result.unreached).toBe(0);
    expect(runHolds(result)).toBe(true);
  });
});

/** Without these, the test above might pass because it cannot fail. */
describe('the run goes red', () => {
  test.each<[string, Control, keyof Verdict]>([
    ['when visitors are answered before the commit', 'answer-first', 'lost'],
    ['when a key may be stored twice', 'no-unique-key', 'duplicated'],
    ['when a body that broke off is taken', 'ignore-truncation', 'different'],
  ])('%s', async (_, control, figure) => {
    // Many attempts break off: only a cut within the last value leaves a form that looks whole.
    const plan = { ...small, files: 0, cuts: 0.4, kills: 3, pointKills: 0, stops: 0 };
    const { verdict } = await run({ ...plan, control, folder: temporaryFolder() });
    expect(verdict[figure]).toBeGreaterThan(0);
    expect(holds(verdict)).toBe(false);
  });
});
