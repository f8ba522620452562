import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { type AppOptions, buildApp } from '../../src/app';
import type { Config } from '../../src/config/config';
import { Judges } from '../../src/leads/inspect/judges/judges';
import { limits } from '../../src/leads/inspect/judges/limits';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { openStore } from '../../src/leads/store/open';
import type { TestDatabase } from './databases';
import { dataFolder } from './folders';

export interface TestApp {
  app: FastifyInstance;
  store: StaffStore;
  config: Config;
  /** Everything that was logged. */
  log: string[];
}

/**
 * Of all applications of a test file: a worker takes a second to start, and does so with the first document. What it
 * finds must not depend on what else the machine does; `api/test/leads/inspect/judges.test.ts` tells what becomes of
 * documents that take too long.
 */
const judges = new Judges({ ...limits, time: 10 * limits.time, workers: 1, niceness: 0 });

afterAll(() => judges.close());

const running: { app: FastifyInstance; store: StaffStore }[] = [];

afterEach(async () => {
  for (const { app, store } of running.splice(0)) {
    // Of clients that never end what they have begun.
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  }
});

/** The real application on a temporary SQLite file (or the given store), closed after the test. */
export async function testApp(
  changes: Partial<Config> = {},
  given?: StaffStore,
  options: AppOptions = {},
): Promise<TestApp> {
  const config = { ...testConfig(), ...changes };
  const store = given ?? (await openStore(config.database));
  const log: string[] = [];
  const app = buildApp(config, store, {
    logStream: { write: (line) => void log.push(line) },
    listMaxAge: 0,
    judges,
    // Nor does what a test is told depend on how busy the machine is.
    isLate: () => false,
    ...options,
  });
  running.push({ app, store });
  await app.ready();
  return { app, store, config, log };
}

/** The application on a new database before each test, as `current()`; the database is dropped after it. */
export function eachTestHasApp(database: TestDatabase, changes: () => Partial<Config> = () => ({})): () => TestApp {
  let held: { started: TestApp; drop: () => Promise<void> } | undefined;
  beforeEach(async () => {
    const { url, drop } = await database.empty();
    held = { started: await testApp(changes(), await openStore(url)), drop };
  });
  afterEach(() => held?.drop());
  return () => {
    if (!held) throw new Error('There is an application only during a test');
    return held.started;
  };
}

/** Every stored lead, newest first. */
export async function storedLeads(store: StaffStore) {
  const leads = [];
  for await (const lead of store.list({})) leads.push(lead);
  return leads;
}

/** The lead of a test that stores one. */
export async function onlyLead(store: StaffStore) {
  const [lead, ...others] = await storedLeads(store);
  if (!lead || others.length > 0) throw new Error(`There are ${others.length + (lead ? 1 : 0)} leads instead of one`);
  return lead;
}

/** Settings of an application on folders and a database of its own. */
export function testConfig(): Config {
  const folder = temporaryFolder();
  return {
    port: 0,
    host: 'localhost',
    database: { kind: 'sqlite', file: path.join(folder, 'leads.db') },
    siteUrl: 'https://www.kantha.example',
    apiUrl: 'https://www.kantha.example',
    corsOrigins: ['https://preview.kantha.example'],
    trustProxy: false,
    quotas: true,
    diskFloor: 0,
    serveSite: true,
    logLevel: 'debug',
    delivery: {},
    retention: { leads: 24, applications: 6 },
    dataDir: dataFolder(),
    publicDir: path.join(folder, 'public'),
    releasesDir: undefined,
  };
}
