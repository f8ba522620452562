import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import job from '../../../data/live/jobs/technical-writer.json';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { maxFileBytes } from '../../../src/contract/attachment';
import { forms } from '../../../src/contract/forms/all';
import { buildApp } from '../../src/app';
import type { Config } from '../../src/config/config';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { openStore } from '../../src/leads/store/open';
import { limits } from '../../src/quotas/limits';
import { testConfig } from '../support/app';
import { arazzoDocument, type Call, callsAnswered, callsOfClients, nameOf } from '../support/contract-calls';
import { pdf } from '../support/documents';
import { documentText, headerDifferences, operationsOf, parseDocument } from '../support/openapi';
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
  expect(await faults(callsAnswered(committed, 503), server)).toEqual([]);
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
    'redocly.yaml': { extends: ['spec'], rules: { 'no-invalid-media-type-examples': 'error' } },
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
async function start(changes: Partial<Config> = {}, spoil: (app: FastifyInstance) => void = () => {}) {
  const config = {
    ...testConfig(),
    dataDir: content(),
    serveSite: false,
    quotas: false,
    logLevel: 'silent' as const,
    ...changes,
  };
  const store = await openStore(config.database);
  const app = buildApp(config, store);
  running.push({ app, store });
  spoil(app);
  return { server: await app.listen({ port: 0, host: '127.0.0.1' }), store };
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
