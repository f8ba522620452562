/** Names what was skipped; in CI, where every program that the tests need is installed, that is a failure. */
class SkippedReporter {
  skipped = [];

  onTestResult(_test, { testResults }) {
    for (const { status, fullName } of testResults) {
      if (status === 'pending' || status === 'todo' || status === 'disabled') this.skipped.push(fullName);
    }
  }

  onRunComplete() {
    if (this.skipped.length === 0) return;
    process.stderr.write(`\nSkipped:\n${this.skipped.map((name) => `  ${name}\n`).join('')}`);
  }

  getLastError() {
    return process.env.CI && this.skipped.length > 0 ? new Error('In CI nothing may be skipped.') : undefined;
  }
}

module.exports = SkippedReporter;
