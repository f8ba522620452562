import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { paceSocket } from '../../../src/http/pacing/paced-socket';
import { Unanswered } from '../../../src/http/pacing/unanswered';
import { FairLine, type Waiter } from '../../../src/http/turns/fair-line';

/** A line in which those who wait are parsed when the test says so. */
class StandingLine extends FairLine {
  readonly waiters = new Set<Waiter>();

  override enter(waiter: Waiter): void {
    this.waiters.add(waiter);
  }

  override leave(waiter: Waiter): void {
    this.waiters.delete(waiter);
  }

  /** Parses a piece as soon as one waits, and says what waited and what it had had by then. */
  async parse(cost = 0): Promise<{ attained: number; pending: number }> {
    while (this.waiters.size === 0) await nextRound();
    const [waiter] = this.waiters;
    if (!waiter) throw new Error('Nobody waits');
    const found = { attained: waiter.attained, pending: waiter.pending };
    this.waiters.delete(waiter);
    waiter.work();
    waiter.attained += cost;
    return found;
  }
}

let server: Server;
let requests: HttpServer;
let line: StandingLine;
let client: Socket;
let socket: Socket;
/** Lengths of what was handed on, and what each took in milliseconds. */
let handed: number[];
let activity: number;
let work: number;

beforeEach(async () => {
  [line, handed, work, activity] = [new StandingLine(), [], 0, 0];
  server = createServer({ allowHalfOpen: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  [socket] = await once(server, 'connection');
  socket.on('error', () => {});
  requests = createHttpServer();
  paceSocket(socket, { line, unanswered: new Unanswered(requests), onActivity: () => (activity += 1) });
  socket.on('data', ({ length }: Buffer) => {
    handed.push(length);
    for (const end = performance.now() + work; performance.now() < end; );
  });
});

afterEach(() => {
  client.destroy();
  socket.destroy();
  server.close();
});

test('a kilobyte is handed on first, and twice as much of what is parsed in no time, up to 32', async () => {
  client.write(Buffer.alloc(60_000));
  while (sum(handed) < 60_000) await line.parse();
  expect(handed).toEqual([1024, 2048, 4096, 8192, 16_384, 60_000 - 31 * 1024]);
});

test('what takes long is followed by a kilobyte', async () => {
  client.write(Buffer.alloc(10_000));
  await line.parse();
  work = 2;
  for (let piece = 0; piece < 3; piece += 1) await line.parse();
  expect(handed).toEqual([1024, 2048, 1024, 1024]);
});

test('whoever sends more of the same request is known by all that it took', async () => {
  client.write(Buffer.alloc(1_500));
  expect(await line.parse(7)).toEqual({ attained: 0, pending: 1_500 });
  expect(await line.parse(7)).toEqual({ attained: 7, pending: 476 });
  client.write(Buffer.alloc(3_000));
  expect(await line.parse()).toEqual({ attained: 14, pending: 3_000 });
  expect(handed).toEqual([1024, 476, 1024]);
});

test('whoever has been answered comes with the next request like a newcomer', async () => {
  client.write(Buffer.alloc(1_500));
  await line.parse(7);
  answer();
  expect(await line.parse()).toEqual({ attained: 0, pending: 476 });
});

test('the end is heard behind all that came before it', async () => {
  let isOver = false;
  socket.on('end', () => {
    isOver = true;
  });
  client.end(Buffer.alloc(1_500));
  await line.parse();
  await rounds();
  expect(isOver).toBe(false);
  await line.parse();
  await rounds();
  expect(isOver).toBe(true);
});

test('an end behind which nothing waits is heard at once', async () => {
  const ended = once(socket, 'end');
  client.end();
  await ended;
  expect(handed).toEqual([]);
});

test('nothing more is received while a piece waits', async () => {
  client.write(Buffer.alloc(20_000_000));
  work = 2;
  for (let piece = 0; piece < 20; piece += 1) await line.parse();
  // As much as Node receives in one go.
  expect(socket.bytesRead).toBeLessThanOrEqual(65_536);
});

test('an answer that goes out shows that somebody is there', async () => {
  client.resume();
  socket.write(Buffer.alloc(30_000_000));
  await once(socket, 'drain');
  expect(activity).toBeGreaterThan(0);
});

test('what is paused waits in no line, and goes on when it is resumed', async () => {
  client.write(Buffer.alloc(1_500));
  await line.parse();
  socket.pause();
  await rounds();
  expect(line.waiters.size).toBe(0);
  socket.resume();
  await line.parse();
  expect(handed).toEqual([1024, 476]);
});

test('nothing is handed on of a connection that is destroyed, although it had its turn', async () => {
  client.write(Buffer.alloc(1_500));
  while (line.waiters.size === 0) await nextRound();
  const [waiter] = line.waiters;
  socket.destroy();
  waiter?.work();
  expect(handed).toEqual([]);
  await rounds();
  expect(line.waiters.size).toBe(0);
});

/** As if a request of the connection had been answered. */
function answer(): void {
  const response = new EventEmitter();
  requests.emit('request', { socket, complete: true }, response);
  response.emit('close');
}

/** As long as all takes that follows from something. */
async function rounds(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await nextRound();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
