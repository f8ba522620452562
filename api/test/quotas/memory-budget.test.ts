import { maxFileBytes } from '../../../src/contract/attachment';
import { transferLimits } from '../../src/http/transfer-limits';
import { type Claim, MemoryBudget } from '../../src/quotas/memory-budget';
import { stoppedClock } from '../support/clock';

const room = 24 * maxFileBytes;

test('one sender alone may have it all, and is refused what is more', () => {
  stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const claims = uploads(budget, 'one', 24);
  expect(budget.take(budget.open('one'), 1)).toBe(false);
  expect(lost(claims)).toBe(0);
});

test('what was given back may be taken again, once', () => {
  stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const [first] = uploads(budget, 'one', 24);
  if (!first) throw new Error('There are 24');
  budget.release(first);
  budget.release(first);
  const claim = budget.open('two');
  expect(budget.take(claim, maxFileBytes)).toBe(true);
  expect(budget.take(claim, 24 * maxFileBytes)).toBe(false);
});

test('whoever has taken it all loses, upload by upload, what others need', () => {
  stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const claims = uploads(budget, 'greedy', 24);
  for (let other = 1; other <= 10; other += 1) {
    expect(budget.take(budget.open(`other ${other}`), maxFileBytes)).toBe(true);
    expect(lost(claims)).toBe(other);
  }
});

test('the slowest uploads are lost first', () => {
  const clock = stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  // The first one to begin is not the slowest, because it holds less.
  const small = budget.open('greedy');
  budget.take(small, 1);
  const slow = uploads(budget, 'greedy', 1);
  clock.move(10_000);
  const others = uploads(budget, 'greedy', 22);
  expect(budget.take(budget.open('other'), maxFileBytes)).toBe(true);
  expect([lost([small]), lost(slow), lost(others)]).toEqual([0, 1, 0]);
});

test('whoever has nearly as much as another takes nothing from him', () => {
  stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const [one, two] = [uploads(budget, 'one', 14), uploads(budget, 'two', 10)];
  expect(budget.take(budget.open('two'), 1)).toBe(false);
  expect(lost([...one, ...two])).toBe(0);
});

test('many senders, each with an upload that stalls, cannot keep it for long', () => {
  const clock = stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const claims = Array.from({ length: 24 }, (_, sender) => uploads(budget, `sender ${sender}`, 1)).flat();
  expect(budget.take(budget.open('other'), 1)).toBe(false);
  clock.move(31_000);
  expect(budget.take(budget.open('other'), maxFileBytes)).toBe(true);
  expect(lost(claims)).toBe(1);
});

test('many senders, each with an upload that drips in for minutes, cannot keep it for long', () => {
  const clock = stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const claims = Array.from({ length: 24 }, (_, sender) => budget.open(`sender ${sender}`));
  for (let drop = 0; drop < maxFileBytes / 1024; drop += 1) {
    for (const claim of claims) budget.take(claim, 1024);
    clock.move((transferLimits.wholeSeconds * 1000 * 1024) / maxFileBytes);
  }
  expect(budget.take(budget.open('newcomer'), maxFileBytes)).toBe(true);
  expect(lost(claims)).toBe(1);
});

test('a sender who has lost an upload is the next to lose one when he begins anew', () => {
  const clock = stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const uploadOf = () => Array.from({ length: 24 }, (_, sender) => uploads(budget, `sender ${sender}`, 1)).flat();
  const before = uploadOf();
  clock.move(31_000);
  const other = budget.open('other');
  expect(budget.take(other, maxFileBytes)).toBe(true);
  for (const claim of [other, ...before]) budget.release(claim);
  const again = uploadOf();
  expect(budget.take(budget.open('another'), maxFileBytes)).toBe(true);
  expect(again.map((claim) => claim.lost.aborted)).toEqual(before.map((claim) => claim.lost.aborted));
});

describe('many senders who let go in time and begin anew', () => {
  test('cannot keep it for long', () => {
    const { budget, claims } = begunAnew(0);
    expect(budget.take(budget.open('other'), maxFileBytes)).toBe(true);
    expect(lost(claims)).toBe(1);
  });

  test('are forgiven within the hour', () => {
    const { budget, claims } = begunAnew(60 * 60_000);
    expect(budget.take(budget.open('other'), 1)).toBe(false);
    expect(lost(claims)).toBe(0);
  });

  test('have nothing to forgive when what they sent was of use', () => {
    const { budget, claims } = begunAnew(0, (before, claim) => before.release(claim));
    expect(budget.take(budget.open('other'), 1)).toBe(false);
    expect(lost(claims)).toBe(0);
  });

  function begunAnew(pause: number, end = (before: MemoryBudget, claim: Claim) => before.abandon(claim)) {
    const clock = stoppedClock();
    const budget = new MemoryBudget(room, maxFileBytes);
    const uploadOf = () => Array.from({ length: 24 }, (_, sender) => uploads(budget, `sender ${sender}`, 1)).flat();
    for (let time = 0; time < 2; time += 1) {
      const before = uploadOf();
      clock.move(28_000);
      for (const claim of before) end(budget, claim);
    }
    clock.move(pause);
    return { budget, claims: uploadOf() };
  }
});

test('senders who are as fast as each other take nothing from each other, so that they come to an end', () => {
  const clock = stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const claims = Array.from({ length: 30 }, (_, sender) => budget.open(`sender ${sender}`));
  for (let second = 0; second < 10; second += 1) {
    for (const claim of claims) budget.take(claim, maxFileBytes / 10);
    clock.move(1_000);
  }
  expect(lost(claims)).toBe(0);
});

test('what somebody works with already is not lost', () => {
  stoppedClock();
  const budget = new MemoryBudget(room, maxFileBytes);
  const claims = uploads(budget, 'greedy', 24);
  for (const claim of claims) claim.canLose = false;
  expect(budget.take(budget.open('other'), 1)).toBe(false);
  expect(lost(claims)).toBe(0);
});

/** Uploads of the largest file. */
function uploads(budget: MemoryBudget, owner: string, count: number): Claim[] {
  return Array.from({ length: count }, () => {
    const claim = budget.open(owner);
    expect(budget.take(claim, maxFileBytes)).toBe(true);
    return claim;
  });
}

function lost(claims: readonly Claim[]): number {
  return claims.filter((claim) => claim.lost.aborted).length;
}
