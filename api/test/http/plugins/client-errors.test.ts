import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { writeFiles } from '../../../../kit/folders';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { testApp } from '../../support/app';
import { booking, contentType, multipartBody, post } from '../../support/multipart';
import { postHead, rawClient } from '../../support/raw-client';

test.each([
  [400, 'Bad Request', 'no HTTP', 'HELLO\r\n\r\n'],
  [400, 'Bad Request', 'a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n'],
  [431, 'Request Header Fields Too Large', 'a header beyond 16 kB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}`],
])(
  '%i %s: %s is a problem with the usual headers, which a page of any origin can read',
  async (status, title, _, request) => {
    const { app } = await testApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    expectProblem(await answerTo(request, app.server.address() as AddressInfo), status, title);
  },
);

test('408 Request Timeout: a request that does not end is a problem with the usual headers', async () => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  // As Node does when `headersTimeout` is over; waiting for it would take 20 s.
  const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.on('connection', (socket: Socket) => app.server.emit('clientError', timeout, socket));
  expectProblem(await answerTo('GET / HT', app.server.address() as AddressInfo), 408, 'Request Timeout');
});

test('a form with two types is refused as such, whichever other programs would read', async () => {
  const { app, store } = await testApp();
  const client = await rawClient(app);
  const body = multipartBody(booking());
  client.send(
    `${[
      `POST ${post().url} HTTP/1.1`,
      'Host: x',
      `Content-Type: ${contentType}`,
      'content-type: multipart/form-data; boundary=another',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ].join('\r\n')}\r\n\r\n${body}`,
  );
  const answer = await client.answer;
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('more than one Content-Type');
  expect(await store.count({})).toBe(0);
});

describe.each([
  [400, 'without a host', 'GET /api/country-list HTTP/1.1\r\n'],
  [400, 'without a host for nothing', 'GET /api/nothing HTTP/1.1\r\n'],
  [400, 'with two hosts', 'GET /api/country-list HTTP/1.1\r\nHost: x\r\nhost: y\r\n'],
  [400, 'of HTTP/1.0 with two hosts', 'GET /api/country-list HTTP/1.0\r\nHost: x\r\nHost: x\r\n'],
  [
    431,
    'with more fields than anybody sends',
    `GET /api/country-list HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(100)}`,
  ],
  [417, 'that expects what we cannot do', 'GET /api/country-list HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n'],
  [
    501,
    'with a body in another coding',
    'POST /api/contact-store HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n',
  ],
  [405, 'with a method of other protocols', 'LINK /api/country-list HTTP/1.1\r\nHost: x\r\n'],
  [404, 'for what the API may do', 'OPTIONS /api HTTP/1.1\r\nHost: x\r\n'],
  [400, 'that cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\n'],
])('%i: a request %s', (status, _, head) => {
  test('is a problem with the usual headers, which a page of ours on another origin can read', async () => {
    const { app } = await testApp();
    const client = await rawClient(app);
    client.send(`${head}Origin: https://preview.kantha.example\r\n\r\n`);
    const answer = await client.answer;
    client.socket.destroy();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ status, type: 'about:blank' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/^max-age=/),
      'access-control-allow-origin': 'https://preview.kantha.example',
      vary: 'Origin',
    });
  });
});

test.each([
  ['HTTP/1.0 without a host', 'GET /api/country-list HTTP/1.0\r\n\r\n'],
  ['HTTP/1.0 with an expectation', 'GET /api/country-list HTTP/1.0\r\nExpect: tea\r\n\r\n'],
  ['an empty host', 'GET /api/country-list HTTP/1.1\r\nHost:\r\n\r\n'],
  ['an empty expectation', 'GET /api/country-list HTTP/1.1\r\nHost: x\r\nExpect:\r\n\r\n'],
  ['an upgrade', 'GET /api/country-list HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
])('%s is answered like any request', async (_, request) => {
  const { app } = await testApp();
  const client = await rawClient(app);
  client.send(request);
  expect((await client.answer).status).toBe(200);
  client.socket.destroy();
});

test('a request for a tunnel is refused, and its connection closed, though its client keeps it open', async () => {
  const { app } = await testApp();
  const client = await rawClient(app);
  client.socket.allowHalfOpen = true;
  client.send('CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n');
  const { status, body } = await client.answer;
  expect(JSON.parse(body)).toMatchObject({ status, title: 'Method Not Allowed' });
  await expect(promisify(app.server.getConnections.bind(app.server))()).resolves.toBe(0);
});

test('a form whose client closes its half of the connection behind it gets its answer', async () => {
  const { app, store } = await testApp();
  const client = await rawClient(app);
  const body = multipartBody(booking());
  const length = { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(body) };
  client.socket.end(`${postHead(post().url, length)}${body}`);
  expect((await client.answer).status).toBe(201);
  await client.everything;
  expect(await store.count({})).toBe(1);
});

test('a client that closes its half of the connection in the middle of a form gets 400, and nothing is stored', async () => {
  const { app, store } = await testApp();
  const client = await rawClient(app);
  client.socket.end(`${postHead(post().url, { 'Content-Type': contentType, 'Content-Length': 999 })}--`);
  expect(await client.everything).toMatch(/^HTTP\/1.1 400 /);
  expect(await store.count({})).toBe(0);
});

test('a form that expects 100 Continue is told to go on, and is stored', async () => {
  const { app, store } = await testApp();
  const client = await rawClient(app);
  const body = multipartBody(booking());
  const length = { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(body) };
  client.send(postHead(post().url, { ...length, 'Idempotency-Key': randomUUID(), Expect: '100-Continue' }));
  expect((await client.answer).status).toBe(100);
  client.send(body);
  await once(client.socket, 'data');
  client.socket.destroy();
  expect(await store.count({})).toBe(1);
});

test.each(['200-ok', '100-continue, tea', 'x-100-continue'])(
  'a form that expects %s is refused with the usual headers, and its connection is of no further use',
  async (expected) => {
    const { app, store } = await testApp();
    const client = await rawClient(app);
    const length = { 'Content-Type': contentType, 'Content-Length': 999 };
    client.send(postHead(post().url, { ...length, Expect: expected }) + 'x'.repeat(999));
    const said = await client.everything;
    expect(said).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r$/m);
    expect(said).toMatch(/^connection: close\r$/im);
    expect(said).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(await store.count({})).toBe(0);
  },
);

describe('what is no HTTP, behind a request,', () => {
  const film = 'x'.repeat(3_000_000);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const garbage = 'HELLO\r\n\r\n';
  const statuses = (said: string) => said.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(-3)));
  let app: FastifyInstance;
  let port: number;

  beforeEach(async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'index.html': '', '404.html': '', 'csp.json': {}, _headers: '', 'files/tour.mp4': film });
    ({ app } = await testApp({ publicDir: folder, logLevel: 'silent' }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
  });

  test('leaves its answer whole, and has its own behind it', async () => {
    const said = await answerTo(get('/files/tour.mp4') + garbage, { port });
    expect(said.split('\r\n\r\n')[1]?.startsWith(`${film}HTTP/1.1 400 `)).toBe(true);
    expect(statuses(said)).toEqual([200, 400]);
  });

  test('waits for each request that was whole', async () => {
    const said = await answerTo(get('/files/tour.mp4') + get('/api/live').repeat(2) + garbage, { port });
    expect(statuses(said)).toEqual([200, 200, 200, 400]);
  });

  test('in the place of its body, is answered once, however many pieces come', async () => {
    const client = await rawClient(app);
    client.send(postHead('/api/contact-store', { 'Content-Type': contentType, 'Transfer-Encoding': 'chunked' }));
    client.send('?'.repeat(30_000));
    expect(statuses(await client.everything)).toEqual([400]);
  });

  test('in the place of its body, is a problem', async () => {
    const client = await rawClient(app);
    client.send(`${postHead('/api/contact-store', { 'Content-Type': contentType, 'Transfer-Encoding': 'chunked' })}no`);
    expect((await client.answer).status).toBe(400);
  });

  test('in the place of its body, when it is refused already, ends the connection without a second answer', async () => {
    const client = await rawClient(app);
    client.send(postHead('/api/nothing-here', { 'Content-Type': contentType, 'Transfer-Encoding': 'chunked' }));
    expect((await client.answer).status).toBe(404);
    client.send('zz\r\n');
    expect(statuses(await client.everything)).toEqual([404]);
  });
});

/** Everything that comes back until the server closes the connection. */
async function answerTo(request: string, { port }: Pick<AddressInfo, 'port'>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

function expectProblem(answer: string, status: number, title: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${title}`);
  expect(head).toContain('\r\nContent-Type: application/problem+json; charset=utf-8');
  expect(head).toContain('\r\nX-Content-Type-Options: nosniff');
  expect(head).toContain('\r\nAccess-Control-Allow-Origin: *');
  expect(head).toContain('\r\nStrict-Transport-Security: max-age=');
  expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ status, title, type: 'about:blank' });
}
