import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const unit = 'docs/deploy/kantha.service';

/**
 * The server as its unit starts it, with tsx and what it takes, but without quotas. It serves the site of this folder.
 * @param under in front of the command, such as what sets limits
 */
export async function startLoadedServer(folder: string, under: readonly string[] = []): Promise<LoadedServer> {
  const [, options = ''] =
    /^ExecStart=\/usr\/bin\/node (.+) api\/src\/server\.ts$/m.exec(readFileSync(unit, 'utf8')) ?? [];
  const server = await startServer({ env: settingsIn(folder), options: options.split(' '), cwd: process.cwd(), under });
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
