import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../../src/app';
import type { StaffStore } from '../../../../src/leads/store/lead-store';
import { openStore } from '../../../../src/leads/store/open';
import { testConfig } from '../../../support/app';
import { dataWithJob } from '../../../support/application';
import { type RawAnswer, sendRaw } from '../../../support/raw';
import { folder, readFacts, requestFile } from './clients/fixtures';
import { losses } from './clients/losses';
import { type Case, cases, document, fieldsOf, fileNames, formOf } from './clients/sent';

const clients = Object.keys(readFacts());
const sentDocument = readFileSync(path.join(__dirname, '../../inspect/genuine', document));

let app: FastifyInstance;
let store: StaffStore;
let port: number;

beforeAll(async () => {
  const config = { ...testConfig(), dataDir: dataWithJob(), quotas: false };
  store = await openStore(config.database);
  app = buildApp(config, store, { logStream: { write: () => undefined } });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

test('every client has its four requests, and every request its client', () => {
  const expected = clients.flatMap((client) => cases.map((name) => path.basename(requestFile(client, name))));
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
  expect(clients).toEqual(expect.arrayContaining(Object.keys(losses)));
});

describe.each(clients)('what %s sends is stored as it was typed', (client) => {
  test.each(cases)('%s', async (name) => {
    const request = readFileSync(requestFile(client, name));
    const answer = await sendRaw(port, request);
    const lead = await store.get(receiptOf(answer, request));
    expect(lead).toMatchObject({ form: formOf(name).name, status: 'new', fields: storedFields(client, name) });
    if (!lead || name === 'text') return;
    expect(lead.attachment).toEqual({
      name: losses[client]?.fileNames?.[name] ?? fileNames[name],
      type: 'application/pdf',
      size: sentDocument.length,
      sha256: createHash('sha256').update(sentDocument).digest('hex'),
    });
    expect((await store.attachment(lead.id))?.equals(sentDocument)).toBe(true);
  });
});

/** A browser that says so is led to its page of thanks; everybody else is told in JSON, whatever it accepts. */
function receiptOf({ status, headers, body }: RawAnswer, request: Buffer): string {
  const navigates = /^sec-fetch-mode: *navigate/im.test(request.toString('latin1'));
  if (!navigates) {
    expect({ status, body }).toEqual({ status: 201, body: expect.any(String) });
    return JSON.parse(body).id;
  }
  expect({ status, body }).toEqual({ status: 303, body: '' });
  return new URL(headers.location ?? '', 'http://localhost').searchParams.get('receipt') ?? '';
}

function storedFields(client: string, name: Case): Record<string, string> {
  const kept = losses[client]?.text ?? ((text: string) => text);
  return Object.fromEntries(Object.entries(fieldsOf(client, name)).map(([field, value]) => [field, kept(value)]));
}
