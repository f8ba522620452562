import { spawnSync } from 'node:child_process';

/** What a process did to its files and told its clients, in order. */
export type Action =
  | { kind: 'write'; path: string; data: Buffer; offset: number }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'sync'; path: string }
  | { kind: 'remove'; path: string }
  | { kind: 'answer'; receipt: string };

/** Calls that SQLite makes on its files, and those with which Node answers. */
const calls = 'pwrite64,ftruncate,fsync,fdatasync,unlink,write,writev,sendto,sendmsg';

/**
 * The command that starts a program under a tracer which writes down these calls of all its threads, with all data in
 * hexadecimal. `-D` leaves the program our own child, so that signals reach it.
 */
export function tracer(output: string): string[] {
  return ['strace', '-D', '-f', '-y', '-xx', '-s', '10000000', '-e', `trace=${calls}`, '-o', output];
}

/** Only Linux has strace, and not everywhere. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-D', '-o', '/dev/null', 'true']).status === 0;
}

/** Whether the tracer has written everything: the first thread, with which the program begins, is the last to end. */
export function isComplete(trace: string): boolean {
  const [first] = /^\d+/.exec(trace) ?? [];
  return first !== undefined && new RegExp(`^${first} +\\+\\+\\+ (?:exited|killed)`, 'm').test(trace);
}

export function readActions(trace: string): Action[] {
  return wholeCalls(trace).flatMap((line) => readAction(line) ?? []);
}

/**
 * The calls without the number of their thread. One during which another thread made a call stands on two lines. What
 * is written and synced counts from the end of the call on, and an answer, which may have left at once, from its start.
 */
function wholeCalls(trace: string): string[] {
  const begun = new Map<string, { start: string; at: number }>();
  const lines: string[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, start] = /^(.*) <unfinished \.\.\.>$/.exec(call) ?? [];
    const [, end] = /^<\.\.\. \w+ resumed>(.*)$/.exec(call) ?? [];
    const earlier = begun.get(thread);
    if (start !== undefined) begun.set(thread, { start, at: lines.push('') - 1 });
    else if (end === undefined || !earlier) lines.push(call);
    else if (changesFiles.test(earlier.start)) lines.push(earlier.start + end);
    else lines[earlier.at] = earlier.start + end;
  }
  return lines;
}

const changesFiles = /^(?:pwrite64|ftruncate|fsync|fdatasync|unlink)\(/;

function readAction(line: string): Action | undefined {
  const [, call, path = '', rest = ''] = /^(\w+)\((?:\d+<([^>]*)>)?(.*)\)\s+= \d+$/.exec(line) ?? [];
  const numbers = [...rest.replace(/"[^"]*"/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  switch (call) {
    case 'pwrite64':
      return { kind: 'write', path: readable(path), data: dataIn(rest), offset: numbers.at(-1) ?? 0 };
    case 'ftruncate':
      return { kind: 'truncate', path: readable(path), size: numbers.at(-1) ?? 0 };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path: readable(path) };
    case 'unlink':
      return { kind: 'remove', path: dataIn(rest).toString() };
    default:
      return call ? answerIn(dataIn(rest).toString()) : undefined;
  }
}

function answerIn(text: string): Action | undefined {
  const receipt = /^HTTP\/1\.1 201 [\s\S]*(KS-[0-9A-Z]{10})/.exec(text)?.[1];
  return receipt ? { kind: 'answer', receipt } : undefined;
}

/** All strings of a call, one behind the other: `\x48\x54...`. */
function dataIn(text: string): Buffer {
  const hex = [...text.matchAll(/"([^"]*)"/g)].map(([, string = '']) => string.replaceAll('\\x', ''));
  return Buffer.from(hex.join(''), 'hex');
}

/** With -xx, strace writes paths in hexadecimal too. */
function readable(path: string): string {
  return path.startsWith('\\x') ? Buffer.from(path.replaceAll('\\x', ''), 'hex').toString() : path;
}
