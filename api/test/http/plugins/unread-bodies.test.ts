import { setTimeout } from 'node:timers/promises';
import { demo } from '../../../../src/contract/forms/demo';
import { transferLimits } from '../../../src/http/transfer-limits';
import { limits } from '../../../src/quotas/limits';
import { testApp } from '../../support/app';
import { contentType } from '../../support/multipart';
import { postHead, type RawClient, rawClient } from '../../support/raw-client';

const megabyte = Buffer.alloc(1024 * 1024, 'x');
const endless = 1_000_000_000;

afterEach(() => jest.restoreAllMocks());

// As Python's requests and httpx and Ruby's Net::HTTP do, which are lost where the connection is reset meanwhile.
describe('a client that sends its whole body before it reads is told why it was refused:', () => {
  test.each([17, 40, 60])(
    'as too large, with %d MB',
    async (megabytes) => {
      const { app } = await testApp({ logLevel: 'silent' });
      expect(await answerAfter(await rawClient(app), megabytes)).toMatch(/^HTTP\/1.1 413 /);
    },
    30_000,
  );

  test('as too much of its network, when that is known in the middle of it', async () => {
    jest.replaceProperty(limits, 'bytes', { most: 1_000_000, per: 600_000 });
    jest.replaceProperty(limits, 'overdraft', 1_000_000);
    const { app } = await testApp({ logLevel: 'silent', quotas: true });
    expect(await answerAfter(await rawClient(app), 15)).toMatch(/^HTTP\/1.1 429 /);
  }, 30_000);
});

test('a body that is refused unread keeps its connection no longer than one that is read, however fast it comes', async () => {
  jest.replaceProperty(transferLimits, 'wholeSeconds', 2);
  const { app } = await testApp({ logLevel: 'silent' });
  const client = await rawClient(app);
  client.send(postHead('/api/nothing-here', { 'Content-Type': 'application/json', 'Content-Length': endless }));
  expect(await client.answer).toMatchObject({ status: 404 });
  const answered = performance.now();
  const stream = setInterval(() => client.send('x'.repeat(5_000)), 100);
  await client.everything;
  clearInterval(stream);
  expect(performance.now() - answered).toBeGreaterThan(1_900);
  expect(performance.now() - answered).toBeLessThan(8_000);
}, 15_000);

test.each([
  ['to an address that does not exist', '/api/nothing-here', 'application/json', 404],
  ['to a page', '/products', 'text/plain', 405],
  ['to a list', '/api/job-list', 'application/json', 405],
  ['of another type to a form', '/api/contact-store', 'application/json', 415],
])(
  'a body that is sent %s is answered before it arrives, and not received without end',
  async (_, path, type, status) => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    client.send(postHead(path, { 'Content-Type': type, 'Content-Length': endless }));
    expect(await client.answer).toMatchObject({ status });
    // How much passes between two looks depends on the machine.
    expect(await sendAll(client)).toBeLessThan(endless);
  },
  30_000,
);

test('a body that is refused unread, and then stops, keeps its connection for seconds only', async () => {
  const { app } = await testApp({ logLevel: 'silent' });
  const client = await rawClient(app);
  client.send(postHead('/api/nothing-here', { 'Content-Type': 'application/json', 'Content-Length': endless }));
  expect(await client.answer).toMatchObject({ status: 404 });
  const answered = performance.now();
  // As long as something comes, it is waited for.
  for (let piece = 0; piece < 4; piece += 1) {
    client.send('x');
    await setTimeout(3_000);
  }
  expect(client.socket.destroyed).toBe(false);
  await client.everything;
  expect(performance.now() - answered).toBeGreaterThan(18_000);
});

test('a body that is refused unread and trickles keeps its connection no longer than one that is read', async () => {
  jest.replaceProperty(transferLimits, 'idleSeconds', 2);
  const { app } = await testApp({ logLevel: 'silent' });
  const client = await rawClient(app);
  client.send(postHead('/api/nothing-here', { 'Content-Type': 'application/json', 'Content-Length': endless }));
  expect(await client.answer).toMatchObject({ status: 404 });
  const answered = performance.now();
  const trickle = setInterval(() => client.send('x'), 300);
  await client.everything;
  clearInterval(trickle);
  expect(performance.now() - answered).toBeGreaterThan(1_900);
  expect(performance.now() - answered).toBeLessThan(8_000);
});

test('a body in chunks, which no browser sends and which cost more than they hold, is not received for long', async () => {
  const { app } = await testApp({ logLevel: 'silent' });
  const client = await rawClient(app);
  client.send(postHead('/api/nothing-here', { 'Content-Type': 'text/plain', 'Transfer-Encoding': 'chunked' }));
  expect(await client.answer).toMatchObject({ status: 404 });
  const answered = performance.now();
  client.send('1\r\nx\r\n'.repeat(40_000));
  await client.everything;
  expect(performance.now() - answered).toBeLessThan(5_000);
});

test.each(['HTTP/1.1', 'HTTP/1.0'])(
  'a refused body is received to its end where the connection ends with the answer, by %s',
  async (version) => {
    const { app } = await testApp({ logLevel: 'silent' });
    const client = await rawClient(app);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 5 * megabyte.length, Connection: 'close' };
    client.send(postHead('/api/nothing-here', headers).replace('HTTP/1.1', version));
    expect(await client.answer).toMatchObject({ status: 404, headers: { connection: 'close' } });
    const failed = jest.fn();
    client.socket.on('error', failed);
    for (let sent = 0; sent < 5; sent += 1) await new Promise((resolve) => client.socket.write(megabyte, resolve));
    const ended = performance.now();
    await client.everything;
    expect(failed).not.toHaveBeenCalled();
    expect(performance.now() - ended).toBeLessThan(5_000);
  },
);

test('fifty bodies that are refused unread and do not come take one timer', async () => {
  const { app } = await testApp({ logLevel: 'silent' });
  const timers = jest.spyOn(globalThis, 'setInterval');
  for (let sent = 0; sent < 50; sent += 1) {
    const client = await rawClient(app);
    client.send(postHead('/api/nothing-here', { 'Content-Type': 'application/json', 'Content-Length': endless }));
    await client.answer;
  }
  expect(timers.mock.calls.length).toBeLessThan(5);
  timers.mockRestore();
});

test('a small body that is refused unread leaves the connection as it was', async () => {
  const { app } = await testApp({ logLevel: 'silent' });
  const client = await rawClient(app);
  client.send(postHead('/api/nothing-here', { 'Content-Type': 'application/json', 'Content-Length': 2 }));
  expect(await client.answer).toMatchObject({ status: 404 });
  client.send('{}GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await client.everything).toContain('HTTP/1.1 200');
});

/** @returns everything that a client finds when it begins to read behind its body */
async function answerAfter(client: RawClient, megabytes: number): Promise<string> {
  client.socket.pause();
  client.send(postHead(demo.path, { 'Content-Type': contentType, 'Content-Length': megabytes * megabyte.length }));
  for (let sent = 0; sent < megabytes; sent += 1)
    await new Promise((resolve) => client.socket.write(megabyte, resolve));
  client.socket.resume();
  return client.everything;
}

/** @returns how many bytes went before the connection was ended */
async function sendAll({ socket }: RawClient): Promise<number> {
  let sent = 0;
  while (!socket.destroyed && sent < endless) {
    const isTaken = socket.write(megabyte);
    sent += megabyte.length;
    if (isTaken) continue;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        socket.off('drain', goOn).off('close', goOn);
        resolve();
      };
      socket.on('drain', goOn).on('close', goOn);
    });
  }
  return sent;
}
