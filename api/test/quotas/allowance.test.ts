import { Allowance } from '../../src/quotas/allowance';
import { stoppedClock } from '../support/clock';

const second = 1_000;
const home = { name: '203.0.113.7', factor: 1 };
const carrier = { name: '2001:db8:0:0/48', factor: 16 };

test('what was used grows back steadily, and never to more than there is', () => {
  const clock = stoppedClock();
  const allowance = new Allowance({ most: 10, per: 100 * second });
  expect(allowance.wait(home)).toBe(0);
  for (let used = 0; used < 10; used += 1) allowance.use(home, 1);
  expect([allowance.left(home), allowance.wait(home)]).toEqual([0, 10 * second]);
  clock.move(5 * second);
  expect([allowance.left(home), allowance.wait(home)]).toEqual([0.5, 5 * second]);
  clock.move(1_000 * second);
  expect(allowance.left(home)).toBe(10);
});

test('a wider network has more, and its own', () => {
  stoppedClock();
  const allowance = new Allowance({ most: 10, per: 100 * second });
  allowance.use(carrier, 150);
  expect([allowance.left(carrier), allowance.left(home)]).toEqual([10, 10]);
  allowance.use(carrier, 11);
  expect(allowance.wait(carrier)).toBe((2 * 10 * second) / 16);
});

test('of each kind there is as much', () => {
  stoppedClock();
  const allowance = new Allowance({ most: 10, per: second });
  allowance.use(home, 10, 'demo');
  expect([allowance.left(home, 'demo'), allowance.left(home, 'contact')]).toEqual([0, 10]);
});

test('thousands of others make nobody forgotten, but hundreds of thousands do not fill the memory', () => {
  stoppedClock();
  const allowance = new Allowance({ most: 10, per: second });
  allowance.use(home, 10);
  useAs(9_000);
  expect(allowance.left(home)).toBe(0);
  useAs(100_000);
  expect(allowance.left(home)).toBe(10);

  function useAs(others: number): void {
    for (let other = 0; other < others; other += 1) allowance.use({ name: String(other), factor: 1 }, 1);
  }
});
