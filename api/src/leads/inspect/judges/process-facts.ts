import { readdirSync, readFileSync } from 'node:fs';

/** In milliseconds, of which only differences mean something. */
export interface Work {
  /** Of the first thread, which runs JavaScript. */
  first: number;
  /** Of all others together: they unpack, and help V8. */
  others: number;
}

/**
 * How long the threads of a process have worked, as Linux counts it (scheduler statistics, proc(5)). A machine that
 * does other work stretches the time that passes, never this.
 * @returns undefined when the process has ended, and on other systems
 */
export function workOf(pid: number): Work | undefined {
  const times = threadsOf(pid).map((thread) => workOfThread(pid, thread));
  const first = workOfThread(pid, String(pid));
  return first ? { first, others: times.reduce((sum, time) => sum + time, 0) - first } : undefined;
}

/** Of the first thread alone. */
export function workedBy(pid: number): number | undefined {
  return workOf(pid)?.first;
}

function workOfThread(pid: number, thread: string): number {
  // The first of three numbers, in nanoseconds; 0 where the kernel does not count.
  return (Number.parseInt(read(`/proc/${pid}/task/${thread}/schedstat`), 10) || 0) / 1e6;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
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
