import { isContentStrict } from '../src/build/environment';
import { checkRepository, formatReport } from '../src/content/report';

const { text, ok } = formatReport(checkRepository(process.cwd()), isContentStrict());
process.stdout.write(text);
process.exitCode = ok ? 0 : 1;
