const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Writes down how each test of a file ended, for the proof of the requirements (`results.ts`). */
class ResultsReporter {
  onTestResult(_test, { testFilePath, testResults }) {
    const file = path.join('.results', `${path.relative(process.cwd(), testFilePath)}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(testResults.map(({ fullName, status }) => ({ name: fullName, status }))));
  }
}

module.exports = ResultsReporter;
