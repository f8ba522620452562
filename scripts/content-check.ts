import { checkRepository, formatReport } from '../src/content/report';

const { text, ok } = formatReport(checkRepository(process.cwd()), process.env.STRICT_CONTENT === '1');
process.stdout.write(text);
process.exitCode = ok ? 0 : 1;
