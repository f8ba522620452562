import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { pdfOfSize } from '../../../../kit/pdf';
import { maxFileBytes } from '../../../../src/contract/attachment';
import { application } from '../../../../src/contract/forms/application';
import { bodyLimit } from '../../../src/leads/accept/body-limit';
import { type Fields, maxTextBytes } from '../../../src/leads/accept/multipart/fields';
import { bodyBudget, Reception } from '../../../src/leads/accept/reception';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { beginning } from '../../../src/quotas/body-memory';
import type { Sender } from '../../../src/quotas/line';
import { MemoryBudget } from '../../../src/quotas/memory-budget';
import { noQuotas } from '../../../src/quotas/quotas';
import { Shortage } from '../../../src/quotas/shortage';
import { testApp } from '../../support/app';
import { applying, dataWithJob } from '../../support/application';
import { bodyWithFiles, booking, contentType, multipartBody, post } from '../../support/multipart';
import { postHead, type RawClient, rawClient } from '../../support/raw-client';

afterEach(() => jest.restoreAllMocks());

test('no body is lost that is being stored: whoever else comes waits for room', async () => {
  const uploads = 60;
  const room = uploads * (maxTextBytes - beginning);
  const { app, store } = await testApp({ logLevel: 'silent' }, undefined, { bodyBudget: room });
  const { saving, goOn } = holdUp(store);
  const stored = Array.from({ length: uploads }, () => app.inject({ ...post(), payload: longBody() }));
  while (saving() < uploads) await setTimeout(10);
  const visitor = { ...post(), payload: longBody(), remoteAddress: '127.0.0.2' };
  expect((await app.inject(visitor)).statusCode).toBe(503);
  goOn();
  expect((await Promise.all(stored)).map(({ statusCode }) => statusCode)).toEqual(stored.map(() => 201));
  expect((await app.inject(visitor)).statusCode).toBe(201);
  expect(await store.count({})).toBe(uploads + 1);
});

test('whoever holds all the memory from everywhere in his /48 is one, and an honest visitor gets in', async () => {
  const config = { dataDir: dataWithJob(), logLevel: 'silent', trustProxy: 1 } as const;
  const { app, store } = await testApp(config);
  const taking = jest.spyOn(MemoryBudget.prototype, 'take');
  const taken = () => taking.mock.calls.reduce((sum, [, bytes]) => sum + bytes, 0);
  for (let network = 1; network <= 30; network += 1) {
    const client = await rawClient(app);
    await begin(client, `2001:db8:1:${network.toString(16)}::1`, file.length - 1);
  }
  while (taken() < bodyBudget) await setTimeout(10);
  const visitor = await rawClient(app);
  await begin(visitor, '2001:db8:2::1', file.length);
  expect(await visitor.answer).toMatchObject({ status: 201 });
  expect(await store.count({})).toBe(1);
});

test('a body that waits for its document to be judged may be lost to a visitor who has none yet', async () => {
  const all = 4;
  const noted = jest.spyOn(Shortage.prototype, 'note');
  const reception = new Reception(noQuotas, async () => 'ok', all * file.length);
  let waiting = 0;
  const lost: unknown[] = [];
  /** Its turn never comes. */
  const judge = ({ lost: signal }: Sender) => {
    waiting += 1;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  for (let sent = 0; sent < all; sent += 1) {
    const kept = reception.receive(request('203.0.113.7'), asItIs, ({ inTurn }) => inTurn(judge));
    kept.catch((reason) => lost.push(reason));
  }
  while (waiting < all) await setTimeout(10);
  expect(await reception.receive(request('198.51.100.1'), asItIs, async ({ form }) => form.files.size)).toBe(1);
  expect(lost).toEqual([expect.objectContaining({ status: 503 })]);
  expect(noted).toHaveBeenCalledTimes(1);
});

test('when the server is about to end, bodies that wait to be read are turned away', async () => {
  const reception = new Reception(noQuotas, async () => 'ok', bodyBudget);
  let [arrived, read] = [0, 0];
  let begin = () => {};
  const allAreThere = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const prepare = async () => {
    arrived += 1;
    if (arrived === 5) begin();
    await allAreThere;
    return (fields: Fields) => {
      read += 1;
      for (const until = performance.now() + 20; performance.now() < until; );
      reception.end();
      return fields;
    };
  };
  const all = Array.from({ length: 5 }, () => reception.receive(request('203.0.113.7'), prepare, async () => 'read'));
  const outcomes = await Promise.allSettled(all);
  expect(read).toBe(1);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []));
  expect(refused).toEqual([503, 503, 503, 503]);
});

test('a body that is refused leaves its memory to others at once, although more of it comes', async () => {
  const reception = new Reception(noQuotas, async () => 'ok', file.length);
  const body = new Readable({ read: () => {} });
  const refused = reception.receive(
    { ...request('203.0.113.7'), body, routeOptions: { bodyLimit: file.length / 2 } },
    asItIs,
    never,
  );
  const wait = expect(refused).rejects.toMatchObject({ status: 413 });
  for (const share of [0.4, 0.4]) body.push(Buffer.alloc(share * file.length));
  await setTimeout(10);
  expect(await reception.receive(request('198.51.100.1'), asItIs, async ({ form }) => form.files.size)).toBe(1);
  body.push(null);
  await wait;
});

test('what was refused for want of memory is noted for health, which tells of it when it goes on', async () => {
  const now = jest.spyOn(performance, 'now');
  const reception = new Reception(noQuotas, async () => 'ok', 1024);
  for (const time of [0, 40_000, 80_000]) {
    now.mockReturnValue(time);
    expect(reception.isShort).toBe(false);
    await expect(reception.receive(request('198.51.100.1'), asItIs, never)).rejects.toMatchObject({ status: 503 });
  }
  expect(reception.isShort).toBe(true);
});

const file = bodyWithFiles(applying(), { cv: { filename: 'cv.pdf', data: pdfOfSize(maxFileBytes, 'cv') } });

/** Announces an application, and sends so many bytes of it, through a proxy. */
async function begin({ socket, send }: RawClient, from: string, bytes: number): Promise<void> {
  const headers = { 'Content-Type': contentType, 'Content-Length': file.length, 'X-Forwarded-For': from };
  send(postHead(application.path, headers));
  await new Promise((resolve) => socket.write(file.subarray(0, bytes), resolve));
}

const never = () => Promise.reject(new Error('It is refused before'));

const asItIs = async () => (fields: Fields) => fields;

/** Of an application with the largest file. */
function request(ip: string) {
  const headers = { 'content-type': contentType, 'content-length': String(file.length) };
  return { ip, headers, body: Readable.from([file]), routeOptions: { bodyLimit: bodyLimit(application) } };
}

/** As long as a form without a file may be, with lines before it that say nothing. */
function longBody(): string {
  const text = multipartBody(booking());
  return `${'x'.repeat(maxTextBytes - Buffer.byteLength(text) - 2)}\r\n${text}`;
}

/** Stores nothing until `goOn`; `saving` says how many leads wait for it. */
function holdUp(store: StaffStore) {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const save = store.save.bind(store);
  const saves = jest.spyOn(store, 'save').mockImplementation(async (...lead) => {
    await held;
    return save(...lead);
  });
  return { saving: () => saves.mock.calls.length, goOn };
}
