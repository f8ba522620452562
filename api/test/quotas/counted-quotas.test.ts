import { maxFileBytes } from '../../../src/contract/attachment';
import { Problem } from '../../src/http/problem';
import { CountedQuotas } from '../../src/quotas/counted-quotas';
import { limits } from '../../src/quotas/limits';
import { stoppedClock } from '../support/clock';

const office = '203.0.113.7';
const home = '198.51.100.1';
const minute = 60_000;

/** A post at a usual speed. */
const quick = () => ({ isSlow: false, stop: jest.fn() });

test('fifty people of one office who each send the largest file twice within ten minutes are never blocked', () => {
  const clock = stoppedClock();
  const quotas = new CountedQuotas();
  for (let person = 0; person < 50; person += 1) {
    for (let attempt = 0; attempt < 2; attempt += 1) send(quotas, office, maxFileBytes);
    quotas.keep(office, 'application', maxFileBytes);
    expect(quotas.trusts(office)).toBe(true);
    clock.move((10 * minute) / 50);
  }
});

test('whoever sends more bytes is blocked for as long as the next ones take to grow back, and nobody else', () => {
  const clock = stoppedClock();
  const quotas = new CountedQuotas();
  const files = Math.ceil(limits.bytes.most / maxFileBytes);
  for (let sent = 0; sent < files; sent += 1) send(quotas, office, maxFileBytes);
  const wait = refusal(() => quotas.body(office));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(10);
  quotas.body(home);
  clock.move(wait * 1000 - 1_000);
  refusal(() => quotas.body(office));
  clock.move(1_000);
  quotas.body(office);
});

test.each(['reading', 'judging'] as const)('whoever has had too much %s waits until some has grown back', (work) => {
  const clock = stoppedClock();
  const quotas = new CountedQuotas();
  quotas.worked(work, office, limits[work].most + 1_000);
  const wait = refusal(() => quotas.ask(work, office));
  quotas.ask(work, home);
  clock.move(wait * 1000);
  quotas.ask(work, office);
});

describe('of an IPv6 network', () => {
  const subnet = (number: number) => `2001:db8:0:${number.toString(16)}::1`;
  const never = () => new Promise<void>(() => {});

  test('more posts are under way than a /64 may have, and no more than the /48 may', async () => {
    const quotas = new CountedQuotas();
    for (let sent = 0; sent < 16 * limits.open; sent += 1)
      void quotas.during(subnet(256 * (sent % 200)), quick(), never);
    await expect(quotas.during(subnet(256 * 201), quick(), never)).rejects.toMatchObject({ status: 429 });
    await quotas.during('2001:db8:1::1', quick(), async () => {});
  });

  test('a post that has ended gives its place back in all of them', async () => {
    const quotas = new CountedQuotas();
    for (let sent = 0; sent < 20 * limits.open; sent += 1) await quotas.during(subnet(sent), quick(), async () => {});
    await quotas.during(subnet(7), quick(), async () => {});
  });

  test('trust that was not for a new lead is given back in all of them', () => {
    stoppedClock();
    const quotas = new CountedQuotas();
    // More than any of them bears, for one sender and for all that share a larger network.
    for (let sent = 0; sent < 20 * limits.trustedOfDay.most; sent += 1) {
      expect(quotas.trusts(subnet(sent))).toBe(true);
      quotas.forget(subnet(sent));
    }
  });
});

test('whoever sends as fast as he may is stopped by the bytes of a day', () => {
  const clock = stoppedClock();
  const quotas = new CountedQuotas();
  let sent = 0;
  for (let second = 0; second < 24 * 60 * 60; second += 30) {
    clock.move(30_000);
    while (sent < 2 * limits.bytesOfDay.most && mayPost(quotas, home)) {
      quotas.received(home, maxFileBytes);
      sent += maxFileBytes;
    }
  }
  expect(sent).toBeGreaterThan(limits.bytesOfDay.most);
  expect(sent).toBeLessThan(2.1 * limits.bytesOfDay.most);
});

test('what is under way when the bytes are used up comes to its end, but no endless body does', () => {
  stoppedClock();
  const quotas = new CountedQuotas();
  quotas.received(office, limits.bytes.most);
  quotas.received(office, 10 * maxFileBytes);
  refusal(() => quotas.received(office, limits.overdraft));
});

test('one address has so many posts under way at once; the place of one that ended, or failed, is free again', async () => {
  const quotas = new CountedQuotas();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const all = Array.from({ length: limits.open }, () => quotas.during(office, quick(), work));
  await expect(quotas.during(office, quick(), work)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '2' },
  });
  await quotas.during(home, quick(), async () => {});
  ends.pop()?.();
  await all.pop();
  const failing = quotas.during(office, quick(), () => Promise.reject(new Error('broken off')));
  await expect(failing).rejects.toThrow('broken off');
  await quotas.during(office, quick(), async () => {});
  for (const end of ends) end();
  await Promise.all(all);
});

describe('when an address has as many posts under way as it may', () => {
  const never = () => new Promise<void>(() => {});
  const full = () => {
    const quotas = new CountedQuotas();
    const posts = Array.from({ length: limits.open }, () => ({ ...quick(), isSlow: true }));
    for (const post of posts) void quotas.during(office, post, never);
    return { quotas, posts };
  };

  test('whoever shares it has the place of one that does not go on, which is stopped', async () => {
    const { quotas, posts } = full();
    for (let person = 0; person < 10; person += 1) await quotas.during(office, quick(), async () => {});
    expect(posts.filter(({ stop }) => stop.mock.calls.length > 0)).toHaveLength(1);
  });

  test('each of them gives way once', async () => {
    const { quotas, posts } = full();
    for (let person = 0; person < limits.open; person += 1) void quotas.during(office, quick(), never);
    for (const { stop } of posts) expect(stop).toHaveBeenCalledTimes(1);
    await expect(quotas.during(office, quick(), never)).rejects.toMatchObject({ status: 429 });
  });
});

test('letters go to strangers for a thousand leads a day of one address, and to the rest for as many as before', () => {
  const clock = stoppedClock();
  const quotas = new CountedQuotas();
  let trusted = 0;
  for (let second = 0; second < 24 * 60 * 60; second += 30) {
    clock.move(30_000);
    while (trusted < 5_000 && quotas.trusts(office)) trusted += 1;
  }
  expect(trusted).toBeGreaterThan(limits.trustedOfDay.most);
  expect(trusted).toBeLessThan(2.1 * limits.trustedOfDay.most);
  expect(quotas.trusts(home)).toBe(true);
});

test('the trust of all is never used up by a few: whoever comes next still has some', () => {
  stoppedClock();
  const quotas = new CountedQuotas();
  let trusted = 0;
  for (let flood = 0; flood < 50; flood += 1) {
    for (let lead = 0; lead < 300; lead += 1) if (quotas.trusts(`192.0.2.${flood}`)) trusted += 1;
  }
  expect(trusted).toBeLessThan(limits.trusted.all);
  expect(quotas.trusts(home)).toBe(true);
});

test('a thousand addresses use up the trust of all, which grows back within minutes', () => {
  const clock = stoppedClock();
  const quotas = new CountedQuotas();
  let trusted = 0;
  for (let bot = 0; bot < 1_000; bot += 1) {
    for (let lead = 0; lead < 20; lead += 1) {
      if (quotas.trusts(`192.${bot >> 8}.2.${bot & 255}`)) trusted += 1;
    }
  }
  expect(trusted).toBeLessThanOrEqual(limits.trusted.all);
  expect(quotas.trusts(home)).toBe(false);
  quotas.post(home, 'contact');
  clock.move(minute);
  expect(quotas.trusts(home)).toBe(true);
});

test('whoever fills the disk is stopped long before it is full; a visitor who sends one file is not', () => {
  stoppedClock();
  const quotas = new CountedQuotas();
  let stored = 0;
  for (let bot = 0; bot < 50; bot += 1) {
    const address = `192.0.2.${bot}`;
    while (mayPost(quotas, address) && stored < 2 * limits.stored.all) {
      quotas.keep(address, 'application', maxFileBytes);
      stored += maxFileBytes;
    }
  }
  expect(stored).toBeLessThan(1.2 * limits.stored.all);
  for (let file = 0; file < 4; file += 1) {
    quotas.post(home, 'application');
    quotas.keep(home, 'application', maxFileBytes);
  }
});

test.each([
  ['of the disk, when that is', { stored: 1_000, sent: 601 }, 'There is little room just now', 4_320],
  ['of bytes, when that is', { stored: 910, sent: 660 }, 'Too many requests came from your network', 61],
])('whoever has used up his share of the disk and of bytes reads of the wait %s longer', (_, used, reason, wait) => {
  stoppedClock();
  const quotas = new CountedQuotas();
  quotas.keep(office, 'application', used.stored * 1_000_000);
  quotas.received(office, used.sent * 1_000_000);
  const { detail, headers } = problemOf(() => quotas.body(office));
  expect(detail).toContain(reason);
  expect(Math.abs(Number(headers['Retry-After']) - wait)).toBeLessThan(2);
});

describe('bytes that are refused while they arrive have cost as much as others', () => {
  test('to the day: whoever goes on is not let in again as soon as the ten minutes are forgotten', () => {
    const clock = stoppedClock();
    const quotas = new CountedQuotas();
    refusal(() => quotas.received(office, 2 * limits.bytesOfDay.most));
    clock.move(2 * 60 * minute);
    expect(refusal(() => quotas.body(office))).toBeGreaterThan(20 * 60 * 60);
  });

  test('to the wider networks: whoever goes on from one /64 after the other is stopped in all of them', () => {
    stoppedClock();
    const quotas = new CountedQuotas();
    for (let subnet = 0; subnet < 4; subnet += 1) {
      refusal(() => quotas.received(`2001:db8:0:${subnet}::1`, limits.bytes.most + 2 * limits.overdraft));
    }
    refusal(() => quotas.body('2001:db8:0:4::1'));
    quotas.body('2001:db8:0:100::1');
  });
});

function send(quotas: CountedQuotas, address: string, bytes: number): void {
  quotas.body(address);
  quotas.post(address, 'application');
  quotas.received(address, bytes);
}

function mayPost(quotas: CountedQuotas, address: string): boolean {
  try {
    quotas.body(address);
    quotas.post(address, String(Math.random()));
    return true;
  } catch {
    return false;
  }
}

/** Seconds to wait that the refusal names. */
function refusal(work: () => void): number {
  return Number(problemOf(work).headers['Retry-After']);
}

function problemOf(work: () => void): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
