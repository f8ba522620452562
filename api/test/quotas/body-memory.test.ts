import { maxFileBytes } from '../../../src/contract/attachment';
import { BodyMemory } from '../../src/quotas/body-memory';
import { stoppedClock } from '../support/clock';

/** In bytes. */
const form = 10_000;
const room = 24 * maxFileBytes;

beforeEach(() => stoppedClock());

test('uploads that many begin and leave keep out other uploads, and no form without a file', () => {
  const memory = new BodyMemory(room);
  for (let address = 0; address < 40; address += 1) memory.open(`address ${address}`).take(4_000_000);
  expect(memory.open('visitor').take(maxFileBytes)).toBe(false);
  expect(memory.open('visitor').take(form)).toBe(true);
});

test('of forms that are begun and left, those of whoever has begun most are lost to others', () => {
  const memory = new BodyMemory(room);
  const claims = Array.from({ length: 2_000 }, () => memory.open('greedy'));
  for (const claim of claims) claim.take(form);
  expect(memory.open('visitor').take(form)).toBe(true);
  expect(claims.filter(({ lost }) => lost.aborted)).toHaveLength(1);
});

test.each([form, maxFileBytes])('what a body of %d bytes has taken, in pieces, is given back whole', (size) => {
  const memory = new BodyMemory(room);
  for (let upload = 0; upload < 5_000; upload += 1) {
    const claim = memory.open('one');
    expect(claim.take(size / 4)).toBe(true);
    expect(claim.take((size * 3) / 4)).toBe(true);
    claim.release();
  }
});

test('of forms that somebody works with none is lost, and of those that wait again one may be', () => {
  const memory = new BodyMemory(room);
  const claims = Array.from({ length: 2_000 }, () => memory.open('greedy'));
  for (const claim of claims) {
    claim.take(form);
    claim.keep();
  }
  expect(memory.open('visitor').take(form)).toBe(false);
  claims[7]?.wait();
  expect(memory.open('another visitor').take(form)).toBe(true);
  expect(claims.findIndex(({ lost }) => lost.aborted)).toBe(7);
});

test('what somebody works with is not lost, and what waits again may be', () => {
  const memory = new BodyMemory(room);
  const claims = Array.from({ length: 23 }, () => memory.open('greedy'));
  for (const claim of claims) {
    claim.take(maxFileBytes);
    claim.keep();
  }
  const other = memory.open('other');
  expect(other.take(2 * maxFileBytes)).toBe(false);
  claims[0]?.wait();
  expect(memory.open('another').take(2 * maxFileBytes)).toBe(true);
  expect(claims.map(({ lost }) => lost.aborted).indexOf(true)).toBe(0);
});
