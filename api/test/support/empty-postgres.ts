import { Client } from 'pg';
import { createPostgres } from '../../../kit/databases';
import { openDatabase } from '../../src/leads/store/open';

type Created = Awaited<ReturnType<typeof createPostgres>>;

/** A database as its migrations leave it, and what it looked like before a test had it. */
interface Ready extends Created {
  shape: string;
  /** What migrations put into tables, as JSON, by the name of the table. */
  kept: Map<string, string>;
}

const free: Ready[] = [];

afterAll(async () => {
  for (const { drop } of free.splice(0)) await drop();
});

/**
 * A database as its migrations leave it. Making one and taking it away costs half a second, so the tests of a
 * file have the same one, one after another; one that a test has changed beyond its rows is not used again.
 */
export async function emptyPostgres(): Promise<Created> {
  const ready = free.pop() ?? (await make());
  const drop = async () => {
    if (await isEmptyAgain(ready)) free.push(ready);
    else await ready.drop();
  };
  return { url: ready.url, drop };
}

async function make(): Promise<Ready> {
  const created = await createPostgres();
  await (await openDatabase(created.url)).db.destroy();
  return inside(created, async (client) => {
    return { ...created, shape: await shapeOf(client), kept: await rowsOf(client) };
  });
}

/** Empties it; false when it is no longer what it was. */
function isEmptyAgain(ready: Ready): Promise<boolean> {
  return inside(ready, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if ((await shapeOf(client)) !== ready.shape) return false;
    await restore(client, ready.kept);
    return true;
  });
}

async function rowsOf(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
  const kept = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query(`select json_agg(one)::text as rows from "${name}" one`);
    kept.set(name, rows[0]?.rows ?? '[]');
  }
  return kept;
}

/** Without the rules between tables, which ask for an order. To truncate costs files that are made anew. */
async function restore(client: Client, kept: Ready['kept']): Promise<void> {
  await client.query(`
    do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`);
  for (const [name, rows] of kept) {
    if (rows === '[]') continue;
    await client.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [rows]);
  }
}

/** Columns, rules, indexes, triggers, functions and settings, as one text. */
async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query(`
    select 1 as part, array_agg(format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull) order by attrelid, attnum) as what
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all select 2, array_agg(format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) order by oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 3, array_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'
    union all select 4, array_agg(pg_get_triggerdef(oid) order by oid) from pg_trigger where not tgisinternal
    union all select 5, array_agg(setconfig::text order by setrole) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
    union all select 6, array_agg(proname::text order by oid) from pg_proc
      where pronamespace = 'public'::regnamespace`);
  return JSON.stringify(rows);
}

async function inside<Result>({ url }: Created, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url.url });
  await client.connect();
  return work(client).finally(() => client.end());
}
