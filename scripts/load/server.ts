import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from '../lib/on-end';
import { readyAddress } from '../lib/ready-address';

export interface LoadedServer {
  url: string;
  /**
   * Of the process and those that judge documents for it, in MB of 1,000,000 bytes. What they share, such as Node
   * itself, is counted for each.
   */
  memory(): number;
  /** Open files and connections; undefined where the system does not tell. */
  handles(): number | undefined;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** The server as it is deployed, but for the quotas: all load comes from one address. */
export async function startLoadedServer(folder: string): Promise<LoadedServer> {
  const own = { DATABASE_URL: `sqlite:${path.join(folder, 'leads.db')}`, PORT: '0', HOST: '127.0.0.1', QUOTAS: 'off' };
  const env = { ...process.env, ...own, SITE_URL: '', NODE_ENV: 'development' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/server.ts'], { env });
  const ended = once(child, 'exit');
  onEnd(() => child.kill('SIGTERM'));
  const url = await readyAddress(child);
  const handles = `/proc/${child.pid}/fd`;
  return {
    url,
    memory: () => (residentOf(String(child.pid)) * 1024) / 1e6,
    handles: () => (existsSync(handles) ? readdirSync(handles).length : undefined),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Of a process and its children, in kilobytes. */
function residentOf(pid: string): number {
  const sizes = execFileSync('ps', ['-o', 'rss=', '-p', pid, '--ppid', pid], { encoding: 'utf8' });
  return sizes
    .trim()
    .split(/\s+/)
    .map(Number)
    .reduce((sum, size) => sum + size, 0);
}
