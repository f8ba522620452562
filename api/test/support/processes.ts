import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const root = path.join(__dirname, '../../..');

// A process takes a second to start on a quiet machine, and tests may start several on a busy one.
jest.setTimeout(60_000);

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts a file of `api/src` as the npm scripts do, without tsx's own wrapper process. */
export function start(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const command = ['--require', 'tsx/cjs', path.join(root, 'api/src', file), ...args];
  const child = spawn(process.execPath, command, { cwd: root, env: { PATH: process.env.PATH, ...env } });
  running.push(child);
  return child;
}

/** Waits for the line that users wait for, and gives the port of the server. */
export async function readyPort(child: ChildProcess): Promise<number> {
  let seen = '';
  for await (const text of child.stdout ?? []) {
    seen += text;
    const port = /^Kantha is ready at http:\/\/localhost:(\d+)$/m.exec(seen)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server ended without being ready: ${seen}`);
}

/** Runs it to its end. */
export async function run(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = start(file, args, env);
  const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'close')]);
  return { out, err, code: Number(code) };
}

async function read(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : '';
}
