import { readFileSync } from 'node:fs';
import { writeFiles } from '../../../kit/folders';
import { hire } from '../../../src/contract/forms/hire';
import { buildApp } from '../../src/app';
import { transferLimits } from '../../src/http/transfer-limits';
import { stopPath } from '../../src/leads/marketing/link';
import { openStore } from '../../src/leads/store/open';
import { testApp, testConfig } from '../support/app';
import { dataFolder } from '../support/folders';
import { booking, browserHeaders, contentType, post } from '../support/multipart';
import { describedCalls, differences, lets } from '../support/openapi';
import { postHead, rawClient } from '../support/raw-client';

afterEach(() => jest.restoreAllMocks());

test('the document has every call that the application answers to programs, and no other', async () => {
  const described = describedCalls().map(({ method, url }) => `${method} ${url}`);
  expect(await registeredCalls()).toEqual(described.sort());
});

test('the server describes itself in the words of the committed document, and says when they are unchanged', async () => {
  const { app } = await testApp({ dataDir: 'data' });
  const answer = await app.inject('/api/openapi.json');
  expect(answer.body).toBe(readFileSync('docs/openapi.json', 'utf8'));
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const again = { url: '/api/openapi.json', headers: { 'if-none-match': String(answer.headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
});

test('it says whom one can hire now, by the content that the server reads, and nothing when it cannot', async () => {
  const dataDir = dataFolder();
  const { app } = await testApp({ dataDir });
  const service = async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    return paths[hire.path].post.requestBody.content['multipart/form-data'].schema.properties.service.enum;
  };
  const before = await service();
  expect(before.length).toBeGreaterThan(0);
  writeFiles(dataDir, {
    'services/gardening.json': {
      slug: 'gardening',
      title: 'Gardening',
      category: [{ name: 'Gardener', slug: 'gardener', icon: 'x' }],
    },
  });
  expect((await service()).sort()).toEqual([...before, 'gardener'].sort());
  writeFiles(dataDir, { 'services/gardening.json': { slug: 'gardening' } });
  expect(await service()).toBeUndefined();
});

test.each([
  ' rahima@example.com\u200b',
  'mailto:rahima@example.com',
  'rahima@\u09ac\u09be\u0982\u09b2\u09be.com',
  "o'h+1@shop.example",
])('a client that checks by the document what it sends lets %j through, as the server does', async (email) => {
  const { app } = await testApp();
  const answer = await app.inject(post(booking({ email })));
  expect([answer.statusCode, lets(email, post().url, 'email')]).toEqual([201, true]);
});

// What the client of contract.test.ts cannot meet: it follows redirects, and is never slow.
test('a browser without a script is sent on as described', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ ...post(), headers: browserHeaders });
  expect([answer.statusCode, differences('POST', post().url, answer)]).toEqual([303, []]);
});

test.each(['application/json', 'text/html'])(
  'a body that does not arrive is answered as described with %s',
  async (accept) => {
    jest.replaceProperty(transferLimits, 'idleSeconds', 1);
    const { app } = await testApp();
    const client = await rawClient(app);
    client.send(postHead(post().url, { Accept: accept, 'Content-Type': contentType, 'Content-Length': 1000 }));
    const { status, ...answer } = await client.answer;
    expect([status, differences('POST', post().url, { statusCode: status, ...answer })]).toEqual([408, []]);
  },
);

/**
 * HEAD comes with every GET, and OPTIONS are the preflights of browsers. The page behind the links in letters is for
 * people, and for mail programs, which have a standard of their own (RFC 8058). The document says so in words.
 */
async function registeredCalls(): Promise<string[]> {
  const config = { ...testConfig(), serveSite: false };
  const store = await openStore(config.database);
  const app = buildApp(config, store);
  const calls: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) calls.push(`${each} ${url}`);
  });
  await app.ready();
  await app.close();
  await store.close();
  return calls.filter((call) => !/^(?:HEAD|OPTIONS) /.test(call) && !call.includes(stopPath)).sort();
}
