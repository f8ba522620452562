import { FairShare } from '../../src/quotas/fair-share';
import { limits } from '../../src/quotas/limits';
import { stoppedClock } from '../support/clock';

test.each([
  ['39 % of what there was', { all: 3_000, each: 3_000, least: 0, per: 1_000 }, 1_159],
  ['41 % of the trust in all leads', limits.trusted, 1_244],
])('ten that take what they can leave %s to those who come next', (_, size, left) => {
  stoppedClock();
  const share = new FairShare(size);
  let taken = 0;
  for (let other = 0; other < 10; other += 1) {
    const network = { name: String(other), factor: 1 };
    for (; share.wait([network]) === 0; taken += 1) share.use([network], 1);
  }
  expect(size.all - taken).toBe(left);
});

test('whoever owns a network takes no more by a new part of it each time', () => {
  stoppedClock();
  const share = new FairShare({ all: 3_000, each: 100, least: 0, per: 1_000 });
  const owner = { name: 'network', factor: 2 };
  let taken = 0;
  for (; taken < 1_000 && share.wait([{ name: `part ${taken}`, factor: 1 }, owner]) === 0; taken += 1) {
    share.use([{ name: `part ${taken}`, factor: 1 }, owner], 1);
  }
  expect(taken).toBe(200);
});
