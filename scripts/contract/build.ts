import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port';
import { run } from '../lib/run';

/** Made by machines or of this machine only: a copy is built without them. */
const leftOut = new Set(['node_modules', 'public', '.cache', '.git', '.env', 'var', 'coverage']);

/**
 * Builds a copy of this checkout for a backend on an origin of its own, since the address is part of the pages.
 * Returns the folder, which is gone when the process ends.
 */
export async function buildCopy(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'kantha-contract-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  for (const name of readdirSync('.')) {
    if (!leftOut.has(name)) cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const settings = { GATSBY_API_MODE: 'contract', GATSBY_API_URL: `http://127.0.0.1:${await freePort()}` };
  const code = await run('npm', ['run', '--silent', 'build'], { cwd: copy, env: { ...process.env, ...settings } });
  if (code !== 0) throw new Error('The build for another backend failed.');
  return copy;
}

/** Origin of the backend that the pages in `public/` were built for. @throws when that is our own */
export function backendOrigin(): string {
  const { apiMode, apiUrl } = JSON.parse(readFileSync('public/.built.json', 'utf8'));
  if (apiMode !== 'contract') throw new Error('These pages were not built with GATSBY_API_MODE=contract.');
  return new URL(apiUrl).origin;
}
