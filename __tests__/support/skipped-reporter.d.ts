export default class SkippedReporter {
  onTestResult(test: unknown, result: { testResults: { status: string; fullName: string }[] }): void;
  onRunComplete(): void;
  getLastError(): Error | undefined;
}
