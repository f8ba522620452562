import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../kit/free-port';
import { buildApp } from '../../src/app';
import { listen } from '../../src/http/listen';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { openStore } from '../../src/leads/store/open';
import { testConfig } from '../support/app';
import { booking, contentType, multipartBody, post } from '../support/multipart';
import { postHead } from '../support/raw-client';

const addresses = ['127.0.0.1', '127.0.0.2'];

let store: StaffStore;

async function newApp() {
  const config = testConfig();
  store = await openStore(config.database);
  return buildApp(config, store, { logStream: { write: () => undefined } });
}

afterEach(() => store.close());

test('at each address of localhost, what is refused is refused in the same words and with all headers', async () => {
  const app = await newApp();
  const port = await listen(app, addresses, 0);
  for (const host of addresses) {
    for (const request of ['GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 'HELLO\r\n\r\n']) {
      const socket = connect({ host, port });
      socket.write(request);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 4(?:17 Expectation Failed|00 Bad Request)\r\n/);
      expect(answer).toMatch(/^content-type: application\/problem\+json/im);
      expect(answer).toMatch(/^strict-transport-security: /im);
    }
  }
  await app.close();
});

test('a stop waits for what is under way at each of them', async () => {
  const app = await newApp();
  const port = await listen(app, addresses, 0);
  const body = multipartBody(booking());
  const sockets = addresses.map((host) => connect({ host, port }));
  const answers = sockets.map((socket) => text(socket));
  const begun = { arrived: 0 };
  app.server.on('request', () => {
    begun.arrived += 1;
  });
  const length = Buffer.byteLength(body);
  const headers = { 'Content-Type': contentType, 'Content-Length': length, Connection: 'close' };
  const head = postHead(post().url, headers);
  for (const socket of sockets) socket.write(head);
  while (begun.arrived < addresses.length) await once(app.server, 'request');

  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await setTimeout(200);
  expect(isClosed).toBe(false);
  for (const socket of sockets) socket.write(body);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  await closed;
});

test('a port that is taken at one of them is an error', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.2');
  await once(other, 'listening');
  const app = await newApp();
  await expect(listen(app, addresses, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await app.close();
  other.close();
});

test('an address that the machine does not have is left out', async () => {
  const app = await newApp();
  const port = await listen(app, ['127.0.0.1', '192.0.2.1'], 0);
  expect((await fetch(`http://127.0.0.1:${port}/api/live`)).status).toBe(200);
  await app.close();
});
