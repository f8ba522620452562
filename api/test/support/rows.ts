import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import type { DatabaseUrl } from '../../src/config/database-url';
import type { AuditRow, DeskTables } from '../../src/leads/store/desk-schema';
import { postgresDialect } from '../../src/leads/store/postgres';
import { openSqlite } from '../../src/leads/store/sqlite';

/** A connection beside the store's, to look at the tables as they are, or to make those of an earlier version. */
export function connectTo(url: DatabaseUrl): Kysely<unknown> {
  const dialect = url.kind === 'sqlite' ? openSqlite(url.file, false) : postgresDialect(url.url);
  return new Kysely<unknown>({ dialect });
}

/** Every row of every table as JSON, by the name of its table. */
export async function rowsOfAllTables(url: DatabaseUrl): Promise<Record<string, string[]>> {
  const db = connectTo(url);
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

/** Lines of the audit log that were written at these moments. */
export async function writeAudit(url: DatabaseUrl, ...moments: string[]): Promise<void> {
  const row: Omit<AuditRow, 'id' | 'at'> = { actor: 'rahima', action: 'opened', lead_id: 'KS-0000000001', detail: '' };
  const db = connectTo(url);
  for (const at of moments) {
    const values = { ...row, id: randomUUID(), at };
    await db.withTables<Pick<DeskTables, 'audit'>>().insertInto('audit').values(values).execute();
  }
  await db.destroy();
}

/** When the lines of the audit log were written, the first first. */
export async function auditMoments(url: DatabaseUrl): Promise<string[]> {
  const db = connectTo(url);
  const rows = await db
    .withTables<Pick<DeskTables, 'audit'>>()
    .selectFrom('audit')
    .select('at')
    .orderBy('at')
    .execute();
  await db.destroy();
  return rows.map(({ at }) => at);
}
