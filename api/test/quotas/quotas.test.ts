import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { CountedQuotas } from '../../src/quotas/counted-quotas';
import { limits } from '../../src/quotas/limits';
import { testApp } from '../support/app';
import { apply, applying, cv, dataWithJob } from '../support/application';
import { stoppedClock } from '../support/clock';
import { bodyWithFiles, booking, browserHeaders, multipartBody, post } from '../support/multipart';

/** New leads of one address and form in these tests; the true number is tried below `api/test/quotas`. */
const most = 30;

beforeEach(() => {
  jest.replaceProperty(limits, 'posts', { ...limits.posts, most });
});
afterEach(() => jest.restoreAllMocks());

const wrong = post(booking({ email: 'x' }));
const empty = { ...post(), payload: '' };

/** Everything a flood may do to others shows in what becomes of one honest visitor elsewhere. */
const honest = () => ({ ...post(), remoteAddress: '198.51.100.1' });

test('more leads than an address may send are answered 429 and not stored, for the short time that the answer names', async () => {
  const clock = stoppedClock();
  const { app, store } = await testApp();
  await statuses(app, most, '203.0.113.7');
  const answer = await app.inject({ ...post(), remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('20');
  expect(answer.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  expect(await store.count({})).toBe(most);
  clock.move(20_000);
  expect((await app.inject({ ...post(), remoteAddress: '203.0.113.7' })).statusCode).toBe(201);
});

test('a native post over the limit gets a page', async () => {
  stoppedClock();
  const { app } = await testApp();
  await statuses(app, most, '203.0.113.7');
  const answer = await app.inject({ ...post(booking(), browserHeaders), remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('Too many requests came from your network');
});

test('another address is not affected, and neither are the lists', async () => {
  const { app } = await testApp();
  await statuses(app, most + 5, '203.0.113.7');
  expect((await app.inject(honest())).statusCode).toBe(201);
  expect((await app.inject({ url: '/api/country-list', remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
});

test('whoever reads the lists without end takes them from nobody who shares his address', async () => {
  stoppedClock();
  const { app } = await testApp({ logLevel: 'silent' });
  const read = async (url: string) => (await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode;
  for (let asked = 0; asked < 3_100; asked += 1) await read('/api/country-list');
  for (const url of ['/api/country-list', '/api/live', '/api/ready', '/api/health']) expect(await read(url)).toBe(200);
});

describe('of IPv6', () => {
  test('the addresses of one /64 count together, the next /64 for itself', async () => {
    stoppedClock();
    const { app } = await testApp();
    for (let sent = 0; sent < most; sent += 1) await statuses(app, 1, `2001:db8:0:1::${sent.toString(16)}`);
    expect(await statuses(app, 1, '2001:db8:0:1:ffff::1')).toEqual({ 429: 1 });
    expect(await statuses(app, 1, '2001:db8:0:2::1')).toEqual({ 201: 1 });
  });

  test('whoever has many /64 gains four times as much by a /56, and sixteen times by a /48', async () => {
    stoppedClock();
    const { app } = await testApp({ logLevel: 'silent' });
    const fromSubnets = async (prefix: string) => {
      let taken = 0;
      for (let subnet = 0; subnet < 50; subnet += 1) {
        const counts = await statuses(app, 3, `2001:db8:0:${prefix}${subnet.toString(16).padStart(2, '0')}::1`);
        taken += counts[201] ?? 0;
      }
      return taken;
    };
    expect(await fromSubnets('1')).toBe(4 * most);
    expect((await fromSubnets('2')) + (await fromSubnets('3')) + (await fromSubnets('4'))).toBe(12 * most);
    expect(await statuses(app, 1, '2001:db8:0:500::1')).toEqual({ 429: 1 });
    expect((await app.inject({ ...post(), remoteAddress: '2001:db8:1::1' })).statusCode).toBe(201);
  });
});

test('a forged X-Forwarded-For is no way around', async () => {
  stoppedClock();
  const { app } = await testApp();
  for (let sent = 0; sent < most; sent += 1) await statuses(app, 1, '203.0.113.7', `198.51.100.${sent % 250}`);
  expect(await statuses(app, 1, '203.0.113.7', '198.51.100.255')).toEqual({ 429: 1 });
});

test.each([
  ['a number of proxies', 1],
  ['an address', ['10.0.0.1']],
])('behind a trusted proxy (%s), visitors are counted, and cannot forge more', async (_, trustProxy) => {
  stoppedClock();
  const { app } = await testApp({ trustProxy });
  for (let sent = 0; sent < most; sent += 1) await statuses(app, 1, '10.0.0.1', `192.0.2.${sent % 250}, 203.0.113.7`);
  expect(await statuses(app, 1, '10.0.0.1', '192.0.2.251, 203.0.113.7')).toEqual({ 429: 1 });
  expect(await statuses(app, 1, '10.0.0.1', '203.0.113.8')).toEqual({ 201: 1 });
});

test('each form counts for itself', async () => {
  const { app } = await testApp();
  await statuses(app, most + 5, '203.0.113.7');
  const answer = await app.inject({ ...wrong, url: '/api/contact-store', remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(422);
});

test('an IPv4 address is the same one when the system writes it as IPv6', async () => {
  stoppedClock();
  const { app } = await testApp();
  await statuses(app, most, '::ffff:203.0.113.7');
  expect(await statuses(app, 1, '203.0.113.7')).toEqual({ 429: 1 });
  expect(await statuses(app, 1, '::ffff:203.0.113.8')).toEqual({ 201: 1 });
});

test('posts that cost their senders nothing take nothing from others', async () => {
  stoppedClock();
  // Far fewer than there will be.
  jest.replaceProperty(limits, 'trusted', { ...limits.trusted, all: 50 });
  const { app, store } = await testApp({ logLevel: 'silent' });
  for (let last = 0; last < 100; last += 1) {
    for (const worthless of [empty, wrong, { ...wrong, payload: 'x' }]) {
      await app.inject({ ...worthless, remoteAddress: `203.0.113.${last}` });
    }
  }
  expect((await app.inject(honest())).statusCode).toBe(201);
  expect(await store.count({ status: 'new' })).toBe(1);
});

test('nor from those who share their address: posts that are not stored close no form and no link in a letter', async () => {
  stoppedClock();
  const { app } = await testApp({ logLevel: 'silent' });
  const office = '203.0.113.7';
  const link = { method: 'POST' as const, url: '/api/stop-marketing/x', remoteAddress: office };
  for (let sent = 0; sent < 5 * most; sent += 1) {
    for (const worthless of [empty, wrong, { ...wrong, payload: 'x' }]) {
      expect((await app.inject({ ...worthless, remoteAddress: office })).statusCode).not.toBe(429);
    }
    expect((await app.inject(link)).statusCode).toBe(404);
  }
  expect((await app.inject({ ...post(), remoteAddress: office })).statusCode).toBe(201);
});

describe('leads that are not stored, or not anew, use up nothing:', () => {
  beforeEach(() => {
    stoppedClock();
    jest.replaceProperty(limits, 'trusted', { ...limits.trusted, all: 50, each: 10 });
  });

  const withKey = (key: string) => ({ ...post(booking(), { 'idempotency-key': key }), remoteAddress: '198.51.100.1' });

  test('one that comes again and again, with or without a file', async () => {
    // Room for the three leads, and for about one more.
    const share = 4 * bodyWithFiles(applying(), { cv }).length;
    jest.replaceProperty(limits, 'stored', { ...limits.stored, all: 100 * share, each: share, least: 0 });
    const { app, store } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
    for (const request of [withKey('again'), { ...apply(), remoteAddress: '198.51.100.1' }]) {
      for (let sent = 0; sent < most - 5; sent += 1) expect((await app.inject(request)).statusCode).toBe(201);
    }
    expect((await app.inject(withKey('new'))).statusCode).toBe(201);
    expect(await store.count({ status: 'new' })).toBe(3);
  });

  test('one in quarantine that comes again and again, which makes no room for others either', async () => {
    const { app, store } = await testApp({ logLevel: 'silent' });
    for (let lead = 0; lead < 12; lead += 1) await app.inject(withKey(`lead-${lead}`));
    const told = await store.count({ status: 'new' });
    expect(told).toBeLessThan(12);
    for (let sent = 0; sent < 5; sent += 1) expect((await app.inject(withKey('lead-11'))).statusCode).toBe(201);
    expect((await app.inject(withKey('one-more'))).statusCode).toBe(201);
    expect(await store.count({ status: 'new' })).toBe(told);
    expect(await store.count({ status: 'quarantined' })).toBe(13 - told);
  });

  test('what the database could not take', async () => {
    const { app, store } = await testApp({ logLevel: 'silent' });
    const saving = jest.spyOn(store, 'save').mockRejectedValue(new Error('full'));
    for (let sent = 0; sent < most - 5; sent += 1) expect((await app.inject(withKey('x'))).statusCode).toBe(503);
    saving.mockRestore();
    expect((await app.inject(withKey('x'))).statusCode).toBe(201);
    expect(await store.count({ status: 'new' })).toBe(1);
  });
});

describe('whoever has used up an allowance', () => {
  const address = '203.0.113.7';
  const noKey = { 'idempotency-key': '' };
  const withKey = (key: string) => ({ ...post(booking(), { 'idempotency-key': key }), remoteAddress: address });
  const withField = () => ({ ...post({ ...booking(), idempotency_key: 'first' }, noKey), remoteAddress: address });
  const withoutKey = () => ({ ...post(booking(), noKey), remoteAddress: address });
  const inBrowser = () => ({ ...post(booking(), { ...browserHeaders, ...noKey }), remoteAddress: address });
  const other = () => ({ ...post(booking({ comment: 'Three shops.' })), remoteAddress: address });
  const receiptOf = ({ headers, body }: LightMyRequestResponse) => /KS-\w+/.exec(headers.location ?? body)?.[0];

  test.each([
    ['of leads', () => jest.replaceProperty(limits, 'posts', { most: 1, per: 600_000 })],
    ['of the disk', () => jest.replaceProperty(limits, 'stored', { ...limits.stored, all: 100, each: 1, least: 0 })],
  ])('%s is told the receipt of what is stored, and sent away with what is new', async (_, use) => {
    stoppedClock();
    use();
    const { app, store } = await testApp({ logLevel: 'silent' });
    const { id } = (await app.inject(withKey('first'))).json();
    expect((await app.inject(withKey('second'))).statusCode).toBe(429);
    const again = await app.inject(withKey('"first"'));
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ id });
    expect(await store.count({})).toBe(1);
  });

  test.each([
    ['its key in the field', withField, withField],
    ['no key', withoutKey, withoutKey],
    ['a key only now', withoutKey, () => withKey('late')],
    ['no script', inBrowser, inBrowser],
  ])('and sends with %s what is stored is told its receipt', async (_, first, again) => {
    stoppedClock();
    jest.replaceProperty(limits, 'posts', { most: 1, per: 600_000 });
    const { app, store } = await testApp({ logLevel: 'silent' });
    const before = await app.inject(first());
    expect((await app.inject(other())).statusCode).toBe(429);
    const after = await app.inject(again());
    expect(after.statusCode).toBe(before.statusCode);
    expect(receiptOf(after)).toBe(receiptOf(before));
    expect(await store.count({})).toBe(1);
  });

  test('is sent away before a document of his is judged', async () => {
    stoppedClock();
    jest.replaceProperty(limits, 'posts', { most: 0.001, per: 600_000 });
    const { app } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
    const judged = jest.spyOn(CountedQuotas.prototype, 'worked');
    expect((await app.inject({ ...apply(), remoteAddress: address })).statusCode).toBe(429);
    expect(judged.mock.calls.map(([work]) => work)).toEqual(['reading']);
  });

  test('of bytes is sent away with what is stored as well, since each repetition has as many', async () => {
    stoppedClock();
    jest.replaceProperty(limits, 'bytes', { most: 1, per: 600_000 });
    const { app } = await testApp({ logLevel: 'silent' });
    expect((await app.inject(withKey('first'))).statusCode).toBe(201);
    expect((await app.inject(withKey('first'))).statusCode).toBe(429);
  });
});

test('what is stored counts too: whoever has filled his share of the disk waits, and others do not', async () => {
  stoppedClock();
  const size = multipartBody(booking()).length;
  jest.replaceProperty(limits, 'stored', { ...limits.stored, all: 100 * size, each: 3 * size, least: 0 });
  const { app, store } = await testApp();
  const sent = async () => (await app.inject({ ...post(), remoteAddress: '203.0.113.7' })).statusCode;
  expect([await sent(), await sent(), await sent(), await sent()]).toEqual([201, 201, 201, 429]);
  expect((await app.inject(honest())).statusCode).toBe(201);
  expect(await store.count({})).toBe(4);
});

test('whoever is refused because others have filled the disk reads of the room, and not of many requests', async () => {
  stoppedClock();
  const size = multipartBody(booking()).length;
  jest.replaceProperty(limits, 'stored', { ...limits.stored, all: 30 * size, each: 30 * size, least: 2 * size });
  const { app } = await testApp({ logLevel: 'silent' });
  const sent = (last: number) => app.inject({ ...post(), remoteAddress: `203.0.113.${last}` });
  for (let other = 0; other < 30; other += 1) expect((await sent(other)).statusCode).toBe(201);
  for (let lead = 0; lead < 2; lead += 1) expect((await sent(99)).statusCode).toBe(201);
  const answer = await sent(99);
  expect(answer.statusCode).toBe(429);
  const { detail } = answer.json();
  expect(detail).toMatch(/^There is little room just now.* by email, or try again in \d+ \w+\.$/);
  expect(answer.headers['retry-after']).toBeDefined();
});

describe('when more good leads come from everywhere than anybody expects', () => {
  let clock: ReturnType<typeof stoppedClock>;
  beforeEach(() => {
    clock = stoppedClock();
    jest.replaceProperty(limits, 'trusted', { ...limits.trusted, all: 60, each: 12 });
  });

  test('from a few addresses, an honest visitor is answered, stored and told to the staff', async () => {
    const { app, store } = await testApp({ logLevel: 'silent' });
    await flood(app, 11, 15);
    const [receipt] = await book(app);
    expect(await store.get(receipt ?? '')).toMatchObject({ status: 'new' });
    expect(await store.count({})).toBe(11 * 15 + 1);
  });

  test('from very many, an honest visitor is answered and stored, and waits in quarantine with the rest', async () => {
    const { app, store } = await testApp({ logLevel: 'silent' });
    await flood(app, 100, 1);
    const [receipt] = await book(app);
    expect(await store.get(receipt ?? '')).toMatchObject({ status: 'quarantined' });
    expect(await store.count({})).toBe(100 + 1);
  });

  test('health tells of the quarantine for an hour, and the log once', async () => {
    const { app, log } = await testApp();
    const quarantine = async () => (await app.inject('/api/health')).json().quarantine;
    await flood(app, 1, 1);
    expect(await quarantine()).toBe('ok');
    await flood(app, 100, 1);
    expect(await quarantine()).toBe('filling');
    expect(log.filter((line) => line.includes('waits in quarantine'))).toHaveLength(1);
    clock.move(61 * 60_000);
    expect(await quarantine()).toBe('ok');
  });

  async function flood(app: FastifyInstance, addresses: number, each: number): Promise<void> {
    for (let last = 0; last < addresses; last += 1) {
      for (let sent = 0; sent < each; sent += 1) {
        const answer = await app.inject({ ...post(), remoteAddress: `203.0.113.${last}` });
        expect(answer.statusCode).toBe(201);
      }
    }
  }

  async function book(app: FastifyInstance): Promise<string[]> {
    const answer = await app.inject(honest());
    expect(answer.statusCode).toBe(201);
    return [answer.json().id];
  }
});

test('bytes count too: whoever has sent so many waits, and others do not', async () => {
  stoppedClock();
  jest.replaceProperty(limits, 'bytes', { most: 1_000_000, per: 600_000 });
  const { app } = await testApp({ logLevel: 'silent' });
  const large = post(booking({ comment: 'x'.repeat(200_000) }));
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await app.inject({ ...large, remoteAddress: '203.0.113.7' })).statusCode).toBe(422);
  }
  const answer = await app.inject({ ...post(), remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeLessThan(10);
  expect((await app.inject(honest())).statusCode).toBe(201);
});

test('the work of judging documents counts too: whoever has used it up may send forms without one, and others anything', async () => {
  jest.replaceProperty(limits, 'judging', { most: 1, per: 600_000 });
  const { app } = await testApp({ dataDir: dataWithJob(), logLevel: 'silent' });
  const sent = async (request: InjectOptions, remoteAddress: string) => app.inject({ ...request, remoteAddress });
  expect((await sent(apply(), '203.0.113.7')).statusCode).toBe(201);
  const answer = await sent(apply(), '203.0.113.7');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await sent(post(), '203.0.113.7')).statusCode).toBe(201);
  expect((await sent(apply(), '198.51.100.1')).statusCode).toBe(201);
});

test('without quotas nothing is counted', async () => {
  const { app } = await testApp({ quotas: false });
  expect(await statuses(app, most + 5, '203.0.113.7')).toEqual({ 201: most + 5 });
});

async function statuses(app: FastifyInstance, times: number, remoteAddress: string, forwarded?: string) {
  const counts: Record<number, number> = {};
  for (let sent = 0; sent < times; sent += 1) {
    const lead = post(booking(), forwarded ? { 'x-forwarded-for': forwarded } : {});
    const { statusCode } = await app.inject({ ...lead, remoteAddress });
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}
