import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseUrl } from '../api/src/config/database-url';

/** The server on which tests and drills make databases of their own. */
export const postgresServer = process.env.TEST_POSTGRES_URL || 'postgres://postgres@127.0.0.1:5432/test';

/** Makes a new, empty database on it. */
export async function createPostgres(): Promise<{ url: { kind: 'postgres'; url: string }; drop: () => Promise<void> }> {
  const name = `kantha_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(postgresServer);
  url.pathname = `/${name}`;
  return { url: { kind: 'postgres', url: url.href }, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresServer });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** `DATABASE_URL` for a process. */
export function databaseEnv(url: DatabaseUrl): { DATABASE_URL: string } {
  return { DATABASE_URL: url.kind === 'sqlite' ? `sqlite:${url.file}` : url.url };
}
