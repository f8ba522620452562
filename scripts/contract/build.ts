import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../kit/free-port';
import { onEnd } from '../../kit/on-end';
import { temporaryFolder } from '../lib/temporary-folder';

/** Made by machines or of this machine only: a copy is built without them. */
const leftOut = new Set(['node_modules', 'public', '.cache', '.git', '.env', 'var', 'coverage']);

/**
 * Builds a copy of this checkout for a backend on an origin of its own, since the address is part of the pages.
 * Returns the folder, which is gone when the process ends.
 */
export async function buildCopy(): Promise<string> {
  const copy = temporaryFolder(tmpdir());
  for (const name of readdirSync('.')) {
    if (!leftOut.has(name)) cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const settings = { GATSBY_API_MODE: 'contract', GATSBY_API_URL: `http://127.0.0.1:${await freePort()}` };
  if ((await build(copy, settings)) !== 0) throw new Error('The build for another backend failed.');
  return copy;
}

/** In a process group of its own, so that all of it ends with this process. Returns the exit code. */
async function build(cwd: string, settings: NodeJS.ProcessEnv): Promise<number> {
  const env = { ...process.env, ...settings };
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd, env, stdio: 'inherit', detached: true });
  onEnd(() => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (!isOver && child.pid) process.kill(-child.pid, 'SIGKILL');
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Origin of the backend that the pages in `public/` were built for. @throws when that is our own */
export function backendOrigin(): string {
  const { apiMode, apiUrl } = JSON.parse(readFileSync('public/.built.json', 'utf8'));
  if (apiMode !== 'contract') throw new Error('These pages were not built with GATSBY_API_MODE=contract.');
  return new URL(apiUrl).origin;
}
