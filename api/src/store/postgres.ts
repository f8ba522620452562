import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** Per instance. Several instances share the server's `max_connections`, 100 by default. */
const maxConnections = 10;

/** In milliseconds: shorter than the request timeout, so that a visitor hears 503 instead of nothing. */
const connectTimeout = 5_000;
const statementTimeout = 10_000;

/** @throws when the server cannot be reached, or acknowledges commits that it may still lose (reliability R2) */
export async function openPostgres(url: string): Promise<PostgresDialect> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: statementTimeout,
  });
  // Without a listener, a connection that breaks while idle would end the process. The pool has dropped it already,
  // and the query that needs one next reports the trouble.
  pool.on('error', () => {});
  try {
    await assertDurable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}

async function assertDurable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ synchronous_commit: string }>('show synchronous_commit');
  if (rows[0]?.synchronous_commit !== 'off') return;
  throw new Error('PostgreSQL runs with synchronous_commit=off, so leads would not be safe. Set it to on.');
}
