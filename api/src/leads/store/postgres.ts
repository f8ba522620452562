import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';

/** Per instance. Several instances share the server's `max_connections`, 100 by default. */
const maxConnections = 10;

/** In milliseconds: shorter than the request timeout, so that a visitor hears 503 instead of nothing. */
const connectTimeout = 5_000;

/** In seconds: behind the name in `DATABASE_URL` may be another server by then, which is the one that takes writes. */
const connectionLifetime = 600;

/**
 * In milliseconds. PostgreSQL itself ends a statement that takes too long, and a transaction whose process went silent,
 * so nobody waits for their locks, not even the same lead sent again. The driver gives up later, and only on a server
 * that no longer answers at all.
 */
const limits: PoolConfig = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 13_000,
};

interface PostgresOptions {
  /**
   * `forever` is for changes of the tables: those of a large database take minutes, and so does waiting for another
   * instance that makes them. `seconds` unless said.
   */
  mayTake?: 'seconds' | 'forever';
  /** What has to be done before the first query. */
  prepare?: () => Promise<void>;
}

/**
 * Connects for the first query, and after a failure for the next one, since the server may be away for now. A query
 * throws when it cannot be reached, or acknowledges commits that it may still lose (reliability R2).
 */
export function postgresDialect(url: string, { mayTake = 'seconds', prepare }: PostgresOptions = {}): PostgresDialect {
  const pool = async () => {
    await prepare?.();
    return openPool(url, mayTake);
  };
  return new PostgresDialect({ pool });
}

async function openPool(url: string, mayTake: 'seconds' | 'forever'): Promise<PostgresPool> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    maxLifetimeSeconds: connectionLifetime,
    ...(mayTake === 'seconds' && limits),
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
  return withoutDoubtfulConnections(pool);
}

async function assertDurable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ synchronous_commit: string }>('show synchronous_commit');
  if (rows[0]?.synchronous_commit !== 'off') return;
  throw new Error('PostgreSQL runs with synchronous_commit=off, so leads would not be safe. Set it to on.');
}

/**
 * A pool that takes back only connections outside a transaction whose every query was answered. On any other, the next
 * lead would land in a transaction that somebody else began: it would be acknowledged and never committed. Nor does it
 * hand out any that is older than the latest refusal of what the server should have done: sessions that are read-only
 * stay so, although the database takes writes again.
 */
function withoutDoubtfulConnections(pool: Pool): PostgresPool {
  const openedAt = new WeakMap<PoolClient, number>();
  let refusedAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => openedAt.set(client, performance.now()));
  const refused = () => {
    refusedAt = performance.now();
  };
  const connect = async (): Promise<Connection> => {
    const client = await pool.connect();
    if ((openedAt.get(client) ?? 0) > refusedAt) return new Connection(client, refused);
    client.release(true);
    return connect();
  };
  return { connect, end: () => pool.end() };
}

class Connection implements PostgresPoolClient {
  /** Why nobody knows what the server makes of this connection: a query got no answer. */
  private doubt: Error | undefined;
  private isRefused = false;
  private readonly asked: PostgresPoolClient;

  constructor(
    private readonly client: PoolClient,
    private readonly refused: () => void,
  ) {
    this.asked = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(query: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    return typeof query === 'string' ? this.answered<Row>(query, parameters) : this.asked.query(query);
  }

  private async answered<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Behind a query that is still running a rollback would wait as long again, and never be sent.
    if (this.doubt) throw this.doubt;
    try {
      return await this.asked.query<Row>(sql, parameters);
    } catch (error) {
      // A refusal by the server is an answer like any other, behind which a rollback may be asked for.
      if (!(error instanceof DatabaseError)) this.doubt = error instanceof Error ? error : new Error(String(error));
      else if (!isAboutData(error)) this.refuse();
      throw error;
    }
  }

  private refuse(): void {
    this.isRefused = true;
    this.refused();
  }

  /** Destroys the connection when in doubt: PostgreSQL then rolls back whatever was begun on it. */
  release(): void {
    this.client.release(this.doubt ?? (this.isRefused || this.client.getTransactionStatus() !== 'I'));
  }
}

/**
 * Classes of SQLSTATE by which the server refuses what was asked, and not for what has become of it or of the session:
 * data, constraints, transactions that met, and the wording (appendix A of its manual).
 */
function isAboutData({ code = '' }: DatabaseError): boolean {
  return ['22', '23', '40', '42'].includes(code.slice(0, 2));
}
