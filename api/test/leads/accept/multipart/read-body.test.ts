import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Problem } from '../../../../src/http/problem';
import { maxDiscarded, readBody } from '../../../../src/leads/accept/multipart/read-body';

const megabyte = 1024 * 1024;
/** What asks for nothing and refuses nothing. */
const willing = {
  ...{ announced: undefined, limit: 8 * megabyte, count: () => {}, take: () => true, forget: () => {} },
  stops: [],
};

describe('nothing is kept of a body that will be refused, although all of it is received:', () => {
  test('when it is too large', async () => {
    const body = bodyThatCanBeForgotten();
    const read = readBody(body.stream, { ...willing, limit: 2 * megabyte, lost: never() });
    await body.send(4);
    expect(await body.kept()).toBe(0);
    await refusedAtItsEnd(read, body.stream, 413);
  });

  test('when there is no memory for it', async () => {
    let left = 2;
    const body = bodyThatCanBeForgotten();
    const take = () => left-- > 0;
    const read = readBody(body.stream, { ...willing, take, lost: never() });
    await body.send(4);
    expect(await body.kept()).toBe(0);
    await refusedAtItsEnd(read, body.stream, 503);
  });

  test('when its memory is given to somebody else', async () => {
    const losing = new AbortController();
    const body = bodyThatCanBeForgotten();
    const read = readBody(body.stream, { ...willing, lost: losing.signal });
    await body.send(2);
    expect(await body.kept()).toBe(2);
    losing.abort();
    await body.send(2);
    expect(await body.kept()).toBe(0);
    await refusedAtItsEnd(read, body.stream, 503);
  });
});

test('a body that goes on without an end is received no further than so far, and its connection closed', async () => {
  const chunk = Buffer.alloc(megabyte);
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += chunk.length;
      // An end, so that this test comes to one.
      this.push(sent > 2 * maxDiscarded ? null : chunk);
    },
  });
  const read = readBody(endless, { ...willing, lost: never() });
  await expect(read).rejects.toMatchObject({ status: 413, headers: { Connection: 'close' } });
  const atOnce = sent;
  expect(atOnce).toBeLessThan(maxDiscarded + 4 * megabyte);
  await setImmediate();
  expect(sent).toBe(atOnce);
});

test('of a body that says it is larger than that, nothing is received', async () => {
  const body = new Readable({ read: () => {} });
  const read = readBody(body, { ...willing, announced: String(maxDiscarded + 1), lost: never() });
  await expect(read).rejects.toMatchObject({ status: 413, headers: { Connection: 'close' } });
  expect(body.listenerCount('data')).toBe(0);
});

async function refusedAtItsEnd(read: Promise<unknown>, stream: Readable, status: number): Promise<void> {
  stream.push(null);
  await expect(read).rejects.toMatchObject({ status });
}

/** A body of which the test can see what somebody still holds. */
function bodyThatCanBeForgotten() {
  const stream = new Readable({ read: () => {} });
  const chunks: WeakRef<Buffer>[] = [];
  return {
    stream,
    /** So many megabytes. */
    async send(count: number): Promise<void> {
      for (let chunk = 0; chunk < count; chunk += 1) {
        push();
        await setImmediate();
      }
    },
    /** How many chunks cannot be collected as garbage. */
    async kept(): Promise<number> {
      await setImmediate();
      collectGarbage();
      return chunks.filter((chunk) => chunk.deref() !== undefined).length;
    },
  };

  /** Apart, so that no variable of a function that still runs holds the chunk. */
  function push(): void {
    const chunk = Buffer.alloc(megabyte);
    chunks.push(new WeakRef(chunk));
    stream.push(chunk);
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function never(): AbortSignal {
  return new AbortController().signal;
}

describe('a body in the smallest pieces', () => {
  const one = Buffer.from('x');

  test('is read when it is as long as a form without a file', async () => {
    const stream = new Readable({ read() {} });
    const read = readBody(stream, { ...willing, lost: never() });
    for (let sent = 0; sent < 8_000; sent += 1) stream.push(one);
    stream.push(null);
    expect(Buffer.concat(await read)).toHaveLength(8_000);
    expect((await read).length).toBeLessThan(300);
  });

  test('is counted to its last byte, many at a time', async () => {
    const stream = new Readable({ read() {} });
    const count = jest.fn();
    const read = readBody(stream, { ...willing, count, lost: never() });
    for (let sent = 0; sent < 8_000; sent += 1) stream.push(one);
    stream.push(null);
    await read;
    expect(count.mock.calls).toEqual([[4096], [8_000 - 4096]]);
  });

  test('is refused although the sender has had enough only with its last bytes', async () => {
    const stream = new Readable({ read() {} });
    const tooMuch = new Problem(429, 'Too many requests came from your network.');
    const count = jest.fn(() => {
      throw tooMuch;
    });
    const read = readBody(stream, { ...willing, count, lost: never() });
    stream.push(one);
    stream.push(null);
    await expect(read).rejects.toMatchObject({ status: 429 });
  });

  test('is refused when it costs far more than it holds, and its connection ends', async () => {
    const socket = { pause: jest.fn() };
    const stream = Object.assign(new Readable({ read() {} }), { socket });
    const read = readBody(stream, { ...willing, lost: never() });
    for (let sent = 0; sent < 20_000; sent += 1) stream.push(one);
    await expect(read).rejects.toMatchObject({ status: 400, headers: { Connection: 'close' } });
    // Nothing more of it is parsed.
    expect(socket.pause).toHaveBeenCalled();
  });

  test.each([
    ['it is too large', { limit: 1 }],
    ['there is no memory for it', { take: () => false }],
  ])('is not received to its end either when it is refused already because %s', async (_, why) => {
    const stream = new Readable({ read() {} });
    const read = readBody(stream, { ...willing, ...why, lost: never() });
    for (let sent = 0; sent < 20_000; sent += 1) stream.push(one);
    stream.push(null);
    await expect(read).rejects.toMatchObject({ headers: { Connection: 'close' } });
    expect(stream.readableEnded).toBe(false);
  });
});

describe('when nothing more is to be received', () => {
  const stop = new Problem(503, 'Later.', { headers: { 'Retry-After': '5' } });
  const later = { status: 503, headers: { 'Retry-After': '5', Connection: 'close' } };

  test('a body that is still arriving is answered, and so is one that begins then', async () => {
    const stopping = new AbortController();
    const body = bodyThatCanBeForgotten();
    const read = readBody(body.stream, { ...willing, lost: never(), stops: [stopping.signal] });
    await body.send(1);
    stopping.abort(stop);
    await expect(read).rejects.toMatchObject(later);
    const next = readBody(new Readable({ read() {} }), { ...willing, lost: never(), stops: [stopping.signal] });
    await expect(next).rejects.toMatchObject(later);
  });

  test('one that is refused already reads why, and does not come again', async () => {
    const stopping = new AbortController();
    const body = bodyThatCanBeForgotten();
    const read = readBody(body.stream, { ...willing, limit: megabyte, lost: never(), stops: [stopping.signal] });
    await body.send(2);
    stopping.abort(stop);
    await expect(read).rejects.toMatchObject({ status: 413, headers: { Connection: 'close' } });
  });

  test('nothing of bodies that have been read is left to hear of it', async () => {
    const { signal } = new AbortController();
    const body = Readable.from([Buffer.from('x')]);
    await readBody(body, { ...willing, lost: never(), stops: [signal] });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
