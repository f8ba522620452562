import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ended, readyAddress } from './children';
import { onEnd } from './on-end';

const checkout = path.join(__dirname, '..');

/** A server in a process of its own that has said that it is ready. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
  isAlive(): boolean;
  /** Ends it, as a service manager does unless another signal is given, and waits for that. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface Launch {
  /** The environment, beside PATH: no setting of whoever runs this shall decide what is measured or proved. */
  env: NodeJS.ProcessEnv;
  args?: readonly string[];
  /** Where it finds `data/` and `public/`; this checkout when left out. */
  cwd?: string;
  /** Options of Node. As a rule the quickest way to read TypeScript; tsx itself takes more time and memory. */
  options?: readonly string[];
  /** In front of the command, such as a tracer. */
  under?: readonly string[];
  /** A file or pipe for what it prints, in place of `child.stdout`. */
  stdout?: number;
}

/** Starts the server, or one that stands in for it, and waits until it is ready. */
export function startServer(launch: Launch, file = 'api/src/server.ts'): Promise<ServerProcess> {
  return ready(startProgram(file, launch));
}

/** Starts a file of this checkout as the npm scripts do, without tsx's own wrapper process. */
export function startProgram(
  file: string,
  { env, args = [], cwd = checkout, options = ['--require', 'tsx/cjs'], under = [], stdout }: Launch,
): ChildProcess {
  const [command = '', ...rest] = [...under, process.execPath, ...options, path.join(checkout, file), ...args];
  const stdio = ['pipe' as const, stdout ?? ('pipe' as const), 'pipe' as const];
  return spawn(command, rest, { cwd, env: { PATH: process.env.PATH, ...env }, stdio });
}

/** Waits until a server is ready. */
export async function ready(child: ChildProcess): Promise<ServerProcess> {
  const end = ended(child);
  return {
    child,
    url: await readyAddress(child),
    ended: end,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await end;
    },
  };
}

/** Starts a server by an npm script and waits until it is ready. It ends with this process, if not before. */
export async function startScript(
  script: string,
  place: { env: NodeJS.ProcessEnv; cwd?: string },
): Promise<Pick<ServerProcess, 'url' | 'stop'>> {
  // A group of its own, because npm, a shell and tsx stand between us and the server.
  const child = spawn('npm', ['run', '--silent', script], { ...place, detached: true });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  };
  const forget = onEnd(() => stop());
  const end = ended(child).finally(forget);
  return {
    url: await readyAddress(child),
    stop: async (signal) => {
      stop(signal);
      await end;
    },
  };
}

/** The database of `settingsIn`. */
export function databaseIn(folder: string): string {
  return path.join(folder, 'leads.db');
}

/**
 * Settings of a server at any free port of this machine, with a database in this folder. It has no quotas, because all
 * that tests and drills send comes from one address.
 */
export function settingsIn(folder: string, changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const own = {
    DATABASE_URL: `sqlite:${databaseIn(folder)}`,
    PORT: '0',
    HOST: '127.0.0.1',
    QUOTAS: 'off',
    RELEASES: 'off',
  };
  return { ...own, SITE_URL: '', NODE_ENV: 'development', ...changes };
}
