import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { Judges } from '../../../src/leads/inspect/judges/judges';
import { limits } from '../../../src/leads/inspect/judges/limits';
import { judgesOf } from '../../support/child-processes';
import { pdf } from '../../support/documents';
import { onePage, packedPdf, pdfOf, streamOf } from '../../support/pdf/make';

jest.setTimeout(150_000);

const good = { type: 'pdf', data: pdf } as const;
const taken = { judgement: null };

/** Takes some seconds to read. Packed, it would be refused at once for its growth. */
const slow = { type: 'pdf', data: pdfOf(onePage('/More 10 0 R', { 10: `[${'0 '.repeat(1_000_000)}]` })) } as const;

function packed(text: string): Buffer {
  const objects = onePage('/More 10 0 R', { 10: text });
  return packedPdf(objects, (data) => ({ data: deflateSync(data), entries: '/Filter /FlateDecode' }));
}

/** A file of 1 kB with an attachment of this many bytes. */
function withAttachment(bytes: number): Buffer {
  const twice = deflateSync(deflateSync(Buffer.alloc(bytes, ' ')));
  const attached = streamOf(twice, '/Type /EmbeddedFile /Filter [/FlateDecode /FlateDecode]');
  return pdfOf(onePage('/AF [<< /Type /Filespec /F (a.txt) /EF << /F 10 0 R >> >>]', { 10: attached }));
}

/** Whatever a document grows to in this time, the time is what it passes, on a machine of any speed. */
const shortTime = { time: 1_500, heap: 768, resident: 1_536 };

const running: Judges[] = [];
afterEach(() => Promise.all(running.splice(0).map((judges) => judges.close())));

function judgesWith(changes: Partial<typeof limits>): Judges {
  const judges = new Judges({ ...limits, ...changes });
  running.push(judges);
  return judges;
}

let log: { warn: jest.Mock; error: jest.Mock };
beforeEach(() => {
  log = { warn: jest.fn(), error: jest.fn() };
});

describe('a document that asks for more than it may have', () => {
  test('is ended after its time, while another one is judged, and the next one gets a new worker', async () => {
    const judges = judgesWith(shortTime);
    await judges.judge(good, log);
    const ended = judges.judge(slow, log);
    expect(await judges.judge(good, log)).toMatchObject(taken);
    const { worked, ...outcome } = await ended;
    expect(outcome).toEqual({ failed: 'time' });
    expect(worked).toBeGreaterThanOrEqual(1_500);
    for (let next = 0; next < 4; next += 1) expect(await judges.judge(good, log)).toMatchObject(taken);
  });

  test('does not make the work of the next one look like more', async () => {
    const judges = judgesWith({ ...shortTime, workers: 1 });
    const ended = judges.judge(slow, log);
    const next = await judges.judge(good, log);
    expect(next).toMatchObject(taken);
    expect(next.worked).toBeLessThan(1_000);
    expect((await ended).worked).toBeGreaterThanOrEqual(1_500);
  });

  test.each([
    ['memory of its reader', packed(' '.repeat(64_000_000)), 'memory', {}],
    ['what it grows to', slow.data, 'arrays', { arrays: 2 }],
    ['memory of its reader, where that may be less', packed(' '.repeat(20_000_000)), 'memory', { webAssembly: 20 }],
    ['objects of JavaScript', slow.data, 'memory', { heap: 64, time: 120_000, patience: 120_000 }],
  ])('is ended for %s', async (_, data, failed, changes) => {
    const judges = judgesWith(changes);
    expect(await judges.judge({ type: 'pdf', data }, log)).toMatchObject({ failed });
    expect(log.warn.mock.calls).toEqual([[{ limit: failed }, expect.any(String)]]);
    expect(log.error).not.toHaveBeenCalled();
    expect(await judges.judge(good, log)).toMatchObject(taken);
  });

  test('is let pass when it is within them', async () => {
    const judges = judgesWith({ time: 30_000, patience: 120_000 });
    expect(await judges.judge({ type: 'pdf', data: withAttachment(20_000_000) }, log)).toMatchObject(taken);
  });
});

test('a document whose judge never comes to work is to be sent again, and not called too large', async () => {
  const judges = judgesWith({ patience: 100, time: 120_000 });
  await expect(judges.judge(slow, log)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('the machine is busy')]]);
  expect(log.error).not.toHaveBeenCalled();
});

describe('more documents than can be judged at once', () => {
  test('wait for one another, and all are judged', async () => {
    const judges = judgesWith({});
    const all = await Promise.all(Array.from({ length: limits.queue }, () => judges.judge(good, log)));
    expect(all).toMatchObject(all.map(() => taken));
  });

  test('are refused with a time to try again when the queue is full', async () => {
    const judges = judgesWith({ ...shortTime, workers: 1, queue: 2, wait: 120_000 });
    await judges.judge(good, log);
    const [first, ...waiting] = [slow, good, good].map((document) => judges.judge(document, log));
    await expect(judges.judge(good, log)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    expect(await first).toMatchObject({ failed: 'time' });
    expect(await Promise.all(waiting)).toMatchObject([taken, taken]);
  });
});

test('when the server is about to end, whoever waits is told so, and what is under way is judged', async () => {
  const judges = judgesWith({ ...shortTime, workers: 1, wait: 120_000 });
  await judges.judge(good, log);
  const [first, second] = [slow, good].map((document) => judges.judge(document, log));
  const refused = expect(second).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  judges.turnAway();
  await refused;
  await expect(judges.judge(good, log)).rejects.toMatchObject({ status: 503 });
  expect(await first).toMatchObject({ failed: 'time' });
  expect(judges.areTooFew).toBe(false);
});

test('a document whose process the system kills meanwhile gets its true verdict from another one', async () => {
  const judges = judgesWith({ workers: 1, time: 30_000, patience: 120_000 });
  await judges.judge(good, log);
  const [killed] = judgesOf(process.pid);
  const judged = judges.judge({ type: 'pdf', data: withAttachment(20_000_000) }, log);
  await pause(20);
  if (killed !== undefined) process.kill(killed, 'SIGKILL');
  expect(await judged).toMatchObject(taken);
  expect(log.error.mock.calls).toEqual([[{ code: null, signal: 'SIGKILL' }, expect.any(String)]]);
});

test('documents yield to pages and forms when both want a processor', async () => {
  const judges = judgesWith({});
  await Promise.all([good, good].map((document) => judges.judge(document, log)));
  const processes = judgesOf(process.pid);
  expect(processes).toHaveLength(limits.workers);
  for (const one of processes) expect(getPriority(one)).toBeGreaterThan(getPriority());
});

test('a document that no worker comes to in time is told to try again', async () => {
  // A worker takes far longer to start.
  const judges = judgesWith({ workers: 1, wait: 5 });
  await expect(judges.judge(good, log)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  expect(log.error).not.toHaveBeenCalled();
});

test('when the server stops, whoever still waits is told to try again', async () => {
  const judges = judgesWith({ workers: 1 });
  await judges.judge(good, log);
  const waiting = [slow, good].map((document) => judges.judge(document, log));
  const told = Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject({ status: 503 })));
  await judges.close();
  await told;
  await expect(judges.judge(good, log)).rejects.toMatchObject({ status: 503 });
  expect(log.error).not.toHaveBeenCalled();
});
