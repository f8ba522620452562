import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import job from '../../../data/live/jobs/technical-writer.json';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { maxFileBytes } from '../../../src/contract/attachment';
import { forms } from '../../../src/contract/forms/all';
import { type AppOptions, buildApp } from '../../src/app';
import type { Config } from '../../src/config/config';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { openStore } from '../../src/leads/store/open';
import { limits } from '../../src/quotas/limits';
import { testConfig } from '../support/app';
import { arazzoDocument, type Call, callsAnswered, callsOfClients, nameOf } from '../support/contract-calls';
import { pdf } from '../support/documents';
import {
  describedCalls,
  differences,
  documentText,
  headerDifferences,
  operationsOf,
  parseDocument,
} from '../support/openapi';
import { postHead, rawClient } from '../support/raw-client';
import { lint, respect } from '../support/redocly';

const committed = parseDocument(documentText);

/** Every answer that was met, as `demo 201`. */
const met = new Set<string>();

test('the document and its examples are valid OpenAPI', async () => {
  expect(await lint(folderFor(documentText, []))).toBe('');
});

test('a client that knows nothing but the document is answered as it says, and stored once when it sends twice', async () => {
  const { server, store } = await start();
  expect(await faults(callsOfClients(committed), server)).toEqual([]);
  // Once without a key and once with one, which is the same lead.
  expect(await store.count({})).toBe(forms.length);
}, 120_000);

test('a server that can store and read nothing answers as it says', async () => {
  const { server, store } = await start({ dataDir: __filename });
  await store.close();
  jest.spyOn(store, 'hangs').mockReturnValue(true);
  // The document of all calls needs neither.
  const calls = callsAnswered(committed, 503).filter(({ operation }) => operation.operationId !== 'openapi');
  expect(await faults(calls, server)).toEqual([]);
}, 120_000);

test('a server with a fault answers as it says', async () => {
  const { server } = await start({}, (app) => {
    app.addHook('preHandler', async () => {
      throw new Error('A fault');
    });
  });
  expect(await faults(callsAnswered(committed, 500), server)).toEqual([]);
}, 120_000);

test('a server that was asked too often answers as it says', async () => {
  jest.replaceProperty(limits, 'posts', { most: 0.001, per: 600_000 });
  const { server } = await start({ quotas: true });
  expect(await faults(callsAnswered(committed, 429), server)).toEqual([]);
}, 120_000);

test('a server that is late answers as it says, and that it lives', async () => {
  const { app } = await start({}, () => {}, { isLate: () => true });
  const late = await differencesOf(app, 503, { Accept: 'application/json' });
  expect(late).toEqual(['GET /api/live: is answered 200']);
});

// What a client of Redocly's cannot say: each goes byte by byte, to every call, as a program and as a browser.
describe.each(['application/json', 'text/html'])('a request that asks for %s is answered as it says', (accept) => {
  test.each([
    ['names two hosts', 400, { host: 'elsewhere.example' }],
    ['expects a wonder', 417, { Expect: 'a-wonder' }],
    ['has two hundred fields', 431, Object.fromEntries(Array.from({ length: 200 }, (_, each) => [`X-${each}`, 'x']))],
    ['packs its body', 501, { 'Transfer-Encoding': 'gzip, chunked' }],
  ])('when it %s', async (_, status, headers: Record<string, string>) => {
    const { app } = await start();
    const asked = { Accept: accept, 'Sec-Fetch-Mode': 'navigate', ...headers };
    expect(await differencesOf(app, status, asked)).toEqual([]);
  });
});

test('every answer of the document was met, but for what only a browser or a slow client gets', () => {
  const described = operationsOf(committed).flatMap(({ operationId, responses }) => {
    return Object.keys(responses).map((status) => `${operationId} ${status}`);
  });
  expect(described.filter((answer) => !met.has(answer) && !/ (?:303|408)$/.test(answer))).toEqual([]);
});

describe('Controls: a document that is wrong is found out', () => {
  test.each([
    ['a schema', '^KS-', '^KX-', 'demo-201: schema check'],
    ['a required header', '"ETag"', '"E-Tag"', 'countries-200: the header E-Tag is missing'],
    ['a header that it does not know', '"ETag"', '"E-Tag"', 'countries-200: the header etag is not described'],
    ['a status', '"201": {', '"202": {', 'demo-201: status code check'],
    ['a type', '"application/json"', '"application/xml"', 'countries-200: content-type check'],
  ])(
    'in %s',
    async (_, right, wrong, fault) => {
      const { server } = await start();
      const some = callsOfClients(committed).filter((call) => ['demo-201', 'countries-200'].includes(nameOf(call)));
      const found = await faults(some, server, documentText.replaceAll(right, wrong));
      expect(found).toContainEqual(expect.stringContaining(fault));
    },
    60_000,
  );

  test.each([
    ['a word of OpenAPI', '"requestBody"', '"requestbody"'],
    ['an example of an address', 'rahima@example.com', 'rahima'],
    ['an example of a choice', '"designation": "', '"designation": "Wizard of '],
  ])('in %s', async (_, right, wrong) => {
    expect(await lint(folderFor(documentText.replace(right, wrong), []))).toContain('openapi.json');
  });
});

/** What is wrong by the document with the answers to every call when it is asked in this way, each with its call. */
async function differencesOf(app: FastifyInstance, status: number, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const { method, url, operationId } of describedCalls()) {
    const client = await rawClient(app);
    client.send(postHead(url, headers).replace('POST', method));
    const answer = await client.answer;
    client.socket.destroy();
    met.add(`${operationId} ${answer.status}`);
    const different = differences(method, url, { statusCode: answer.status, ...answer });
    if (answer.status !== status) different.push(`is answered ${answer.status}`);
    found.push(...different.map((fault) => `${method} ${url}: ${fault}`));
  }
  return found;
}

/** What is wrong by the document with the answers to these calls, each with the name of its call. */
async function faults(calls: readonly Call[], server: string, text = documentText): Promise<string[]> {
  const document = parseDocument(text);
  const answers = await respect(folderFor(text, calls), server);
  const missing = calls.filter((call) => !answers.some(({ name }) => name === nameOf(call)));
  return [
    ...missing.map((call) => `${nameOf(call)}: was not made`),
    ...answers.flatMap(({ name, status, headers, faults }) => {
      const id = name.split('-')[0] ?? '';
      met.add(`${id} ${status}`);
      const operation = operationsOf(document).find(({ operationId }) => operationId === id);
      const different = operation ? headerDifferences(document, operation, status, headers) : ['is not described'];
      return [...faults, ...different].map((fault) => `${name}: ${fault}`);
    }),
  ];
}

/** What Redocly needs: the document, the calls, and the files that they send. */
function folderFor(text: string, calls: readonly Call[]): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'openapi.json': text,
    'calls.arazzo.json': arazzoDocument(calls),
    'redocly.yaml': { extends: ['recommended-strict'], rules: { 'no-invalid-media-type-examples': 'error' } },
  });
  writeFileSync(path.join(folder, 'cv.pdf'), pdf);
  writeFileSync(path.join(folder, 'too-large.pdf'), Buffer.alloc(maxFileBytes + 1_000_000));
  return folder;
}

const running: { app: FastifyInstance; store: StaffStore }[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const { app, store } of running.splice(0)) {
    await app.close();
    await store.close().catch(() => {});
  }
});

/** The real server on a port, with the content of this repository. */
async function start(
  changes: Partial<Config> = {},
  spoil: (app: FastifyInstance) => void = () => {},
  options: AppOptions = {},
) {
  const config = {
    ...testConfig(),
    dataDir: content(),
    serveSite: false,
    quotas: false,
    logLevel: 'silent' as const,
    ...changes,
  };
  const store = await openStore(config.database);
  const app = buildApp(config, store, options);
  running.push({ app, store });
  spoil(app);
  return { server: await app.listen({ port: 0, host: '127.0.0.1' }), app, store };
}

/** `data/` as it is, with the job of the example open for ever. */
function content(): string {
  const folder = temporaryFolder();
  for (const name of ['live', 'products', 'services', 'industries.json', 'site.json']) {
    cpSync(path.join('data', name), path.join(folder, name), { recursive: true });
  }
  writeFiles(folder, { 'live/jobs/technical-writer.json': { ...job, deadline: '2099-12-31' } });
  return folder;
}
