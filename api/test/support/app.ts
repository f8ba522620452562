import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app';
import type { Config } from '../../src/config';
import type { LeadStore } from '../../src/store/lead';
import { openStore } from '../../src/store/open';
import type { TestDatabase } from './databases';
import { dataFolder, temporaryFolder } from './folders';

export interface TestApp {
  app: FastifyInstance;
  store: LeadStore;
  config: Config;
  /** Everything that was logged. */
  log: string[];
}

const running: { app: FastifyInstance; store: LeadStore }[] = [];

afterEach(async () => {
  for (const { app, store } of running.splice(0)) {
    await app.close();
    await store.close();
  }
});

/** The real application on a temporary SQLite file (or the given store), closed after the test. */
export async function testApp(
  changes: Partial<Config> = {},
  given?: LeadStore,
  options: AppOptions = {},
): Promise<TestApp> {
  const config = { ...testConfig(), ...changes };
  const store = given ?? (await openStore(config.database));
  const log: string[] = [];
  const app = buildApp(config, store, {
    logStream: { write: (line) => void log.push(line) },
    listMaxAge: 0,
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
    const { url, drop } = await database.create();
    held = { started: await testApp(changes(), await openStore(url)), drop };
  });
  afterEach(() => held?.drop());
  return () => {
    if (!held) throw new Error('There is an application only during a test');
    return held.started;
  };
}

/** Every stored lead, newest first. */
export async function storedLeads(store: LeadStore) {
  const leads = [];
  for await (const lead of store.list({})) leads.push(lead);
  return leads;
}

/** The lead of a test that stores one. */
export async function onlyLead(store: LeadStore) {
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
    corsOrigins: ['https://preview.kantha.example'],
    trustProxy: false,
    quotas: true,
    serveSite: true,
    logLevel: 'debug',
    delivery: {},
    retention: { leads: 24, applications: 6 },
    dataDir: dataFolder(),
    publicDir: path.join(folder, 'public'),
  };
}
