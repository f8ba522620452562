import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { paceRequests } from '../../../src/http/pacing/pace-requests';

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const last = 'Connection: close\r\n';

let server: Server;
/** Paths of the requests, as they began. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, answer) => {
    asked.push(request.url ?? '');
    answer.end(String((await buffer(request)).length));
  });
  paceRequests(server);
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
  server.removeAllListeners('request');
  server.on('request', (request, answer) => {
    setTimeout(async () => answer.end(String((await buffer(request)).length)), 200);
  });
  const client = await connected();
  client.write(`POST / HTTP/1.1\r\nHost: x\r\n${last}Content-Length: 3000000\r\n\r\n`);
  client.write(Buffer.alloc(3_000_000));
  expect(await text(client)).toMatch(/3000000$/);
});

test('of a body that nobody reads, no more is received than a connection may hold', async () => {
  server.removeAllListeners('request');
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
