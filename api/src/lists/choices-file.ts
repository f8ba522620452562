import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Imported for its effect, and before every module with a form: these load the fixed choices together with the code,
 * where a mistake of a content maintainer would look like one of a programmer.
 */
const file = path.join(__dirname, '../../../data/options.json');
try {
  JSON.parse(readFileSync(file, 'utf8'));
} catch (error) {
  console.error(`data/options.json cannot be read: npm run content:check says where it is wrong. (${error})`);
  process.exit(1);
}
