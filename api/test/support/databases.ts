import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseUrl } from '../../src/config/database-url';
import { temporaryFolder } from './folders';

export interface TestDatabase<Url = DatabaseUrl> {
  name: string;
  /** Makes a new, empty database. */
  create(): Promise<{ url: Url; drop(): Promise<void> }>;
}

export const sqlite: TestDatabase = {
  name: 'SQLite',
  create: async () => ({
    url: { kind: 'sqlite', file: path.join(temporaryFolder(), 'leads.db') },
    drop: async () => {},
  }),
};

const server = process.env.TEST_POSTGRES_URL || 'postgres://postgres@127.0.0.1:5432/test';

const postgres: TestDatabase<{ kind: 'postgres'; url: string }> = {
  name: 'PostgreSQL',
  async create() {
    const name = `kantha_test_${randomBytes(6).toString('hex')}`;
    await administer(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: { kind: 'postgres', url: url.href }, drop: () => administer(`drop database ${name} with (force)`) };
  },
};

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A suite for PostgreSQL alone, skipped where there is none: Jest takes no empty table of databases. */
export function describeOnPostgres(name: string, suite: (database: typeof postgres) => void): void {
  const isThere = availableDatabases().some((database) => database.name === postgres.name);
  (isThere ? describe : describe.skip)(name, () => suite(postgres));
}

/** The databases that the shared suites run on. Jest wants to know them before the first test, so this waits. */
export function availableDatabases(): TestDatabase[] {
  if (answers()) return [sqlite, postgres];
  if (process.env.REQUIRE_POSTGRES === '1') throw new Error('REQUIRE_POSTGRES=1, but no PostgreSQL server answers.');
  process.stderr.write('PostgreSQL tests skipped: no server answers. Set TEST_POSTGRES_URL to run them.\n');
  return [sqlite];
}

function answers(): boolean {
  const probe = `
    const client = new (require('pg').Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 3000 });
    client.connect().then(() => process.exit(0), () => process.exit(1));`;
  try {
    execFileSync(process.execPath, ['-e', probe, server], { cwd: __dirname, stdio: 'ignore', timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}
