import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/** In seconds: how long one waits for another who is just switching. */
const patience = 60;

/** Somebody else is at it: what was refused for that may be tried again. */
export class BusyError extends Error {}

export interface Lock {
  /** The number of an open file: a process that is given it holds the lock as well, to its own end. */
  file: number;
  free(): void;
}

/**
 * Takes a lock of the system, which this process holds until it frees it or ends, however it ends: nothing has to be
 * put away after one that was killed, and what that has left running still holds it. Node has no call for that, so the
 * program `flock` takes it for us, on a file that both have open.
 * @param wait in seconds
 * @returns undefined while somebody else has it
 */
export function takeLock(folder: string, name: string, wait = 0): Lock | undefined {
  mkdirSync(folder, { recursive: true });
  const file = openSync(path.join(folder, name), 'a');
  const free = () => closeSync(file);
  const { status, error } = spawnSync('flock', ['-w', String(wait), '3'], {
    stdio: ['ignore', 'ignore', 'inherit', file],
  });
  if (error) throw new Error('A release needs the program flock: install util-linux (on macOS: brew install flock).');
  if (status === 0) return { file, free };
  free();
  return undefined;
}

/**
 * Does what changes what visitors see while nobody else does. A build may take minutes, and whoever has to go back
 * meanwhile must not wait for it: that has a lock of its own.
 * @throws BusyError
 */
export function whileNobodySwitches<T>(folder: string, work: () => T): T {
  const lock = takeLock(folder, '.lock-of-switch', patience);
  if (!lock) throw new BusyError('Somebody else is leading visitors to a release: try again in a minute.');
  try {
    return work();
  } finally {
    lock.free();
  }
}
