import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { readJson } from '../../support/folders';

test('The editor schemas are those that npm run content:schemas writes', () => {
  const folder = temporaryFolder();
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  execFileSync(process.execPath, ['--import', tsx, path.resolve('scripts/content-schemas.ts')], { cwd: folder });
  expect(filesIn('.vscode')).toEqual(filesIn(path.join(folder, '.vscode')));
});

/** By name; as values, because the formatter may have laid them out otherwise. */
function filesIn(folder: string): Record<string, unknown> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.sort().map((name) => [name, readJson(path.join(folder, name))]));
}
