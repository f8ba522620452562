import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { residentOf, workedBy } from '../../../src/leads/inspect/judges/process-facts';
import { Watch } from '../../../src/leads/inspect/judges/watch';

const onLinux = workedBy(process.pid) === undefined ? test.skip : test;

/** More than there can be (proc(5), pid_max). */
const unknownProcess = 2 ** 22 + 1;

const running: Watch[] = [];
afterEach(() => {
  for (const watch of running.splice(0)) watch.stop();
});

/** Of this process, or of one that nobody tells of. */
function started(changes: { time?: number; patience?: number; resident?: number }, pid = process.pid) {
  const passed = jest.fn();
  const watch = new Watch(pid, { time: 60_000, patience: 60_000, resident: 60_000, ...changes }, passed);
  running.push(watch);
  return { watch, passed };
}

function workFor(time: number): void {
  const end = (workedBy(process.pid) ?? 0) + time;
  while ((workedBy(process.pid) ?? end) < end);
}

describe('a document', () => {
  onLinux('may take any time that its process does not work', async () => {
    // A process of its own: this one may work for others, such as the compiler of what it runs.
    const sleeper = spawn('sleep', ['60']);
    await once(sleeper, 'spawn');
    const { watch, passed } = started({ time: 400 }, sleeper.pid);
    await setTimeout(800);
    expect(passed).not.toHaveBeenCalled();
    expect(watch.worked).toBeLessThan(400);
    sleeper.kill();
  });

  onLinux('is ended when its process has worked too long', async () => {
    const { watch, passed } = started({ time: 200 });
    workFor(400);
    await setTimeout(200);
    expect(passed.mock.calls).toEqual([['time']]);
    expect(watch.worked).toBeGreaterThanOrEqual(200);
  });

  onLinux('is ended when other threads of its process have worked too long, as those that unpack', async () => {
    const { watch, passed } = started({ time: 200 });
    const noise = randomBytes(4e6);
    while (passed.mock.calls.length === 0 && watch.worked < 2_000) await promisify(deflate)(noise, { level: 9 });
    expect(passed.mock.calls).toEqual([['time']]);
  });

  test('is ended when its process does not come to work, which is no fault of the document', async () => {
    const { passed } = started({ patience: 200 });
    await setTimeout(600);
    expect(passed.mock.calls).toEqual([['patience']]);
  });

  onLinux('is ended when its process has more memory than it may', async () => {
    const { passed } = started({ resident: (residentOf(process.pid) ?? 0) - 10 });
    await setTimeout(200);
    expect(passed.mock.calls).toEqual([['memory']]);
  });

  test('is ended after its time where the system does not tell who works', async () => {
    const { passed } = started({ time: 200 }, unknownProcess);
    expect(passed).not.toHaveBeenCalled();
    await setTimeout(600);
    expect(passed.mock.calls).toEqual([['time']]);
  });
});

onLinux('what a process has worked stays what it was when it stopped', () => {
  const { watch } = started({});
  workFor(100);
  watch.stop();
  const { worked } = watch;
  workFor(100);
  expect(worked).toBeGreaterThan(0);
  expect(watch.worked).toBe(worked);
});
