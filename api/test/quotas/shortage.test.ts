import { Shortage } from '../../src/quotas/shortage';
import { stoppedClock } from '../support/clock';

const minute = 60_000;

test('a shortage shows when documents are refused for more than a minute, and until none is for as long', () => {
  const clock = stoppedClock();
  const shortage = new Shortage();
  for (let second = 0; second < 60; second += 10) {
    shortage.note();
    expect(shortage.lasts).toBe(false);
    clock.move(10_000);
  }
  clock.move(1_000);
  shortage.note();
  expect(shortage.lasts).toBe(true);
  clock.move(minute - 1_000);
  expect(shortage.lasts).toBe(true);
  clock.move(2_000);
  expect(shortage.lasts).toBe(false);
  shortage.note();
  expect(shortage.lasts).toBe(false);
});

test('two refusals that have nothing to do with each other are none', () => {
  const clock = stoppedClock();
  const shortage = new Shortage();
  shortage.note();
  clock.move(2 * minute);
  shortage.note();
  expect(shortage.lasts).toBe(false);
});
