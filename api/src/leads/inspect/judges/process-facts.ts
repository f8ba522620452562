import { readFileSync } from 'node:fs';

/**
 * In milliseconds, from any beginning: how long the first thread of a process has worked, as Linux tells it (scheduler
 * statistics, proc(5)). A machine that does other work stretches the time that passes, never this.
 * @returns undefined when the process has ended, and on other systems
 */
export function workedBy(pid: number): number | undefined {
  // The first of three numbers, in nanoseconds; 0 where the kernel does not count.
  return Number.parseInt(read(`/proc/${pid}/schedstat`), 10) / 1e6 || undefined;
}

/**
 * In megabytes: what a process has of the machine's memory, whatever it is for (proc(5)).
 * @returns undefined when the process has ended, and on other systems
 */
export function residentOf(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
