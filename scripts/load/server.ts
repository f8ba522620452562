import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { onEnd } from '../../kit/on-end';
import { type ServerProcess, settingsIn, startServer } from '../../kit/server';

export interface LoadedServer extends ServerProcess {
  /**
   * Of the process and those that judge documents for it, in MB of 1,000,000 bytes. What they share, such as Node
   * itself, is counted for each.
   */
  memory(): number;
  /** Open files and connections; undefined where the system does not tell. */
  handles(): number | undefined;
}

/** The server as it is deployed, with tsx and what it takes, but without quotas. It serves the site of this folder. */
export async function startLoadedServer(folder: string): Promise<LoadedServer> {
  const server = await startServer({ env: settingsIn(folder), options: ['--import', 'tsx'], cwd: process.cwd() });
  const { child } = server;
  onEnd(() => child.kill('SIGTERM'));
  const handles = `/proc/${child.pid}/fd`;
  return {
    ...server,
    memory: () => (residentOf(String(child.pid)) * 1024) / 1e6,
    handles: () => (existsSync(handles) ? readdirSync(handles).length : undefined),
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
