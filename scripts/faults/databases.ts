import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseUrl } from '../../api/src/config/database-url';

export const databaseNames = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof databaseNames)[number];

/** A new, empty database for one run. */
export interface RunDatabase {
  name: DatabaseName;
  url: DatabaseUrl;
  /** The value of DATABASE_URL. */
  text: string;
  drop(): Promise<void>;
}

const server = process.env.TEST_POSTGRES_URL || 'postgres://postgres@127.0.0.1:5432/test';

export async function createDatabase(name: DatabaseName, folder: string): Promise<RunDatabase> {
  if (name === 'sqlite') {
    const file = path.join(folder, 'leads.db');
    return { name, url: { kind: 'sqlite', file }, text: `sqlite:${file}`, drop: async () => {} };
  }
  const database = `kantha_faults_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${database}`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  const drop = () => administer(`drop database ${database} with (force)`);
  return { name, url: { kind: 'postgres', url: url.href }, text: url.href, drop };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
