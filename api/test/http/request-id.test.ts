import { requestIds } from '../../src/http/request-id';
import { testApp } from '../support/app';
import { booking, browserHeaders, post } from '../support/multipart';
import { rawClient } from '../support/raw-client';

const own = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const given = '6f1e0b2c9d8a47c1';

function named(trust: Parameters<typeof requestIds>[0], remoteAddress: string, id: string | string[] = given): string {
  return requestIds(trust)({ headers: { 'x-request-id': id } as Record<string, string>, socket: { remoteAddress } });
}

test.each([
  [1, '203.0.113.7'],
  [['10.0.0.0/8'], '10.1.2.3'],
  [['10.0.0.10'], '10.0.0.10'],
  [['10.0.0.0/8'], '::ffff:10.1.2.3'],
  [['fd00::/8'], 'fd00::1'],
])('a proxy that is trusted by %j names a request from %s', (trust, peer) => {
  expect(named(trust, peer)).toBe(given);
});

test.each([
  [false as const, '127.0.0.1'],
  [['10.0.0.0/8'], '203.0.113.7'],
  [['10.0.0.10'], '10.0.0.11'],
  [['10.0.0.10'], ''],
])('with TRUST_PROXY of %j, whoever asks from %s names nothing', (trust, peer) => {
  expect(named(trust, peer)).toMatch(own);
});

test.each([
  ['empty', ''],
  ['short', 'abc'],
  ['long', 'a'.repeat(65)],
  ['of several lines', 'abcdefgh\nlevel=60'],
  ['of quotes', 'abcdefgh","level":60'],
  ['of blanks', 'a b c d e f g h'],
  ['of letters beyond ASCII', 'রহিমা-রহিমা'],
  ['an address of e-mail', 'rahima@example.com'],
])('what a trusted proxy says is not taken over when it is %s', (_, id) => {
  expect(named(1, '10.0.0.10', id)).toMatch(own);
});

test('no two requests have the same name', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => named(false, '127.0.0.1')));
  expect(ids.size).toBe(1000);
});

test('the log finds a lead by the id of its answer, and the id by its receipt', async () => {
  const { app, log } = await testApp();
  const answer = await app.inject(post());
  const line = log.map((text) => JSON.parse(text)).find(({ status }) => status === 201);
  expect(line).toMatchObject({ receipt: answer.json().id, requestId: answer.headers['x-request-id'] });
  expect(line.requestId).toMatch(own);
});

test.each(['/api/country-list', '/nothing', '/api/nothing', '/api/%zz', '/api/live', '/%zz'])(
  'every answer has an id of its own: %s',
  async (url) => {
    const { app } = await testApp();
    const [one, two] = [await app.inject(url), await app.inject(url)].map(({ headers }) => headers['x-request-id']);
    expect(one).toMatch(own);
    expect(two).toMatch(own);
    expect(two).not.toBe(one);
  },
);

test('so has the answer to what is no HTTP', async () => {
  const { app } = await testApp();
  const client = await rawClient(app);
  client.send('HELLO\r\n\r\n');
  expect((await client.answer).headers['x-request-id']).toMatch(own);
});

describe('a form that fails for our fault', () => {
  async function failing() {
    const { store } = await testApp();
    const fail = () => Promise.reject(new Error('no disk'));
    return testApp({}, { ...store, save: fail, close: async () => {} });
  }

  test('tells a program which request that was, and each of its lines does', async () => {
    const { app, log } = await failing();
    const answer = await app.inject(post());
    const id = answer.headers['x-request-id'];
    expect(answer.json()).toMatchObject({ status: 503, requestId: id });
    const lines = log.map((text) => JSON.parse(text)).filter(({ status }) => status === 503);
    expect(lines.map(({ requestId }) => requestId)).toEqual([id, id]);
  });

  test('tells a visitor without a script what to quote', async () => {
    const { app } = await failing();
    const answer = await app.inject(post(booking({ fax_number: '' }), browserHeaders));
    expect(answer.body).toContain(`find it: ${answer.headers['x-request-id']}</p>`);
  });

  test('unlike one that its visitor can mend', async () => {
    const { app } = await testApp();
    expect((await app.inject(post(booking({ email: 'x' })))).body).not.toContain('requestId');
    expect((await app.inject(post(booking({ email: 'x' }), browserHeaders))).body).not.toContain('find it');
  });
});

test.each(['live', 'ready', 'health'])('what monitors ask every few seconds fills no log: %s', async (call) => {
  const { app, log } = await testApp({ logLevel: 'info' });
  await app.inject(`/api/${call}`);
  expect(log).toEqual([]);
});
