import { setImmediate as nextRound } from 'node:timers/promises';
import { FairLine, type Waiter } from '../../../src/http/turns/fair-line';
import { type ModelClock, modelClock } from '../../support/model-clock';

let clock: ModelClock;
let line: FairLine;
let served: string[];

beforeEach(() => {
  clock = modelClock();
  [line, served] = [new FairLine(), []];
});

afterEach(() => jest.restoreAllMocks());

test('whoever has waited longest and whoever came last are served by turns', async () => {
  for (const name of ['1', '2', '3', '4', '5']) line.enter(waiter(name, { from: `203.0.113.${name}` }));
  await everybodyServed(5);
  expect(served).toEqual(['1', '5', '2', '4', '3']);
});

test('whoever has little to do goes before all who have much, when all come at once', async () => {
  line.enter(waiter('little', { from: '203.0.113.9', pending: 400 }));
  for (const name of ['1', '2', '3']) line.enter(waiter(name, { from: `203.0.113.${name}`, pending: 65_536 }));
  line.enter(waiter('as little', { from: '203.0.113.8', pending: 400 }));
  await everybodyServed(5);
  expect(served).toEqual(['little', 'as little', '1', '3', '2']);
});

test('a browser with much in its header asks no more than a program with next to nothing', async () => {
  line.enter(waiter('costly', { from: '203.0.113.1', cost: 60 }));
  await everybodyServed(1);
  for (const name of ['1', '2', '3', '4']) line.enter(waiter(name, { from: '203.0.113.1', pending: 50 }));
  line.enter(waiter('browser', { from: '198.51.100.7', pending: 900 }));
  await everybodyServed(6);
  expect(served.slice(1, 3)).toContain('browser');
});

test('whoever has had much for what he asks goes behind all who ask for something new', async () => {
  const upload = waiter('upload', { from: '203.0.113.1', pending: 100, cost: 8 });
  line.enter(upload);
  await everybodyServed(1);
  for (const name of ['2', '3']) line.enter(waiter(name, { from: `203.0.113.${name}` }));
  line.enter(upload);
  await everybodyServed(4);
  expect(served.slice(1)).toEqual(['3', '2', 'upload']);
});

test('what a page takes is not much', async () => {
  const page = waiter('page', { from: '203.0.113.1', pending: 100, cost: 2 });
  line.enter(page);
  await everybodyServed(1);
  for (const name of ['2', '3', '4']) line.enter(waiter(name, { from: `203.0.113.${name}`, pending: 900 }));
  line.enter(page);
  await everybodyServed(5);
  expect(served.slice(1, 3)).toContain('page');
});

test('of those who ask for as much, a network that has cost much of late goes last, whoever in it asks', async () => {
  line.enter(waiter('costly', { from: '2001:db8:1:1::1', cost: 60 }));
  await everybodyServed(1);
  for (const name of ['1', '2', '3']) line.enter(waiter(name, { from: `203.0.113.${name}` }));
  line.enter(waiter('its neighbour', { from: '2001:db8:1:2::7' }));
  await everybodyServed(5);
  expect(served.slice(1).filter((_, at) => at % 2 === 0)).not.toContain('its neighbour');
});

test('whoever asks something goes before an upload, whatever his network has cost', async () => {
  line.enter(waiter('costly', { from: '203.0.113.1', cost: 60 }));
  await everybodyServed(1);
  for (const name of ['2', '3', '4', '5']) line.enter(waiter(name, { from: `203.0.113.${name}`, pending: 65_536 }));
  line.enter(waiter('a question', { from: '203.0.113.1', pending: 400 }));
  await everybodyServed(6);
  expect(served.slice(1, 4)).toContain('a question');
});

test('a network that has cost little comes like a new one', async () => {
  line.enter(waiter('little', { from: '198.51.100.1', cost: 5 }));
  await everybodyServed(1);
  line.enter(waiter('new', { from: '198.51.100.2' }));
  line.enter(waiter('little again', { from: '198.51.100.1' }));
  await everybodyServed(3);
  expect(served[1]).toBe('little again');
});

test.each([
  ['of ever new networks', (count: number) => `10.0.${count >> 8}.${count & 255}`],
  ['of one network, as behind a proxy', () => '127.0.0.1'],
])('nobody waits for ever behind ever new ones %s', async (_, addressOf) => {
  let [count, isOver] = [0, false];
  // One comes for each that is served.
  const enterNew = () => {
    count += 1;
    if (!isOver) line.enter(waiter('new', { from: addressOf(count), pending: 1, after: enterNew }));
  };
  for (let first = 0; first < 100; first += 1) enterNew();
  line.enter(waiter('upload', { from: '127.0.0.1', cost: 20 }));
  await everybodyServed(500);
  isOver = true;
  expect(served.indexOf('upload')).toBeGreaterThan(0);
  expect(served.indexOf('upload')).toBeLessThan(2 * 101);
  for (let round = 0; round < 200; round += 1) await nextRound();
});

test('networks come round one after the other, however many of one of them wait', async () => {
  for (let each = 0; each < 20; each += 1) line.enter(waiter('many', { from: '203.0.113.1', pending: 1 }));
  for (const name of ['2', '3']) line.enter(waiter(name, { from: `203.0.113.${name}`, pending: 900 }));
  await everybodyServed(22);
  expect(served.indexOf('3')).toBeLessThanOrEqual(4);
});

test('whoever leaves the line has nothing done', async () => {
  const [gone, other] = [waiter('gone', { from: '203.0.113.1' }), waiter('other', { from: '203.0.113.2' })];
  line.enter(gone);
  line.enter(other);
  line.leave(gone);
  await everybodyServed(1);
  for (let round = 0; round < 5; round += 1) await nextRound();
  expect(served).toEqual(['other']);
});

test('the loop is free after every few milliseconds, however many wait', async () => {
  for (let count = 0; count < 20; count += 1) line.enter(waiter(`${count}`, { from: `203.0.113.${count}`, cost: 6 }));
  const inRound: number[] = [];
  for (let before = 0; served.length < 20; before = served.length) {
    await nextRound();
    inRound.push(served.length - before);
  }
  expect(Math.max(...inRound)).toBe(1);
});

interface Wish {
  from: string;
  /** In bytes. */
  pending?: number;
  /** Milliseconds of the loop that each piece takes. */
  cost?: number;
  after?: () => void;
}

function waiter(name: string, { from, pending = 500, cost = 0, after }: Wish): Waiter {
  return {
    network: line.networkOf(from),
    attained: 0,
    pending,
    work() {
      served.push(name);
      clock.pass(cost);
      after?.();
    },
  };
}

async function everybodyServed(count: number): Promise<void> {
  while (served.length < count) await nextRound();
}
