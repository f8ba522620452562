import { readFileSync, readlinkSync } from 'node:fs';

/** Where Linux tells of the thread that calls this (scheduler statistics, proc(5)); undefined on other systems. */
export function currentThread(): string | undefined {
  try {
    const thread = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
    return timeOfThread(thread) === undefined ? undefined : thread;
  } catch {
    return undefined;
  }
}

/**
 * In milliseconds, from any beginning: how long a thread has worked. A machine that does other work stretches the time
 * that passes, never this. Where nobody tells, it is the time that passes.
 * @returns undefined when the thread has ended
 */
export function timeOfThread(thread: string | undefined): number | undefined {
  if (thread === undefined) return performance.now();
  try {
    // The first of three numbers, in nanoseconds; 0 where the kernel does not count.
    return Number.parseInt(readFileSync(thread, 'latin1'), 10) / 1e6 || undefined;
  } catch {
    return undefined;
  }
}
