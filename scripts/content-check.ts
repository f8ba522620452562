import path from 'node:path';
import { isContentStrict } from '../src/build/environment';
import { censusInWords } from '../src/content/files/census';
import { formatReport } from '../src/content/format-report';
import { checkRepository } from '../src/content/report';

const dataDir = path.resolve('data');
const { text, ok } = formatReport(checkRepository(process.cwd()), isContentStrict(), dataDir);
process.stdout.write(`${text}\nLooked at ${censusInWords(dataDir)}.\n`);
process.exitCode = ok ? 0 : 1;
