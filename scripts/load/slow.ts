import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { contact } from '../../src/contract/forms/contact';

export interface SlowResult {
  connections: number;
  /** Told 408, and closed. */
  closed: number;
  /** From the first byte to the end of each, in milliseconds. */
  lasted: number[];
}

/** In milliseconds. */
const defaultPause = 1000;

/** Clients that send a form byte by byte, one each second, until they are told that it took too long (R11). */
export async function runSlowClients(url: string, connections: number, pause = defaultPause): Promise<SlowResult> {
  const lasted: number[] = [];
  let closed = 0;
  const one = async () => {
    const started = performance.now();
    const answer = await dribble(url, pause);
    lasted.push(performance.now() - started);
    if (/^HTTP\/1\.1 408 /.test(answer)) closed += 1;
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { connections, closed, lasted };
}

async function dribble(url: string, pause: number): Promise<string> {
  const socket = open(url);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  const over = once(socket, 'close');
  socket.write(head(100_000));
  while (!socket.closed) {
    if (socket.writable) socket.write('x');
    await Promise.race([over, setTimeout(pause)]);
  }
  return answer;
}

/** Uploads that break off in the middle, so many at once. */
export async function runAbortedUploads(url: string, uploads: number, atOnce = 50): Promise<void> {
  let left = uploads;
  const client = async () => {
    while (left-- > 0) await abort(url);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}

async function abort(url: string): Promise<void> {
  const socket = open(url);
  await once(socket, 'connect');
  socket.write(head(200_000) + 'x'.repeat(50_000));
  await setTimeout(5);
  socket.resetAndDestroy();
  await once(socket, 'close');
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  return socket;
}

function head(length: number): string {
  const lines = [
    `POST ${contact.path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=B',
    `Content-Length: ${length}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n--B\r\n`;
}
