import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { idempotencyHeader } from '../../src/contract/extras';
import { demo } from '../../src/contract/forms/demo';
import { acceptedBooking } from './booking';

export interface Bookings {
  accepted: number;
  /** Anything but a 201, refused connections included. */
  failed: number;
  seconds: number;
  /** Of each accepted one, from sending to the whole answer. */
  milliseconds: number[];
}

/** Books demos, each with a key of its own; every client sends the next as soon as it has the answer. */
export async function bookDemos(url: string, clients: number, seconds: number): Promise<Bookings> {
  const booking = await acceptedBooking();
  const milliseconds: number[] = [];
  let failed = 0;
  const started = performance.now();
  const client = async () => {
    const socket = connection(url);
    while (performance.now() - started < seconds * 1000) {
      const sent = performance.now();
      if ((await post(socket, url, booking)) === 201) milliseconds.push(performance.now() - sent);
      else failed += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { accepted: milliseconds.length, failed, seconds: (performance.now() - started) / 1000, milliseconds };
}

/**
 * A connection that stays open. Not `node:http`: its client takes as much of the processor for a booking as the server
 * does, and the rate would be that of both.
 */
function connection(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  return socket.on('error', () => socket.destroy());
}

/** The status of the answer, once it is complete; 0 when there is none. */
function post(
  socket: Socket,
  url: string,
  { contentType, body }: { contentType: string; body: Buffer },
): Promise<number> {
  const head = [
    `POST ${demo.path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    'Accept: application/json',
    `Content-Type: ${contentType}`,
    `Content-Length: ${body.length}`,
    `${idempotencyHeader}: ${randomUUID()}`,
  ];
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve(0);
    let answer = '';
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (isComplete(answer)) settle(Number(answer.slice('HTTP/1.1 '.length).slice(0, 3)));
    };
    const onClose = () => settle(0);
    const settle = (status: number) => {
      socket.off('data', onData).off('close', onClose);
      resolve(status);
    };
    socket.on('data', onData).on('close', onClose);
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  });
}

function isComplete(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /^content-length: *(\d+)\r$/im.exec(answer)?.[1];
  return answer.length >= headEnd + 4 + Number(length);
}
