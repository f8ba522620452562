import { setImmediate } from 'node:timers/promises';
import { tooManyFiles } from '../../../../src/http/refusals';
import { Reading } from '../../../../src/leads/accept/multipart/reading';
import { networksOf } from '../../../../src/quotas/networks';
import { type Waiter, WaitingRoom } from '../../../../src/quotas/waiting-room';

/** What was read, in this order, and for how many milliseconds whose bodies kept the loop busy. */
function reader() {
  const reading = new Reading();
  const order: string[] = [];
  const worked = new Map<string, number>();
  const read = (address: string, milliseconds: number, lost = new AbortController().signal) => {
    const end = (time: number) => void worked.set(address, (worked.get(address) ?? 0) + time);
    return reading.inTurn({ networks: networksOf(address), lost, begin: () => {}, end }, () => {
      order.push(address);
      workFor(milliseconds);
    });
  };
  return { read, order, worked };
}

test('a body is read at once when nothing else is', async () => {
  const { read, order } = reader();
  const done = read('203.0.113.7', 0);
  await Promise.resolve();
  expect(order).toEqual(['203.0.113.7']);
  await done;
});

test('while many bodies are read that ended at one moment, everything else has its turn', async () => {
  const { read, order } = reader();
  const all = Promise.all(Array.from({ length: 20 }, () => read('203.0.113.7', 15)));
  let others = 0;
  for (; order.length < 20; others += 1) await setImmediate();
  expect(others).toBeGreaterThan(20);
  await all;
});

test('small bodies that end at one moment are read together', async () => {
  const { read, order } = reader();
  const all = Promise.all(Array.from({ length: 20 }, () => read('203.0.113.7', 0)));
  await setImmediate();
  expect(order).toHaveLength(20);
  await all;
});

test('also of bodies that take a little each, everything else has its turn among many', async () => {
  const { read, order } = reader();
  const all = Promise.all(Array.from({ length: 40 }, () => read('203.0.113.7', 4)));
  const turns: number[] = [];
  while (order.length < 40) {
    const before = order.length;
    await setImmediate();
    turns.push(order.length - before);
  }
  // Those of one slice, and the one that passes it.
  expect(Math.max(...turns)).toBeLessThan(10);
  await all;
});

test.each([
  ['take a little each', 4],
  ['take nothing', 0],
])(
  'while bodies that %s are read, everything else has its turn although it takes long to say whose is next',
  async (_, time) => {
    const slow = slowFirst(4);
    const { read, order } = reader();
    const all = Promise.all(Array.from({ length: 30 }, () => read('203.0.113.7', time)));
    const turns: number[] = [];
    while (order.length < 30) {
      const before = order.length;
      await setImmediate();
      turns.push(order.length - before);
    }
    slow.mockRestore();
    expect(Math.max(...turns)).toBeLessThan(8);
    await all;
  },
);

test('whoever has kept the loop busy waits for those who have not', async () => {
  const { read, order } = reader();
  await read('203.0.113.7', 50);
  const flood = Array.from({ length: 5 }, () => read('203.0.113.7', 15));
  await Promise.all([...flood, read('198.51.100.1', 1)]);
  expect(order.indexOf('198.51.100.1')).toBeLessThan(3);
});

test('what a body cost is told, also of one that is refused', async () => {
  const { read, worked } = reader();
  await read('203.0.113.7', 20);
  expect(worked.get('203.0.113.7')).toBeGreaterThanOrEqual(20);
  const reading = new Reading();
  const end = jest.fn();
  const sender = { networks: [], lost: new AbortController().signal, begin: () => {}, end };
  const refused = reading.inTurn(sender, () => {
    throw new Error('not a form');
  });
  await expect(refused).rejects.toThrow('not a form');
  expect(end).toHaveBeenCalledTimes(1);
});

test('a body that is lost while it waits is not read', async () => {
  const { read, order } = reader();
  const losing = new AbortController();
  const first = read('203.0.113.7', 20);
  const lost = expect(read('198.51.100.1', 0, losing.signal)).rejects.toMatchObject({ status: 503 });
  losing.abort(tooManyFiles());
  await Promise.all([first, lost]);
  expect(order).toEqual(['203.0.113.7']);
});

/** As if so many waited that it takes so many milliseconds to find out who is next. */
function slowFirst(milliseconds: number) {
  const { first } = WaitingRoom.prototype;
  return jest.spyOn(WaitingRoom.prototype, 'first').mockImplementation(function (this: WaitingRoom<Waiter>) {
    workFor(milliseconds);
    return first.call(this);
  });
}

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
