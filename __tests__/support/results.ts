import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a test ended in the last run of its file. */
export interface TestResult {
  /** With those of the blocks around it. */
  name: string;
  status: string;
}

/** How the tests of a file ended when it ran last. `npm test` forgets the results of earlier runs when it begins. */
export function resultsOf(file: string): readonly TestResult[] {
  const kept = path.join('.results', `${file}.json`);
  if (!existsSync(kept)) throw new Error(`${file} has not run. \`npm test\` runs everything.`);
  return JSON.parse(readFileSync(kept, 'utf8'));
}

/** What keeps the tests with these words in their names from being a proof; empty when all of them passed. */
export function faultsIn(results: readonly TestResult[], words: string): string[] {
  const named = results.filter(({ name }) => name.includes(words));
  if (named.length === 0) return [`no test is called "${words}"`];
  return named.filter(({ status }) => status !== 'passed').map(({ name, status }) => `"${name}" ${status}`);
}
