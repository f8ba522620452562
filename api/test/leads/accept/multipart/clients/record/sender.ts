import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Case, fieldsOf, fileNames, formOf } from '../sent';
import { pageOf } from './page';
import type { Recorder } from './recorder';
import { copyOfDocument, workshop } from './workshop';

export interface Sender {
  client: string;
  file: string;
}

/** How a sender is started, by the end of its name; each is called as `sender URL name=value … cv=@/path`. */
const programs: Record<string, readonly [string, ...string[]]> = {
  '.go': ['go', 'run'],
  '.java': ['java', '-cp', '/usr/share/java/*'],
  '.mjs': ['node'],
  '.php': ['php'],
  '.pl': ['perl'],
  '.py': ['/usr/bin/python3'],
  '.rb': ['ruby'],
  '.sh': ['bash'],
};

/** How long a client may take to send its form, in milliseconds: the first time, some compile. */
const patience = 240_000;

export function senders(): Sender[] {
  return readdirSync(path.join(__dirname, 'senders'))
    .filter((file) => path.extname(file) in programs)
    .map((file) => ({ client: path.parse(file).name, file }));
}

/** What a client sent, and the version that it printed. */
export async function recordCase(recorder: Recorder, { client, file }: Sender, name: Case) {
  const fields = fieldsOf(client, name);
  const given = Object.entries(fields).map(([field, value]) => `${field}=${value}`);
  if (name !== 'text') given.push(`cv=@${copyOfDocument(fileNames[name])}`);
  recorder.page = (target) => pageOf(target, formOf(name).path, fields, name === 'text' ? undefined : fileNames[name]);
  const [program, ...options] = programs[path.extname(file)] ?? ['bash'];
  const call = [...options, path.join(workshop, file), recorder.origin + formOf(name).path, ...given];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const child = spawn(program, call, { cwd: workshop, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const said = output(child);
  try {
    const request = await firstRequest(recorder, child);
    await gone(child, 3_000);
    return { request, version: said.lines()[0] ?? '' };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${said.errors()}`);
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  }
}

function firstRequest(recorder: Recorder, child: ChildProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    recorder.keep = resolve;
    child.once('exit', () => reject(new Error('It ended without sending a form.')));
    setTimeout(() => reject(new Error('It sent no form in time.')), patience).unref();
  });
}

/** Browsers stay open: they are ended. */
function gone(child: ChildProcess, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
    setTimeout(resolve, milliseconds).unref();
  });
}

function output({ stdout, stderr }: ChildProcess) {
  let lines = '';
  let errors = '';
  stdout?.on('data', (data) => {
    lines += data;
  });
  stderr?.on('data', (data) => {
    errors += data;
  });
  return { lines: () => lines.trim().split('\n'), errors: () => errors.slice(-2_000) };
}
