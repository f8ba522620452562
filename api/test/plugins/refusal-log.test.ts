import { tooManyFiles } from '../../src/http/refusals';
import { RefusalLog } from '../../src/plugins/refusal-log';
import { testApp } from '../support/app';
import { stoppedClock } from '../support/clock';
import { post } from '../support/multipart';

test('however many requests are refused for one reason, the log tells of the first, and every minute of how many there were', () => {
  const clock = stoppedClock();
  const log = { warn: jest.fn() };
  const refused = new RefusalLog();
  for (let second = 0; second < 130; second += 7) {
    refused.note(log, tooManyFiles());
    clock.move(7_000);
  }
  expect(log.warn.mock.calls.map(([{ requests }]) => requests)).toEqual([1, 9, 9]);
});

test('requests that are refused on purpose have one line together, and each the line of its answer', async () => {
  const { app, log } = await testApp({}, undefined, { isLate: () => true });
  for (let sent = 0; sent < 5; sent += 1) expect((await app.inject(post())).statusCode).toBe(503);
  const lines = (text: string) => log.filter((line) => line.includes(`"msg":"${text}"`));
  expect(lines('requests refused')).toHaveLength(1);
  expect(lines('answered')).toHaveLength(5);
});
