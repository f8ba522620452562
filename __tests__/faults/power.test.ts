import { temporaryFolder } from '../../kit/temporary-folder';
import { runPowerCuts } from '../../scripts/faults/power/run';
import { canTrace } from '../../scripts/faults/power/trace';

const traced = canTrace();
if (!traced) process.stderr.write('Power cuts skipped: they need strace, which only Linux has.\n');

const plan = { submissions: 40, seed: 1 };

(traced ? describe : describe.skip)('when the power fails right after any answer', () => {
  test('every lead that was acknowledged is still there: the log was synced before each answer', async () => {
    const verdict = await runPowerCuts({ ...plan, folder: temporaryFolder() });
    expect(verdict).toMatchObject({ answers: plan.submissions, cuts: plan.submissions, lost: 0 });
    expect(verdict.syncs).toBeGreaterThan(0);
  });

  test('the control with synchronous=OFF loses every lead', async () => {
    const verdict = await runPowerCuts({ ...plan, folder: temporaryFolder(), control: 'sync-off' });
    expect(verdict).toMatchObject({ answers: plan.submissions, lost: plan.submissions });
  });

  test('the control that answers before the commit loses leads', async () => {
    const verdict = await runPowerCuts({ ...plan, folder: temporaryFolder(), control: 'answer-first' });
    expect(verdict.answers).toBe(plan.submissions);
    expect(verdict.lost).toBeGreaterThan(0);
  });
});
