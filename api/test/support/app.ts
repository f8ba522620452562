import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app';
import type { Config } from '../../src/config';
import type { LeadStore } from '../../src/store/lead';
import { openStore } from '../../src/store/open';
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

/** Every stored lead, newest first. */
export async function storedLeads(store: LeadStore) {
  const leads = [];
  for await (const lead of store.list({})) leads.push(lead);
  return leads;
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
