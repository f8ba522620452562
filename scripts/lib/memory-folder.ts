import { existsSync, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm';

/** In bytes: many times what the tests write at a time. */
const enough = 4_000_000_000;

/**
 * A folder in memory for what tests write, where a commit need not wait for a disk. Undefined where there is none, or
 * where it is too small or runs no programs, as in many containers.
 */
export function memoryFolder(free = freeIn): string | undefined {
  if (!existsSync('/proc/mounts') || !existsSync(folder)) return undefined;
  if (!runsPrograms(readFileSync('/proc/mounts', 'utf8'), folder)) return undefined;
  return free(folder) > enough ? folder : undefined;
}

/** In bytes. */
function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether a file system is mounted at a folder, by Linux's list of them, from which programs may run. */
export function runsPrograms(mounts: string, at: string): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place]) => place === at)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
