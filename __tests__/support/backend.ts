import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The real backend, serving the real `public/`, on a database of its own. */
export interface Backend {
  url: string;
  /** Leads as `npm run leads -- export --format json` gives them. */
  leads: () => Promise<Lead[]>;
  /** What `npm run leads` prints for these words. */
  run: (...words: string[]) => Promise<string>;
  /** The file that came with a lead, as `npm run leads -- attachment` saves it. */
  attachment: (receipt: string) => Promise<Buffer>;
  stop: () => Promise<void>;
}

export interface Lead {
  id: string;
  form: string;
  status: string;
  key: string;
  fields: Record<string, string>;
  attachment: { name: string; size: number } | null;
  attribution: Record<string, string> | null;
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
  const url = await addressOf(server);
  const run = async (...words: string[]) => {
    const args = ['--import', 'tsx', 'api/src/cli/leads.ts', ...words];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: settings });
    return stdout;
  };
  return {
    url,
    run,
    leads: async () => JSON.parse(await run('export', '--format', 'json')),
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

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The backend did not start:\n${output}`)));
  });
}
