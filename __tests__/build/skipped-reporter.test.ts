import SkippedReporter from '../support/skipped-reporter';

const { CI } = process.env;
afterEach(() => {
  process.env.CI = CI ?? '';
});

/** What the reporter makes of a run with tests that ended so. */
function errorAfter(...statuses: string[]): Error | undefined {
  const reporter = new SkippedReporter();
  const testResults = statuses.map((status) => ({ status, fullName: `one that is ${status}` }));
  reporter.onTestResult(undefined, { testResults });
  return reporter.getLastError();
}

test.each(['pending', 'todo', 'disabled'])('In CI a test that is %s fails the run', (status) => {
  process.env.CI = 'true';
  expect(errorAfter('passed', status)).toEqual(new Error('In CI nothing may be skipped.'));
});

test('In CI a run of all its tests is none of its business', () => {
  process.env.CI = 'true';
  expect(errorAfter('passed', 'failed')).toBeUndefined();
});

test('Elsewhere a program may be missing', () => {
  process.env.CI = '';
  expect(errorAfter('passed', 'pending')).toBeUndefined();
});
