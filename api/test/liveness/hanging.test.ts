import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { startHanging } from '../support/hanging';
import { booking, contentType, multipartBody, post } from '../support/multipart';
import { readyPort, start } from '../support/processes';

// Two starts of a server, on a busy machine.
jest.setTimeout(120_000);

test('a server whose loop hangs is ended and says so, and the next one has what was stored', async () => {
  const env = { DATABASE_URL: `sqlite:${path.join(temporaryFolder(), 'leads.db')}` };
  const script = `if (isMainThread) process.on('SIGUSR2', () => pause());`;
  const hanging = startHanging({ script, patience: { loop: 5_000 }, env });
  const ended = Promise.all([once(hanging, 'exit'), hanging.stderr && text(hanging.stderr)]);
  const key = 'the-same';
  const first = await send(await urlOf(hanging), key);

  hanging.kill('SIGUSR2');
  const [exit, words] = await ended;
  expect(exit).toEqual([null, 'SIGKILL']);
  expect(words).toMatch(/^{"level":60,.*"msg":"the server has hung for 5000 ms/);

  const next = start('server.ts', [], { PORT: '0', LOG_LEVEL: 'silent', ...env });
  expect(first.status).toBe(201);
  expect(await (await send(await urlOf(next), key)).json()).toEqual(await first.json());
});

test('a server whose database thread hangs is not ready within seconds, then not alive, and then ended', async () => {
  const script = `parentPort?.on('message', ({ name }) => { if (name === 'health') pause(); });`;
  const hanging = startHanging({ script, patience: { database: 15_000, loop: 4_000 } });
  const exit = once(hanging, 'exit');
  const url = await urlOf(hanging);
  const status = async (path: string) => (await fetch(url + path)).status;

  expect(await status('/api/live')).toBe(200);
  const asked = Date.now();
  expect(await status('/api/ready')).toBe(503);
  // Three, and what a busy machine adds.
  expect(Date.now() - asked).toBeLessThan(10_000);
  expect(await status('/api/live')).toBe(200);
  await statusBecomes(url, 200);
  while ((await status('/api/live')) === 200) await setTimeout(100);
  expect(await exit).toEqual([null, 'SIGKILL']);
});

test('a server whose loop is late again and again asks to be asked later, and is well by itself', async () => {
  const script = `
    if (isMainThread) process.on('SIGUSR2', () => {
      const until = performance.now() + 20_000;
      const slow = setInterval(() => performance.now() < until ? pause(1_600) : clearInterval(slow), 1);
    });`;
  const hanging = startHanging({ script });
  const url = await urlOf(hanging);
  await statusBecomes(url, 200);

  hanging.kill('SIGUSR2');
  await statusBecomes(url, 503);
  expect((await fetch(`${url}/api/live`)).status).toBe(200);
  await statusBecomes(url, 200);
});

test('what takes the thread or the loop a while ends nothing', async () => {
  const script = `
    parentPort?.on('message', ({ name }) => { if (name === 'health') pause(1_500); });
    if (isMainThread) process.on('SIGUSR2', () => pause(2_500));`;
  const slow = startHanging({ script, patience: { database: 20_000, loop: 10_000 } });
  const url = await urlOf(slow);
  slow.kill('SIGUSR2');
  for (let asked = 0; asked < 3; asked += 1) await fetch(`${url}/api/ready`);
  expect((await fetch(`${url}/api/live`)).status).toBe(200);
  expect(slow.exitCode).toBeNull();
});

async function urlOf(server: ChildProcess): Promise<string> {
  return `http://localhost:${await readyPort(server)}`;
}

function send(url: string, key: string): Promise<Response> {
  const headers = { 'content-type': contentType, 'idempotency-key': key };
  return fetch(url + post().url, { method: 'POST', body: multipartBody(booking()), headers });
}

async function statusBecomes(url: string, wanted: number): Promise<void> {
  while ((await fetch(`${url}/api/country-list`)).status !== wanted) await setTimeout(50);
}
