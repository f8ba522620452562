import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { run } from '../scripts/lib/run';

const wanted = z.object({ dependencies: z.object({ 'decap-cms': z.string() }) });
const installed = z.object({ version: z.string() });

/** Installs Decap CMS where it is not there, or another: nobody else needs it, so `npm ci` leaves it out. */
export async function install(): Promise<void> {
  if (isInstalled()) return;
  console.log('The editor is installed first; that is needed once.');
  const code = await run('npm', ['ci', '--prefix', __dirname, '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('The editor could not be installed: npm must reach its registry, this once.');
}

/** Whether the Decap CMS is there that the editor is made for. */
function isInstalled(): boolean {
  const own = path.join(__dirname, 'node_modules/decap-cms/package.json');
  if (!existsSync(own)) return false;
  const { dependencies } = wanted.parse(JSON.parse(readFileSync(path.join(__dirname, 'package.json'), 'utf8')));
  return installed.parse(JSON.parse(readFileSync(own, 'utf8'))).version === dependencies['decap-cms'];
}
