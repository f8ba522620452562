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
  // Without listeners, a connection that breaks would end the process: on the pool for idle ones, on the connection for
  // one in use. The pool drops it by itself, and the query that it was for, or the next one, reports the trouble.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
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
