import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readyAddress } from '../lib/ready-address';
import { type Control, controlVariable } from './server/controls';
import { afterVariable, type Point, pointVariable } from './server/points';

export interface ServerOptions {
  port: number;
  databaseUrl: string;
  control?: Control | undefined;
  /** Ends the process at this point, once it has answered so many submissions. */
  trap?: { point: Point; after: number } | undefined;
  /** In front of the command, such as a tracer. */
  under?: readonly string[];
}

export interface RunningServer {
  child: ChildProcess;
  url: string;
  /** Exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Starts the server of the fault runs, and waits until it listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const first = ['tsx/cjs', './scripts/faults/server/every-thread.ts'].flatMap((file) => ['--require', file]);
  const [command = '', ...args] = [...(options.under ?? []), process.execPath, ...first];
  const child = spawn(command, [...args, 'scripts/faults/server/index.ts'], { env: settings(options) });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const url = await readyAddress(child);
  return { child, url, ended };
}

function settings({ port, databaseUrl, control, trap }: ServerOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SERVE_SITE: 'off',
    QUOTAS: 'off',
    LOG_LEVEL: 'error',
    ...(control && { [controlVariable]: control }),
    ...(trap && { [pointVariable]: trap.point, [afterVariable]: String(trap.after) }),
  };
}
