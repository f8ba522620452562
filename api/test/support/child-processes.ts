import { readdirSync, readFileSync } from 'node:fs';

/** Numbers of the processes that judge documents for a server (Linux, proc(5)). */
export function judgesOf(server: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === server && isJudge(name))
    .map(Number);
}

/** Whether a process is there, and is not only kept until its parent has heard of its end. */
export function runs(pid: number): boolean {
  return isJudge(String(pid)) && !read(String(pid), 'stat').includes(') Z ');
}

function isJudge(pid: string): boolean {
  return read(pid, 'cmdline').includes('judges/start.cjs');
}

function parentOf(pid: string): number {
  // Behind the name of the program, which may have any characters.
  return Number(/\) \S (\d+) /.exec(read(pid, 'stat'))?.[1]);
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
