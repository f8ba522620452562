export default class ResultsReporter {
  onTestResult(
    test: unknown,
    result: { testFilePath: string; testResults: { status: string; fullName: string }[] },
  ): void;
}
