import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
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
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const { contentType, body } = await acceptedBooking();
  const post = () =>
    send(url + demo.path, agent, body, {
      Accept: 'application/json',
      'Content-Type': contentType,
      'Content-Length': body.length,
      'Idempotency-Key': randomUUID(),
    });
  const milliseconds: number[] = [];
  let failed = 0;
  const started = performance.now();
  const client = async () => {
    while (performance.now() - started < seconds * 1000) {
      const sent = performance.now();
      if ((await post()) === 201) milliseconds.push(performance.now() - sent);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { accepted: milliseconds.length, failed, seconds: (performance.now() - started) / 1000, milliseconds };
}

/** The status of the answer, once it is complete; 0 when there is none. */
function send(url: string, agent: Agent, body: Buffer, headers: Record<string, string | number>): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}
