import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDatabaseUrl } from '../../api/src/config/config';
import type { StoredLead } from '../../api/src/leads/store/lead';
import { openStore } from '../../api/src/leads/store/open';
import { readyAddress } from '../../scripts/lib/ready-address';

/** The real backend, serving the real `public/`, on a database of its own. */
export interface Backend {
  url: string;
  /** What is stored, the newest first. */
  leads: () => Promise<StoredLead[]>;
  /** What `npm run leads` prints for these words. */
  run: (...words: string[]) => Promise<string>;
  /** The file that came with a lead, as `npm run leads -- attachment` saves it. */
  attachment: (receipt: string) => Promise<Buffer>;
  stop: () => Promise<void>;
}

/**
 * Starts a backend and waits until it listens. It finds `data/` and `public/` in `root`; a test that changes content
 * gives a folder of its own (`copyOfContent`).
 */
export async function startBackend(env: Record<string, string> = {}, root = process.cwd()): Promise<Backend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantha-e2e-'));
  const settings = {
    ...process.env,
    DATABASE_URL: `sqlite:${path.join(folder, 'leads.db')}`,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    QUOTAS: 'off',
    NODE_ENV: 'test',
    ...env,
  };
  const server = spawn(process.execPath, ['--import', 'tsx', path.resolve('api/src/server.ts')], {
    env: settings,
    cwd: root,
  });
  const url = await readyAddress(server);
  const run = async (...words: string[]) => {
    const args = ['--import', 'tsx', 'api/src/cli/leads.ts', ...words];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: settings });
    return stdout;
  };
  return {
    url,
    run,
    leads: () => storedIn(settings),
    attachment: async (receipt) => {
      const file = path.join(folder, receipt);
      await run('attachment', receipt, '--out', file);
      return readFileSync(file);
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A folder with a copy of `data/` that a test may change, beside the real `public/`. `remove` it in the end. */
export function copyOfContent(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'kantha-content-'));
  cpSync('data', path.join(root, 'data'), { recursive: true });
  for (const name of ['public', 'node_modules', 'package.json']) symlinkSync(path.resolve(name), path.join(root, name));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

async function storedIn(settings: NodeJS.ProcessEnv): Promise<StoredLead[]> {
  const store = await openStore(readDatabaseUrl(settings), { mustExist: true });
  const leads: StoredLead[] = [];
  for await (const lead of store.list({})) leads.push(lead);
  await store.close();
  return leads;
}
