import type { Reporter, TestCase } from '@playwright/test/reporter';
import ResultsReporter from './results-reporter';
import SkippedReporter from './skipped-reporter';

/** Tells Jest's reporters how the browser tests ended, so that proofs and skips are the same everywhere. */
export default class BrowserReporter implements Reporter {
  private readonly tests: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    this.tests.push(test);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const skipped = new SkippedReporter();
    for (const file of new Set(this.tests.map(({ location }) => location.file))) {
      const testResults = this.tests.filter(({ location }) => location.file === file).map(result);
      new ResultsReporter().onTestResult(undefined, { testFilePath: file, testResults });
      skipped.onTestResult(undefined, { testResults });
    }
    skipped.onRunComplete();
    const error = skipped.getLastError();
    if (!error) return undefined;
    process.stderr.write(`${error.message}\n`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** In Jest's words. */
function result(test: TestCase): { fullName: string; status: string } {
  const [, , , ...names] = test.titlePath();
  const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'pending' };
  return { fullName: names.join(' '), status: statuses[test.outcome()] };
}
