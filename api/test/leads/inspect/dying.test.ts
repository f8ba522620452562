import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { Judges } from '../../../src/leads/inspect/judges/judges';
import { limits } from '../../../src/leads/inspect/judges/limits';

jest.setTimeout(150_000);

const dyingJudge = path.join(__dirname, '../../support/dying-judge.cjs');
const judges = new Judges({ ...limits, time: 60_000, patience: 60_000 }, dyingJudge);
afterAll(() => judges.close());

let log: { warn: jest.Mock; error: jest.Mock };
beforeEach(() => {
  log = { warn: jest.fn(), error: jest.fn() };
});

const judge = (deed: string) => judges.judge({ type: 'doc', data: Buffer.from(deed) }, log);

describe('a document whose process ends', () => {
  test.each([
    ['because V8 has no memory for one large table', 'grow', 'memory'],
    ['of an error that nobody catches', 'throw', 'crash'],
    ['by itself', 'leave', 'crash'],
    ['because the system kills it', 'kill', 'crash'],
  ])('%s takes nothing with it, and all others are judged', async (_, deed, failed) => {
    const ended = judge(deed);
    const others = await Promise.all(Array.from({ length: 12 }, () => judge('answer')));
    expect(others).toMatchObject(others.map(() => ({ judgement: null })));
    expect(await ended).toMatchObject({ failed });
    for (let next = 0; next < 3; next += 1) expect(await judge('answer')).toMatchObject({ judgement: null });
  });

  test.each([
    ['throw', { code: 1, signal: null }],
    ['kill', { code: null, signal: 'SIGKILL' }],
  ])('has its end in the log, and nothing of what it holds (%s)', async (deed, end) => {
    await judge(deed);
    const line = [end, 'a process failed to judge a document'];
    // Another process has judged it once more.
    expect(log.error.mock.calls).toEqual([line, line]);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

test('a mistake of ours is in the log as an error once, however often somebody sends what has found it', async () => {
  const one = new Judges({ ...limits, workers: 1 }, dyingJudge);
  for (let time = 0; time < 3; time += 1) {
    expect(await one.judge({ type: 'pdf', data: Buffer.from('fail') }, log)).toMatchObject({ failed: 'crash' });
  }
  await one.close();
  const line = [{ type: 'SyntaxError', at: ['    at read'] }, 'a process failed to judge a document'];
  expect(log.error.mock.calls).toEqual([line]);
  expect(log.warn.mock.calls).toEqual([line, line]);
});

describe('a document whose process is killed from outside', () => {
  let file: string;
  beforeEach(() => {
    file = path.join(temporaryFolder(), 'processes');
    writeFileSync(file, '');
  });

  /** Kills the process that has the document, when so many have had it. */
  const kill = async (which: number) => {
    for (;;) {
      const pid = readFileSync(file, 'utf8').split('\n').slice(0, -1)[which - 1];
      if (pid !== undefined) return process.kill(Number(pid), 'SIGKILL');
      await pause(10);
    }
  };

  test('is judged once more by another one', async () => {
    const judged = judge(`wait to be killed: ${file}`);
    await kill(1);
    expect(await judged).toMatchObject({ judgement: null });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('is refused when that one ends as well, and never judged a third time', async () => {
    const judged = judge(`wait to be killed again: ${file}`);
    await kill(1);
    await kill(2);
    expect(await judged).toMatchObject({ failed: 'crash' });
    expect(await judge('answer')).toMatchObject({ judgement: null });
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  });
});

test('a process that is killed while it has nothing to do gets no document any more', async () => {
  const file = path.join(temporaryFolder(), 'processes');
  let idle = new Set<string>();
  // One may be done with both before the other has started.
  while (idle.size < limits.workers) {
    await Promise.all(Array.from({ length: limits.workers }, () => judge(`answer as: ${file}`)));
    idle = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  }
  for (const pid of idle) process.kill(Number(pid), 'SIGKILL');
  await pause(100);
  expect(await judge('answer')).toMatchObject({ judgement: null });
});

test('a document that passes a limit is not judged once more', async () => {
  const file = path.join(temporaryFolder(), 'processes');
  const hasty = new Judges({ ...limits, workers: 1, time: 300 }, dyingJudge);
  const outcome = hasty.judge({ type: 'doc', data: Buffer.from(`hang as: ${file}`) }, log);
  expect(await outcome).toMatchObject({ failed: 'time' });
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
  await hasty.close();
});

test('nor is one whose process never comes to work: its sender is told to send it again', async () => {
  const file = path.join(temporaryFolder(), 'processes');
  const hasty = new Judges({ ...limits, workers: 1, time: 60_000, patience: 300 }, dyingJudge);
  const outcome = hasty.judge({ type: 'doc', data: Buffer.from(`wait to be killed again: ${file}`) }, log);
  await expect(outcome).rejects.toMatchObject({ status: 503 });
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
  await hasty.close();
});

test('a document that ends its process costs what it takes to start another', async () => {
  await judge('answer');
  const { worked } = await judge('answer');
  // To start Node takes some forty, and to answer or to end almost nothing.
  expect((await judge('leave')).worked).toBeGreaterThan(worked + 15);
});

test('a document that is answered for just when its process is ended leaves none of that to the next one', async () => {
  const one = new Judges({ ...limits, workers: 1, time: 60_000, patience: 300 }, dyingJudge);
  const send = (deed: string) => one.judge({ type: 'doc', data: Buffer.from(deed) }, log);
  await send('answer');
  const [late, next] = [send('answer late'), send('answer')];
  await pause(20);
  // Meanwhile the answer comes. After this point Node hears of timers first: the look at the process finds that its
  // time is over, and only then the answer is read.
  await setImmediate();
  standStill(600);
  expect(await late).toMatchObject({ judgement: null });
  expect(await next).toMatchObject({ judgement: null });
  expect(log.error).not.toHaveBeenCalled();
  await one.close();
});

test('of more documents than can wait, those of whoever has held up others most are refused', async () => {
  const few = new Judges({ ...limits, workers: 1, queue: 1, time: 500 }, dyingJudge);
  const send = (deed: string, name: string) => {
    const sender = {
      networks: [{ name, factor: 1 }],
      lost: new AbortController().signal,
      begin: () => {},
      end: () => {},
    };
    return few.judge({ type: 'doc', data: Buffer.from(deed) }, log, sender);
  };
  await send('answer', 'newcomer');
  const ended = send('hang', 'attacker');
  const refused = expect(send('hang', 'attacker')).rejects.toMatchObject({ status: 503 });
  const judged = send('answer', 'newcomer');
  await refused;
  expect(await ended).toMatchObject({ failed: 'time' });
  expect(await judged).toMatchObject({ judgement: null });
  expect(few.areTooFew).toBe(false);
  await few.close();
});

test('documents are not lost while no process can be started, and the log says so', async () => {
  const none = new Judges({ ...limits, wait: 1_500 }, path.join(__dirname, 'there is no such file.cjs'));
  await expect(none.judge({ type: 'doc', data: Buffer.alloc(1) }, log)).rejects.toMatchObject({ status: 503 });
  expect(log.error).toHaveBeenCalledWith({ code: 1, signal: null }, 'no process could be started to judge documents');
  await none.close();
});

/** In milliseconds: as when something else keeps this process busy. */
function standStill(time: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
}
