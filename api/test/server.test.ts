import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { writeFiles } from '../../kit/folders';
import { temporaryFolder } from '../../kit/temporary-folder';
import { readConfig } from '../src/config/config';
import { openStore } from '../src/leads/store/open';
import { storedLeads } from './support/app';
import { newLead } from './support/leads';
import { booking, contentType, multipartBody, post } from './support/multipart';
import { readyPort, run, start } from './support/processes';

test('mistakes in the settings stop the process with one sentence each', async () => {
  const { err, out, code } = await run('server.ts', [], { PORT: 'x', QUOTAS: 'x' });
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err.trim().split('\n')).toHaveLength(2);
});

test('a database in memory stops the process', async () => {
  const { err, code } = await run('server.ts', [], { PORT: '0', DATABASE_URL: 'sqlite::memory:' });
  expect(code).toBe(1);
  expect(err).toBe('DATABASE_URL must be sqlite:<file> or postgres://<user>@<host>/<database>.\n');
});

test('a database in a folder that is mistyped stops the process with a sentence, and makes no folder', async () => {
  const folder = path.join(temporaryFolder(), 'vra');
  const { err, code } = await run('server.ts', [], { PORT: '0', DATABASE_URL: `sqlite:${folder}/leads.db` });
  expect(code).toBe(1);
  expect(err).toBe(`DATABASE_URL: There is no folder ${folder}: make it first, or correct the path.\n`);
  expect(existsSync(folder)).toBe(false);
});

test('a port that is taken stops the process with a sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const taken = String((other.address() as AddressInfo).port);
  const file = path.join(temporaryFolder(), 'leads.db');
  const { err, code } = await run('server.ts', [], { PORT: taken, HOST: 'localhost', DATABASE_URL: `sqlite:${file}` });
  other.close();
  expect(code).toBe(1);
  expect(err).toMatch(
    /^PORT: Another program has this port already, such as the desk or the server; set it to another one\. \(.*\)\n$/,
  );
});

test.each([
  ['203.0.113.9', 'HOST: This machine has no such address'],
  ['no.such.host.invalid', 'HOST: No machine of that name is known'],
])('an address that cannot be listened at stops the process with a sentence: %s', async (HOST, sentence) => {
  const env = { HOST, PORT: '0', DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db`, LOG_LEVEL: 'silent' };
  const { err, code } = await run('server.ts', [], env);
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]+\)\n$/);
  expect(err).toContain(sentence);
});

test('in production a site that is not built stops the process with a sentence', async () => {
  const folder = temporaryFolder();
  const env = { NODE_ENV: 'production', SITE_URL: 'https://www.kantha.software' };
  expect(() => readConfig(env, folder)).toThrow(/^SERVE_SITE must be off while there is no site to serve;/);
  expect(readConfig({ ...env, SERVE_SITE: 'off' }, folder).serveSite).toBe(false);
  writeFiles(folder, { 'public/index.html': '<!doctype html>' });
  expect(readConfig(env, folder).serveSite).toBe(true);
});

test('on SIGTERM, a request in flight is still answered and stored, then the process ends with 0', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const child = start('server.ts', [], { PORT: '0', DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'warn' });
  const ended = once(child, 'exit');
  const port = await readyPort(child);

  const body = multipartBody(booking({ product: '1' }));
  const answer = slowPost(port, body, () => child.kill('SIGTERM'));
  expect((await answer).status).toBe(201);
  const stopped = Date.now();
  expect(await ended).toEqual([0, null]);
  // Not waiting for the client, which would keep the connection for eight seconds more.
  expect(Date.now() - stopped).toBeLessThan(3_000);

  const store = await openStore({ kind: 'sqlite', file }, { mustExist: true });
  expect(await store.count({})).toBe(1);
  await store.close();
});

test('whoever is still sending when the server ends reads that, and when to come again', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const child = start('server.ts', [], { PORT: '0', DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'warn' });
  const ended = once(child, 'exit');
  const port = await readyPort(child);
  const answer = slowPost(port, multipartBody(booking()), () => child.kill('SIGTERM'), 60_000);
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5', connection: 'close' } });
  expect(await ended).toEqual([0, null]);
});

test('an hour after its start, a server forgets the leads whose time is over', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const young = newLead({ receivedAt: new Date().toISOString() });
  for (const lead of [newLead({ receivedAt: '2020-01-01T00:00:00.000Z' }), young]) await store.save(lead);
  const hourPasses = path.join(__dirname, 'support/hour-passes.cjs');
  const child = start('server.ts', [], {
    PORT: '0',
    DATABASE_URL: `sqlite:${file}`,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--require ${hourPasses}`,
  });
  await readyPort(child);
  while ((await store.count({})) === 2) await pause(20);
  expect(await storedLeads(store)).toMatchObject([{ id: young.id }]);
  await store.close();
});

test('the log says with what it started, without secrets, and that it stops and has stopped', async () => {
  const child = start('server.ts', [], {
    PORT: '0',
    DATABASE_URL: `sqlite:${path.join(temporaryFolder(), 'leads.db')}`,
    SMTP_URL: 'smtp://desk:hush@127.0.0.1:1',
    MAIL_FROM: 'desk@kantha.example',
    WEBHOOK_URL: 'https://hooks.example/hush',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  });
  let log = '';
  child.stdout?.on('data', (piece: Buffer) => {
    log += piece;
    if (piece.includes('Kantha is ready')) child.kill('SIGTERM');
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  // Behind Fastify's own, of the port. When the mail server turns out to be away is open.
  const isOfMail = ({ msg }: { msg: string }) => msg.startsWith('the mail server');
  const said = lines
    .map((line) => JSON.parse(line))
    .filter((line) => !isOfMail(line))
    .slice(-3);
  expect(said.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(
      /^started: listens at http:\/\/localhost:\d+, keeps leads in SQLite \(.*leads\.db\), tells of them the webhook at hooks\.example and visitors by e-mail, believes no proxy, serves .+$/,
    ),
    'stopping',
    'stopped',
  ]);
  expect(said[2]).toMatchObject({ seconds: expect.any(Number) });
  expect(said[0]).toMatchObject({
    database: 'sqlite',
    siteUrl: 'http://localhost:0',
    notifies: ['webhook', 'acknowledgement'],
  });
  expect(log).toContain(
    'leads are told to the webhook at hooks.example, and to visitors by e-mail through 127.0.0.1:1',
  );
  expect(log).not.toMatch(/hush|AAAA/);
});

test('while the database waits for a lock, everything but submissions is answered at once', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const child = start('server.ts', [], { PORT: '0', DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'fatal' });
  const url = `http://localhost:${await readyPort(child)}`;
  const other = new SqliteDatabase(file);
  other.exec('begin exclusive');
  let isAnswered = false;
  const headers = { accept: 'application/json', 'content-type': contentType, 'idempotency-key': randomUUID() };
  const body = multipartBody(booking());
  const submission = fetch(url + post().url, { method: 'POST', body, headers }).finally(() => {
    isAnswered = true;
  });
  let inTime = 0;
  while (!isAnswered) {
    expect((await fetch(`${url}/api/country-list`)).ok).toBe(true);
    if (!isAnswered) inTime += 1;
  }
  // Were the lists held up too, one at most would come before it: the one that was asked for before it arrived.
  expect(inTime).toBeGreaterThan(2);
  expect((await submission).status).toBe(503);
  other.close();
});

test('a server whose database thread dies ends, so that it is started again, instead of waiting for ever', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'dies.cjs': `
      require('node:worker_threads').parentPort?.on('message', ({ name }) => {
        if (name === 'health') throw new Error('the thread died');
      });`,
  });
  const child = start('server.ts', [], {
    PORT: '0',
    DATABASE_URL: `sqlite:${path.join(folder, 'leads.db')}`,
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--require ${path.join(folder, 'dies.cjs')}`,
  });
  const ended = once(child, 'exit');
  const port = await readyPort(child);
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
  expect(await ended).toEqual([1, null]);
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Sends half of a body, calls `halfway`, and sends the rest after a while, in milliseconds, if it has no answer yet.
 */
function slowPost(port: number, body: string, halfway: () => void, pauseTime = 300): Promise<Answer> {
  const half = body.length >> 1;
  return new Promise((resolve, reject) => {
    const headers = { ...post().headers, 'content-type': contentType, 'content-length': Buffer.byteLength(body) };
    let rest: NodeJS.Timeout | undefined;
    const call = request({ port, host: 'localhost', method: 'POST', path: post().url, headers }, (response) => {
      clearTimeout(rest);
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    call.on('error', reject);
    call.write(body.slice(0, half), () => {
      halfway();
      rest = setTimeout(() => call.end(body.slice(half)), pauseTime);
    });
  });
}
