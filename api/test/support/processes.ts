import type { ChildProcess } from 'node:child_process';
import { outputOf, readyAddress } from '../../../kit/children';
import { startProgram } from '../../../kit/server';

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts a file of `api/src`, and kills it after the test. */
export function start(file: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = startProgram(`api/src/${file}`, { env, args });
  running.push(child);
  return child;
}

/** Waits until the server is ready, and gives its port. */
export async function readyPort(child: ChildProcess): Promise<number> {
  return Number(new URL(await readyAddress(child)).port);
}

/** Runs it to its end. */
export function run(file: string, args: string[], env: NodeJS.ProcessEnv) {
  return outputOf(start(file, args, env));
}
