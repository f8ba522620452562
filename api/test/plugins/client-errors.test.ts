import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { testApp } from '../support/app';

test.each([
  [400, 'Bad Request', 'no HTTP', 'HELLO\r\n\r\n'],
  [400, 'Bad Request', 'a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n'],
  [431, 'Request Header Fields Too Large', 'a header beyond 16 kB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}`],
])('%i %s: %s is a problem with the usual headers', async (status, title, _, request) => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  expectProblem(await answerTo(request, app.server.address() as AddressInfo), status, title);
});

test('408 Request Timeout: a request that does not end is a problem with the usual headers', async () => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  // As Node does when `headersTimeout` is over; waiting for it would take 20 s.
  const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.on('connection', (socket: Socket) => app.server.emit('clientError', timeout, socket));
  expectProblem(await answerTo('GET / HT', app.server.address() as AddressInfo), 408, 'Request Timeout');
});

/** Everything that comes back until the server closes the connection. */
async function answerTo(request: string, { port }: AddressInfo): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

function expectProblem(answer: string, status: number, title: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${title}`);
  expect(head).toContain('\r\nContent-Type: application/problem+json; charset=utf-8');
  expect(head).toContain('\r\nX-Content-Type-Options: nosniff');
  expect(head).toContain('\r\nStrict-Transport-Security: max-age=');
  expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ status, title, type: 'about:blank' });
}
