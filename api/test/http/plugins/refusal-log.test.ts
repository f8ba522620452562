import { RefusalLog } from '../../../src/http/plugins/refusal-log';
import { tooManyFiles } from '../../../src/http/refusals';
import { testApp } from '../../support/app';
import { stoppedClock } from '../../support/clock';
import { post } from '../../support/multipart';

test('however many requests are refused for one reason, the log tells of the first, and every minute of how many there were', () => {
  const clock = stoppedClock();
  const log = { warn: jest.fn(), error: jest.fn() };
  const refused = new RefusalLog();
  for (let second = 0; second < 130; second += 7) {
    refused.note(log, tooManyFiles());
    clock.move(7_000);
  }
  expect(log.warn.mock.calls.map(([{ requests }]) => requests)).toEqual([1, 9, 9]);
});

test('another cause behind the same words is told at once', () => {
  const log = { warn: jest.fn(), error: jest.fn() };
  const refused = new RefusalLog();
  const failed = (cause: unknown) => Object.assign(tooManyFiles(), { cause });
  for (const problem of [tooManyFiles(), failed(new Error('away')), failed(new TypeError('a mistake')), tooManyFiles()])
    refused.note(log, problem);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('of requests that fail while the database is away, the log has the cause once a minute', async () => {
  const clock = stoppedClock();
  const { app, store, log } = await testApp();
  jest.spyOn(store, 'save').mockRejectedValue(new Error('away'));
  for (let second = 0; second < 70; second += 7) {
    expect((await app.inject(post())).statusCode).toBe(503);
    clock.move(7_000);
  }
  const errors = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toMatchObject([
    { msg: 'requests failed', requests: 1 },
    { msg: 'requests failed', requests: 9 },
  ]);
  expect(JSON.stringify(errors[0])).toContain('away');
});

test('requests that are refused on purpose have one line together, and each the line of its answer', async () => {
  const { app, log } = await testApp({}, undefined, { isLate: () => true });
  for (let sent = 0; sent < 5; sent += 1) expect((await app.inject(post())).statusCode).toBe(503);
  const lines = (text: string) => log.filter((line) => line.includes(`"msg":"${text}"`));
  expect(lines('requests refused')).toHaveLength(1);
  expect(lines('answered')).toHaveLength(5);
});
