import { setTimeout } from 'node:timers/promises';
import { Stopwatch } from '../../src/attachments/judges/stopwatch';
import { currentThread, timeOfThread } from '../../src/attachments/judges/thread-time';

jest.setTimeout(30_000);

const onLinux = currentThread() === undefined ? test.skip : test;

const running: Stopwatch[] = [];
afterEach(() => {
  for (const stopwatch of running.splice(0)) stopwatch.stop();
});

/** Of this thread, or of one whose time nobody tells. */
function started(limits: { time: number; patience: number }, thread = currentThread()) {
  const tooLong = jest.fn();
  const stopwatch = new Stopwatch(thread, limits, tooLong);
  running.push(stopwatch);
  return { stopwatch, tooLong };
}

function workFor(time: number): void {
  const thread = currentThread();
  const end = (timeOfThread(thread) ?? 0) + time;
  while ((timeOfThread(thread) ?? end) < end);
}

describe('a document', () => {
  onLinux('may take any time that its worker does not work', async () => {
    const { stopwatch, tooLong } = started({ time: 400, patience: 60_000 });
    await setTimeout(800);
    expect(tooLong).not.toHaveBeenCalled();
    expect(stopwatch.worked).toBeLessThan(400);
  });

  onLinux('is ended when its worker has worked too long', async () => {
    const { stopwatch, tooLong } = started({ time: 200, patience: 60_000 });
    workFor(400);
    await setTimeout(200);
    expect(tooLong).toHaveBeenCalledTimes(1);
    expect(stopwatch.worked).toBeGreaterThanOrEqual(200);
  });

  test('is ended when its worker does not come to work', async () => {
    const { tooLong } = started({ time: 60_000, patience: 200 });
    await setTimeout(600);
    expect(tooLong).toHaveBeenCalledTimes(1);
  });

  test('is ended after its time where the system does not tell who works', async () => {
    const { tooLong } = started({ time: 200, patience: 60_000 }, '/proc/none');
    expect(tooLong).not.toHaveBeenCalled();
    await setTimeout(600);
    expect(tooLong).toHaveBeenCalledTimes(1);
  });
});

onLinux('what a worker has worked stays what it was when it stopped', () => {
  const { stopwatch } = started({ time: 60_000, patience: 60_000 });
  workFor(100);
  stopwatch.stop();
  const { worked } = stopwatch;
  workFor(100);
  expect(worked).toBeGreaterThan(0);
  expect(stopwatch.worked).toBe(worked);
});
