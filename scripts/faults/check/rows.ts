import SqliteDatabase from 'better-sqlite3';
import { Client } from 'pg';
import * as z from 'zod';
import type { DatabaseUrl } from '../../../api/src/config/database-url';
import { fieldsDigest, sha256 } from '../digest';

/** A stored lead as the checker sees it: digests instead of contents. */
export interface Row {
  id: string;
  key: string;
  form: string;
  fields: string;
  file: string | null;
}

export interface Contents {
  rows: Row[];
  /**
   * `ok` when no file is without its lead, no lead without its consent and, on SQLite, the database finds no fault with
   * its own pages.
   */
  integrity: string;
}

/** Reads the database itself, with nothing of the server's code. */
export function readContents(url: DatabaseUrl): Promise<Contents> {
  return url.kind === 'sqlite' ? readSqlite(url.file) : readPostgres(url.url);
}

interface Stored {
  id: string;
  key: string;
  form: string;
  fields: string;
}

const withoutConsent = 'select count(*) as without from leads where id not in (select lead_id from consents)';

async function readSqlite(file: string): Promise<Contents> {
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    const statement = database.prepare<[], Stored & { bytes: Buffer | null }>(
      'select l.id, l.key, l.form, l.fields, a.bytes from leads l left join attachments a on a.lead_id = l.id',
    );
    const rows: Row[] = [];
    for (const { bytes, ...row } of statement.iterate()) rows.push(toRow(row, bytes && sha256(bytes)));
    const { without } = database.prepare<[], { without: number }>(withoutConsent).get() ?? { without: 0 };
    return { rows, integrity: without > 0 ? `${without} leads without consent` : integrityOf(database) };
  } finally {
    database.close();
  }
}

function integrityOf(database: SqliteDatabase.Database): string {
  const found = z.array(z.object({ integrity_check: z.string() })).parse(database.pragma('integrity_check'));
  const orphans = z.array(z.unknown()).parse(database.pragma('foreign_key_check'));
  return orphans.length > 0 ? `${orphans.length} orphans` : found.map((line) => line.integrity_check).join(', ');
}

async function readPostgres(url: string): Promise<Contents> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Stored & { digest: string | null }>(
      `select l.id, l.key, l.form, l.fields, encode(sha256(a.bytes), 'hex') as digest
        from leads l left join attachments a on a.lead_id = l.id`,
    );
    const { rowCount: orphans } = await client.query(
      'select 1 from attachments a where not exists (select 1 from leads l where l.id = a.lead_id)',
    );
    const { rows: found } = await client.query<{ without: string }>(withoutConsent);
    const without = Number(found[0]?.without);
    const broken = orphans ? `${orphans} orphans` : 'ok';
    const integrity = without > 0 ? `${without} leads without consent` : broken;
    return { rows: rows.map(({ digest, ...row }) => toRow(row, digest)), integrity };
  } finally {
    await client.end();
  }
}

function toRow({ fields, ...rest }: Stored, file: string | null): Row {
  return { ...rest, fields: fieldsDigest(JSON.parse(fields)), file };
}
