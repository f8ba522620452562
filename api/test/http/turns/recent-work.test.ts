import { RecentWork } from '../../../src/http/turns/recent-work';

test('half of the work is forgotten in ten seconds, and half of the rest in the next ten', () => {
  const work = new RecentWork();
  work.add(100, 0);
  expect(work.seenFrom(0)).toBe(100);
  expect(work.seenFrom(10_000)).toBe(50);
  work.add(30, 10_000);
  expect(work.seenFrom(20_000)).toBe(40);
});
