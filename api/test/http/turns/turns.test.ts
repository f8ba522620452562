import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from '../../../src/http/turns/turns';
import { type ModelClock, modelClock } from '../../support/model-clock';

let clock: ModelClock;

beforeEach(() => {
  clock = modelClock();
});

afterEach(async () => {
  jest.restoreAllMocks();
  // The last rest of a test ends before the next one counts its own.
  await pause(20);
});

test('all of the work is done, also what comes while it is under way', async () => {
  let left = 120;
  const turns = new Turns(() => left-- > 0);
  turns.start();
  await until(() => left < 0);
  left = 3;
  turns.start();
  await until(() => left < 0);
});

test('all of it is done also where the processor is lost, or memory is tidied, before each look at the clock', async () => {
  let [now, left] = [0, 3];
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 6;
    return now;
  });
  const turns = new Turns(() => left-- > 0);
  turns.start();
  await until(() => left < 0);
});

test('after a turn the loop has as long for everything else, in which it takes one thing after the other', async () => {
  let [left, rounds] = [30, 0];
  const rest = jest.spyOn(globalThis, 'setTimeout');
  const turns = new Turns(() => {
    clock.pass(5);
    left -= 1;
    return left > 0;
  });
  turns.start();
  await until(() => {
    rounds += 1;
    return left === 0;
  });
  // Without the rest there is a round for each.
  expect(rounds).toBeGreaterThan(100);
  const rests = rest.mock.calls.map(([, time]) => time ?? 0);
  expect(rests.length).toBeGreaterThan(20);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(5);
});

test('a turn in which all of the work was done is followed by a rest as well', async () => {
  let left = 3;
  const rest = jest.spyOn(globalThis, 'setTimeout');
  const turns = new Turns(() => {
    if (left === 0) return false;
    clock.pass(1.25);
    left -= 1;
    return true;
  });
  turns.start();
  await until(() => left === 0);
  for (let round = 0; round < 3; round += 1) await new Promise(setImmediate);
  expect(rest.mock.calls.map(([, time]) => time)).toEqual([expect.any(Number)]);
  expect(rest.mock.calls[0]?.[1]).toBe(3.75);
});

test('a turn has sixteen pieces at most, since what follows from them comes after it', async () => {
  let [left, most] = [100, 0];
  const turns = new Turns(() => left-- > 0);
  turns.start();
  for (let before = left; left > 0; before = left) {
    await new Promise(setImmediate);
    most = Math.max(most, before - left);
  }
  expect(most).toBe(16);
});

test('a turn that took long is followed by one of half as many pieces, until they are quick again', async () => {
  let [left, cost] = [400, 20];
  const turns = new Turns(() => left-- > 0);
  turns.start();
  const pieces: number[] = [];
  for (let before = left; left > 0; before = left) {
    await new Promise(setImmediate);
    if (before > left) pieces.push(before - left);
    // What follows from the pieces is done when the turn is over.
    clock.pass(cost);
    if (left < 300) cost = 0;
  }
  expect(pieces.slice(0, 6)).toEqual([16, 8, 4, 2, 1, 1]);
  expect(pieces.at(-2)).toBeGreaterThan(8);
});

async function until(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise(setImmediate);
}
