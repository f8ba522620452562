import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { paceRequests } from '../../../src/http/pacing/pace-requests';

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const last = 'Connection: close\r\n';

let server: Server;
let handle: RequestListener;
/** Paths of the requests, as they began. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  handle = async (request, answer) => void answer.end(String((await buffer(request)).length));
  server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    handle(request, answer);
  });
  paceRequests(server, { error: () => {}, info: () => {} }, 3);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a body of many pieces arrives whole', async () => {
  const client = await connected();
  client.write(`POST / HTTP/1.1\r\nHost: x\r\n${last}Content-Length: 3000000\r\n\r\n`);
  client.write(Buffer.alloc(3_000_000));
  expect(await text(client)).toMatch(/3000000$/);
});

test('a body that nobody reads for a while is received when it is wanted', async () => {
  const read = handle;
  handle = (request, answer) => void setTimeout(read, 200, request, answer);
  const client = await connected();
  client.write(`POST / HTTP/1.1\r\nHost: x\r\n${last}Content-Length: 3000000\r\n\r\n`);
  client.write(Buffer.alloc(3_000_000));
  expect(await text(client)).toMatch(/3000000$/);
});

test('of a body that nobody reads, no more is received than a connection may hold', async () => {
  handle = () => {};
  const begun = once(server, 'request');
  const client = await connected();
  client.write(`POST / HTTP/1.1\r\nHost: x\r\n${last}Content-Length: 30000000\r\n\r\n`);
  client.write(Buffer.alloc(30_000_000));
  const [request] = await begun;
  await pause(300);
  expect(request.socket.bytesRead).toBeLessThan(500_000);
});

test('a client that closes its half behind its requests has every answer', async () => {
  Object.assign(server, { httpAllowHalfOpen: true });
  const client = await connected();
  client.end(get('/one').repeat(400) + get('/last', last));
  expect((await text(client)).match(/HTTP\/1\.1 200/g)).toHaveLength(401);
});

test('a connection that breaks leaves nothing to be parsed', async () => {
  const client = await connected();
  client.write(get('/burst').repeat(5_000));
  await begun(1);
  client.resetAndDestroy();
  await pause(50);
  const count = asked.length;
  await once(await ask('/after'), 'close');
  expect(asked.slice(count)).toEqual(['/after']);
});

test('what stands behind a request that is whole waits for its answer', async () => {
  const answers: (() => void)[] = [];
  handle = (_request, answer) => void answers.push(() => answer.end());
  const client = await connected();
  // It does not end in the piece in which the first one does.
  client.write(get('/first') + get('/second', `X-Long: ${'x'.repeat(1_000)}\r\n`));
  await begun(1);
  await pause(50);
  expect(asked).toEqual(['/first']);
  answers[0]?.();
  await begun(2);
  client.destroy();
});

test('a body is received whole before its answer, whatever stands behind it', async () => {
  const client = await connected();
  client.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}`);
  client.write(get('/after', last));
  expect(await text(client)).toMatch(/100000HTTP\/1\.1 200/);
  expect(asked).toEqual(['/form', '/after']);
});

test('whoever asks while a burst is parsed comes before its end', async () => {
  const [burst, other] = [await connected(), await connected()];
  // As much as Node receives in one go.
  burst.write(get('/burst').repeat(2_000));
  await begun(1);
  other.write(get('/other', last));
  await text(other);
  await begun(2_001);
  expect(asked.indexOf('/other')).toBeLessThan(1_500);
  burst.destroy();
});

describe('when more connections are open than there may be', () => {
  const isOpen = async (client: Socket) => {
    await pause(20);
    return !client.resume().readableEnded && !client.destroyed;
  };

  test('the one stays that has asked something since', async () => {
    const [first, second] = [await connected(), await connected(), await connected()];
    first.write(get('/'));
    await begun(1);
    await connected();
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
  });

  test('the one stays that was answered since', async () => {
    let answer = () => {};
    handle = (_request, response) => {
      answer = () => response.end();
    };
    const first = await connected();
    first.write(get('/'));
    await begun(1);
    const [second] = [await connected(), await connected()];
    answer();
    await once(first, 'data');
    await connected();
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
  });
});

async function connected(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  await once(client, 'connect');
  return client;
}

async function ask(path: string): Promise<Socket> {
  const client = await connected();
  client.resume();
  client.write(get(path, last));
  return client;
}

async function begun(count: number): Promise<void> {
  while (asked.length < count) await new Promise(setImmediate);
}
