import path from 'node:path';
import { isContentStrict } from '../src/build/environment';
import { censusInWords } from '../src/content/files/census';
import { formatReport } from '../src/content/format-report';
import { checkRepository } from '../src/content/report';
import { runCommand } from './lib/command';

const usage = `npm run content:check            checks every file below data/
npm run content:check -- --all   also lists each sample, and each address that is not set`;

runCommand({ usage, flags: ['all'] }, async ({ flags }) => {
  const dataDir = path.resolve('data');
  const { text, ok } = formatReport(checkRepository('.'), isContentStrict(), dataDir, flags.has('all'));
  process.stdout.write(`${text}\nLooked at ${censusInWords(dataDir)}.\n`);
  process.exitCode = ok ? 0 : 1;
});
