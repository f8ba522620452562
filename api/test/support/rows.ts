import { Kysely, sql } from 'kysely';
import type { DatabaseUrl } from '../../src/config/database-url';
import { openPostgres } from '../../src/leads/store/postgres';
import { openSqlite } from '../../src/leads/store/sqlite';

/** A connection beside the store's, to look at the tables as they are, or to make those of an earlier version. */
export async function connectTo(url: DatabaseUrl): Promise<Kysely<unknown>> {
  const dialect = url.kind === 'sqlite' ? openSqlite(url.file, false) : await openPostgres(url.url);
  return new Kysely<unknown>({ dialect });
}

/** Every row of every table as JSON, by the name of its table. */
export async function rowsOfAllTables(url: DatabaseUrl): Promise<Record<string, string[]>> {
  const db = await connectTo(url);
  try {
    const found: Record<string, string[]> = {};
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      found[name] = rows.map((row) => JSON.stringify(row));
    }
    return found;
  } finally {
    await db.destroy();
  }
}
