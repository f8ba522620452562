import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answersTo } from '../../../../kit/answers';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { hire } from '../../../../src/contract/forms/hire';
import { workedBy } from '../../../src/leads/inspect/judges/process-facts';
import { judgesOf, runs } from '../../support/child-processes';
import { pdf } from '../../support/documents';
import { bodyWithFiles, contentType } from '../../support/multipart';
import { readyPort, start } from '../../support/processes';
import { endedDocuments } from '../../support/worst-documents';

jest.setTimeout(120_000);

const onLinux = workedBy(process.pid) === undefined ? test.skip : test;

/** Takes seconds to judge. */
const slow = endedDocuments['a PDF of far too many numbers']?.().data ?? pdf;

let server: ChildProcess;
let url: string;
let judges: number[];

beforeEach(async () => {
  const database = `sqlite:${path.join(temporaryFolder(), 'leads.db')}`;
  server = start('server.ts', [], { PORT: '0', DATABASE_URL: database, LOG_LEVEL: 'silent' });
  url = `http://localhost:${await readyPort(server)}`;
  // Of two that are sent at once, each process gets one.
  expect(await Promise.all([send(pdf), send(pdf)])).toEqual([201, 201]);
  judges = judgesOf(server.pid);
});

afterEach(() => {
  for (const pid of judges.filter(runs)) process.kill(pid, 'SIGKILL');
});

describe('a document is judged in a process', () => {
  onLinux.each(['SIGABRT', 'SIGKILL'] as const)('whose end by %s loses nothing else', async (signal) => {
    const answer = send(slow);
    process.kill(await busyJudge(), signal);
    const others = await Promise.all([send(pdf), send(pdf), send(pdf)]);
    expect(await answer).toBe(422);
    expect(others).toEqual([201, 201, 201]);
    expect(server.exitCode).toBeNull();
  });

  onLinux('that has no setting of the server', () => {
    for (const pid of judges) expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain('DATABASE_URL');
  });

  onLinux('that ends when the server stops, within 10 seconds', async () => {
    const answer = send(slow).catch(() => undefined);
    await busyJudge();
    const ended = once(server, 'exit');
    const stopped = Date.now();
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(Date.now() - stopped).toBeLessThan(10_000);
    expect(judges.filter(runs)).toEqual([]);
    await answer;
  });

  onLinux('that ends within a moment when the server is killed, whatever it does', async () => {
    const answer = send(slow).catch(() => undefined);
    await busyJudge();
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    for (let looks = 0; looks < 20 && judges.some(runs); looks += 1) await pause(100);
    expect(judges.filter(runs)).toEqual([]);
    await answer;
  });
});

/** Sends a hiring request with this document, and gives the status of the answer. */
async function send(data: Buffer): Promise<number> {
  const body = new Uint8Array(bodyWithFiles(answersTo(hire), { cv: { filename: 'job.pdf', data } }));
  const headers = { accept: 'application/json', 'content-type': contentType, 'idempotency-key': randomUUID() };
  return (await fetch(`${url}${hire.path}`, { method: 'POST', body, headers })).status;
}

/** The one that works at a document. */
async function busyJudge(): Promise<number> {
  const before = judges.map((pid) => workedBy(pid) ?? 0);
  for (;;) {
    const busy = judges.find((pid, index) => (workedBy(pid) ?? 0) > (before[index] ?? 0) + 200);
    if (busy !== undefined) return busy;
    await pause(20);
  }
}
