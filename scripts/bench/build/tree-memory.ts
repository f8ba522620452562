import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** In pages of memory. */
  pages: number;
}

/** In bytes: of every processor that Linux is usual on. */
const pageSize = 4096;

/** Bytes resident of a process and of all below it, on Linux. */
export function residentOfTree(root: number, all = processes()): number {
  const below = new Map<number, Process[]>();
  for (const one of all) below.set(one.parent, [...(below.get(one.parent) ?? []), one]);
  const sum = ({ pid, pages }: Process): number =>
    (below.get(pid) ?? []).reduce((total, child) => total + sum(child), pages);
  const found = all.find(({ pid }) => pid === root);
  return found ? sum(found) * pageSize : 0;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(name) ?? []);
}

/** Undefined when it ended meanwhile. */
function readProcess(pid: string): Process | undefined {
  try {
    return processOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of a line of `/proc/<pid>/stat`; the name of the program, in brackets, may hold spaces and brackets itself. */
export function processOf(line: string): Process {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), pages: Number(fields[21]) };
}
