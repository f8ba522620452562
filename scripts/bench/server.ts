import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readyAddress } from '../lib/ready-address';

export interface Server {
  url: string;
  databaseFile: string;
  stop(): Promise<void>;
}

/**
 * The real server on a database of its own, with its own settings but for the quotas, which one client would exceed.
 */
export async function startServer(folder: string): Promise<Server> {
  const env = serverSettings(folder);
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/server.ts'], { env });
  const url = await readyAddress(child);
  return {
    url,
    databaseFile: databaseFile(folder),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function serverSettings(folder: string): NodeJS.ProcessEnv {
  const own = { DATABASE_URL: `sqlite:${databaseFile(folder)}`, PORT: '0', HOST: '127.0.0.1', SERVE_SITE: 'on' };
  return { ...process.env, ...own, SITE_URL: '', QUOTAS: 'off', NODE_ENV: 'development' };
}

function databaseFile(folder: string): string {
  return path.join(folder, 'leads.db');
}
