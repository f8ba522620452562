import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pdfOfSize } from '../../../../kit/pdf';
import { maxFileBytes } from '../../../../src/contract/attachment';
import { application } from '../../../../src/contract/forms/application';
import { transferLimits } from '../../../src/http/transfer-limits';
import { bodyBudget } from '../../../src/leads/accept/reception';
import { limits } from '../../../src/quotas/limits';
import { MemoryBudget } from '../../../src/quotas/memory-budget';
import { Shortage } from '../../../src/quotas/shortage';
import { testApp } from '../../support/app';
import { apply, applying, dataWithJob } from '../../support/application';
import { stoppedClock } from '../../support/clock';
import { bodyWithFiles, booking, contentType, multipartBody, post } from '../../support/multipart';
import { postHead, type RawClient, rawClient } from '../../support/raw-client';

afterEach(() => jest.restoreAllMocks());

const body = bodyWithFiles(applying(), { cv: { filename: 'cv.pdf', data: pdfOfSize(maxFileBytes, 'cv') } });

describe('while one address holds all the memory with uploads that it never ends', () => {
  test('an honest visitor with the largest file gets in', async () => {
    const { app, store } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
    await holdEverything(app, 30);
    const visitor = await rawClient(app, '127.0.0.2');
    await begin(visitor, body.length);
    expect(await visitor.answer).toMatchObject({ status: 201 });
    expect(await store.count({})).toBe(1);
  });

  test('what the address sends further waits for room', async () => {
    const { app, store } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
    await holdEverything(app, 25);
    const another = await rawClient(app);
    await begin(another, body.length);
    expect(await another.answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(await store.count({})).toBe(0);
  });
});

test('while many addresses hold all the memory with uploads, forms without a file get in, and health tells of it', async () => {
  const { app, store } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
  // As many as have room whole, so that nothing of them is refused and given back.
  await holdEverything(app, 25, (upload) => `127.0.1.${upload + 1}`);
  const upload = await rawClient(app, '127.0.0.2');
  await begin(upload, body.length);
  expect(await upload.answer).toMatchObject({ status: 503 });
  expect((await app.inject({ ...post(), remoteAddress: '127.0.0.2' })).statusCode).toBe(201);
  expect(await store.count({})).toBe(1);
  jest.spyOn(Shortage.prototype, 'lasts', 'get').mockReturnValue(true);
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', uploads: 'overloaded' });
});

test('one address has no more than so many uploads under way, and others are not held up', async () => {
  jest.replaceProperty(limits, 'open', 5);
  const { app } = await testApp({ logLevel: 'silent' });
  // Of six at one moment, whichever is looked at last.
  const answers = Array.from({ length: 6 }, async () => {
    const client = await rawClient(app);
    await begin(client, 100);
    return client.answer;
  });
  expect(await Promise.race(answers)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  expect((await app.inject({ ...post(), remoteAddress: '127.0.0.2' })).statusCode).toBe(201);
});

test('uploads that were begun and left give their places to others of their address', async () => {
  jest.replaceProperty(limits, 'open', 5);
  const { app } = await testApp({ logLevel: 'silent', dataDir: dataWithJob() });
  const begun = await Promise.all(Array.from({ length: 5 }, () => rawClient(app)));
  const taking = jest.spyOn(MemoryBudget.prototype, 'take');
  for (const client of begun) await begin(client, 100);
  while (taking.mock.calls.length < begun.length) await setTimeout(10);
  expect(await upload(app)).toBe(429);
  stoppedClock().move(4_000);
  expect(await upload(app)).not.toBe(429);
  expect(await Promise.race(begun.map(({ answer }) => answer))).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', connection: 'close' },
  });
});

test('uploads that crawl, as many as one address may have, close no form to those who share it', async () => {
  jest.replaceProperty(limits, 'open', 5);
  const { app } = await testApp({ logLevel: 'silent' });
  const taking = jest.spyOn(MemoryBudget.prototype, 'take');
  const begun = await Promise.all(Array.from({ length: 5 }, () => rawClient(app)));
  for (const client of begun) await begin(client, 50_000);
  while (taking.mock.calls.length < begun.length) await setTimeout(10);
  expect(await upload(app)).toBe(429);
  expect((await app.inject(post())).statusCode).toBe(201);
});

test('a small form that does not come soon needs a place like an upload, and without one is stopped', async () => {
  jest.replaceProperty(limits, 'open', 1);
  const { app } = await testApp({ logLevel: 'silent' });
  const small = await Promise.all([rawClient(app), rawClient(app)]);
  for (const client of small) client.send(postHead(application.path, { ...headers(), 'Content-Length': 2_000 }));
  expect(await Promise.race(small.map(({ answer }) => answer))).toMatchObject({ status: 503 });
});

test('an upload that breaks off gives its place back', async () => {
  jest.replaceProperty(limits, 'open', 1);
  const { app } = await testApp({ logLevel: 'silent', dataDir: dataWithJob() });
  const first = await rawClient(app);
  await begin(first, 100);
  first.socket.resetAndDestroy();
  await once(first.socket, 'close');
  while ((await upload(app)) === 429);
  expect(await upload(app)).not.toBe(429);
});

test('what an upload costs counts on when it breaks off, and not when it is stored', async () => {
  const abandoning = jest.spyOn(MemoryBudget.prototype, 'abandon');
  const { app } = await testApp({ logLevel: 'silent' });
  expect((await app.inject(post())).statusCode).toBe(201);
  expect(abandoning).not.toHaveBeenCalled();
  const taking = jest.spyOn(MemoryBudget.prototype, 'take');
  const client = await rawClient(app);
  await begin(client, 100);
  while (taking.mock.calls.length === 0) await setTimeout(10);
  client.socket.resetAndDestroy();
  while (abandoning.mock.calls.length === 0) await setTimeout(10);
});

describe('a body that is too slow is answered 408 and its connection closed:', () => {
  beforeEach(() => {
    jest.replaceProperty(transferLimits, 'idleSeconds', 1);
    jest.replaceProperty(transferLimits, 'wholeSeconds', 3);
  });

  test('when nothing of it comes any more', async () => {
    const { status, detail } = await slowly(() => {});
    expect({ status, detail }).toEqual({
      status: 408,
      detail: 'Your request was not received completely. For 1 seconds nothing of it arrived. Please try again.',
    });
  });

  test('when it comes byte by byte', async () => {
    const { status, detail } = await slowly(({ send }) => send('x'));
    expect({ status, detail }).toEqual({
      status: 408,
      detail: 'Your request was not received completely. It arrived too slowly. Please try again.',
    });
  });

  test('when it is not there in the end', async () => {
    jest.replaceProperty(transferLimits, 'wholeSeconds', 2);
    const { status, detail } = await slowly(({ send }) => send('x'.repeat(500)));
    expect({ status, detail }).toMatchObject({ status: 408, detail: expect.stringContaining('did not arrive within') });
  });

  test('but not one that comes slowly, in time', async () => {
    const { app, store } = await testApp();
    const client = await rawClient(app);
    const text = multipartBody(booking());
    const length = Buffer.byteLength(text);
    client.send(postHead(post().url, { ...headers(), 'Content-Length': length }));
    for (const piece of text.match(/[\s\S]{1,200}/g) ?? []) {
      await setTimeout(100);
      client.send(piece);
    }
    expect(await client.answer).toMatchObject({ status: 201 });
    expect(await store.count({})).toBe(1);
  });

  /** What becomes of a body of which something is sent ten times in a second. */
  async function slowly(sendMore: (client: RawClient) => void): Promise<{ status: number; detail: unknown }> {
    const { app, store } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    await begin(client, 100);
    const sending = setInterval(() => client.socket.writable && sendMore(client), 100);
    const { status, headers, body: text } = await client.answer;
    clearInterval(sending);
    await client.everything;
    expect(headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(await store.count({})).toBe(0);
    return { status, detail: JSON.parse(text).detail };
  }
});

test('an endless body is cut off once it has cost far too much', async () => {
  jest.replaceProperty(limits, 'bytes', { most: 1_000_000, per: 600_000 });
  jest.replaceProperty(limits, 'overdraft', 2_000_000);
  const { app } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
  const client = await rawClient(app);
  await begin(client, body.length);
  expect(await client.answer).toMatchObject({ status: 429, headers: { connection: 'close' } });
  await client.everything;
});

describe('when the disk of the database', () => {
  const floor = 400_000_000;

  test('runs low, only submissions without a file are taken', async () => {
    const { app, store } = await appWith(floor - 1);
    const withFile = await app.inject(apply());
    expect(withFile.statusCode).toBe(503);
    expect(withFile.headers['retry-after']).toBe('300');
    expect(withFile.json().detail).toBe(
      'Files cannot be stored just now. Please call us or send it by email, or try again later.',
    );
    expect((await app.inject(post())).statusCode).toBe(201);
    expect(await store.count({})).toBe(1);
  });

  test('is nearly full, nothing is taken', async () => {
    const { app, store } = await appWith(floor / 4 - 1);
    expect((await app.inject(post())).statusCode).toBe(503);
    expect((await app.inject('/api/country-list')).statusCode).toBe(200);
    expect(await store.count({})).toBe(0);
  });

  test('has room, everything is taken', async () => {
    const { app } = await appWith(floor);
    expect((await app.inject(apply())).statusCode).toBe(201);
    expect((await app.inject(post())).statusCode).toBe(201);
  });

  function appWith(bytes: number) {
    const options = { freeBytes: async () => bytes };
    return testApp({ dataDir: dataWithJob(), diskFloor: floor, logLevel: 'silent' }, undefined, options);
  }
});

/** Sends all but the last byte of so many uploads, and waits until the budget has them, as far as it goes. */
async function holdEverything(app: FastifyInstance, uploads: number, addressOf = (_upload: number) => '127.0.0.1') {
  const taking = jest.spyOn(MemoryBudget.prototype, 'take');
  for (let upload = 0; upload < uploads; upload += 1) {
    await begin(await rawClient(app, addressOf(upload)), body.length - 1);
  }
  const taken = () => taking.mock.calls.reduce((sum, [, bytes]) => sum + bytes, 0);
  while (taken() < Math.min(uploads * (body.length - 1), bodyBudget)) await setTimeout(10);
}

/** The status that a whole application with the largest file is answered with. */
async function upload(app: FastifyInstance): Promise<number> {
  const client = await rawClient(app);
  await begin(client, body.length);
  const { status } = await client.answer;
  client.socket.destroy();
  return status;
}

/** Announces an application, and sends so many bytes of it. */
async function begin(client: RawClient, bytes: number): Promise<void> {
  client.send(postHead(application.path, { ...headers(), 'Content-Length': body.length }));
  await new Promise((resolve) => client.socket.write(body.subarray(0, bytes), resolve));
}

function headers(): Record<string, string> {
  return { 'Content-Type': contentType, 'Idempotency-Key': randomUUID() };
}
