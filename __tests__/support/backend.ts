import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readDatabaseUrl } from '../../api/src/config/config';
import type { StoredLead } from '../../api/src/leads/store/lead';
import { openStore } from '../../api/src/leads/store/open';
import { outputOf } from '../../kit/children';
import { newFolder } from '../../kit/folders';
import { settingsIn, startProgram, startServer } from '../../kit/server';

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
  const { folder, remove } = newFolder();
  const settings = settingsIn(folder, { LOG_LEVEL: 'silent', NODE_ENV: 'test', ...env });
  const server = await startServer({ env: settings, cwd: root });
  const run = async (...args: string[]) => {
    const { out, err, code } = await outputOf(startProgram('api/src/cli/leads.ts', { env: settings, args }));
    if (code !== 0) throw new Error(err);
    return out;
  };
  return {
    url: server.url,
    run,
    leads: () => storedIn(settings),
    attachment: async (receipt) => {
      const file = path.join(folder, receipt);
      await run('attachment', receipt, '--out', file);
      return readFileSync(file);
    },
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

/** A folder with a copy of `data/` that a test may change, beside the real `public/`. `remove` it in the end. */
export function copyOfContent(): { root: string; remove: () => void } {
  const { folder: root, remove } = newFolder();
  cpSync('data', path.join(root, 'data'), { recursive: true });
  for (const name of ['public', 'node_modules', 'package.json']) symlinkSync(path.resolve(name), path.join(root, name));
  return { root, remove };
}

async function storedIn(settings: NodeJS.ProcessEnv): Promise<StoredLead[]> {
  const store = await openStore(readDatabaseUrl(settings), { mustExist: true });
  const leads: StoredLead[] = [];
  for await (const lead of store.list({})) leads.push(lead);
  await store.close();
  return leads;
}
