import { temporaryFolder } from '../../kit/temporary-folder';
import { runNetworks } from '../../scripts/faults/network/run';

test('on bad networks no form is lost or doubled, and nobody is told of a success that is none', async () => {
  const { verdict, connections, visitors } = await runNetworks({ folder: temporaryFolder(), seed: 4 });
  expect(verdict).toMatchObject({ lost: 0, duplicated: 0, different: 0, receipts: 0, unknown: 0, refused: 0 });
  expect(verdict.stored).toBe(verdict.submissions);
  expect(verdict.submissions).toBe(visitors * Object.keys(connections).length);
  // The lines were bad: where they break, more attempts were needed than there were visitors.
  const breaking = Object.entries(connections).filter(([name]) => /^(?:timeout|reset|cut|unreachable)/.test(name));
  expect(breaking).toHaveLength(9);
  for (const [, needed] of breaking) expect(needed).toBeGreaterThan(visitors);
});
