import { randomUUID } from 'node:crypto';
import type { CompiledQuery, Kysely, SelectQueryBuilder } from 'kysely';
import { backUp, bringBack } from './backup';
import { claimEarlier } from './claim-earlier';
import { clockSetAt, noteClock, trustClock } from './clock-marks';
import type { Engine } from './engine';
import { figuresOf } from './figures';
import { inserting } from './insert';
import { createDigests } from './kysely-digests';
import { createOutbox, deliveriesOf } from './kysely-outbox';
import type { Submitted } from './lead';
import { kindOfRow, leadRows, matching, pageSize, pages } from './lead-rows';
import type { FormSelection, StaffStore } from './lead-store';
import { forgetWithdrawals, takeBack, withdraw, withMarketing } from './marketing';
import { mark } from './marks';
import { quarantine, release } from './quarantine';
import { noteRemoval } from './removals';
import { type Database, type FullRow, fromRow } from './schema';
import { handlingOf, handlingsOf } from './work-of-staff';

/** Leads that are forgotten in one transaction: with the largest file each, 100 MB are overwritten. */
const portion = 20;

/** The queries, which are the same for both databases. Values are always bound, never part of the SQL text. */
export function createStore(db: Kysely<Database>, engine: Engine): StaffStore {
  // Writing a query takes longer than running it: those that every submission needs are written once.
  const byKey = leadRows(db).where('leads.key', '=', '').compile();
  const taken = leadRows(db)
    .where('fingerprint', '=', '')
    .where('received_at', '>=', '')
    .where('received_at', '<=', '')
    .where('status', '=', 'new')
    .orderBy('received_at')
    .limit(1);
  const byWords = taken.compile();
  const withoutKey = taken.where('leads.key', 'like', '% %').compile();
  const queries = {
    byKey: (connection: Kysely<Database>, key: string) => first(connection, byKey, [key]),
    byWords: (connection: Kysely<Database>, fingerprint: string, within: readonly [string, string]) =>
      first(connection, byWords, [fingerprint, ...within, 'new', 1]),
    withoutKey: (connection: Kysely<Database>, fingerprint: string, within: readonly [string, string]) =>
      first(connection, withoutKey, [fingerprint, ...within, 'new', '% %', 1]),
  };
  const insert = inserting(db, engine);
  const commit = engine.commit(db);
  const earlier = async (connection: Kysely<Database>, lead: Submitted) => {
    await engine.lock(connection, 'key', lead.key);
    await engine.lock(connection, 'words', lead.fingerprint);
    const row = await claimEarlier(connection, queries, lead);
    return row && fromRow(row);
  };
  return {
    save: (lead, options = {}) =>
      commit(async (connection) => {
        const known = await earlier(connection, lead);
        if (known) return known;
        if (await insert(connection, lead, options)) return lead;
        // Another submission has taken the key meanwhile.
        const other = await queries.byKey(connection, lead.key);
        if (!other) throw new Error('A lead vanished while its key was in use');
        return fromRow(other);
      }),
    claimEarlier: (lead) => commit((connection) => earlier(connection, lead)),
    async findByKey(key) {
      const row = await queries.byKey(db, key);
      return row && fromRow(row);
    },
    async get(id) {
      const [lead] = await withMarketing(db, await leadRows(db).where('leads.id', '=', id).execute());
      return lead;
    },
    async receiptsWith(part) {
      const ids = db.selectFrom('leads').select('id').limit(2);
      const found = ids.where((eb) => eb.or([eb('id', 'like', `KS-${part}%`), eb('id', 'like', `KS-%${part}`)]));
      return (await found.execute()).map(({ id }) => id);
    },
    async attachment(id) {
      const row = await db.selectFrom('attachments').select('bytes').where('lead_id', '=', id).executeTakeFirst();
      return row?.bytes;
    },
    deliveries: (id) => deliveriesOf(db, [id]),
    handling: (id) => handlingOf(db, id),
    handlings: (ids) => handlingsOf(db, ids),
    release: (id, channels) => commit((connection) => release(connection, engine, id, channels)),
    quarantine: (id) => commit((connection) => quarantine(connection, engine, id)),
    list: (filter) => pages(db, filter),
    async count(filter) {
      const all = db.selectFrom('leads').select((select) => select.fn.countAll().as('count'));
      return Number((await matching(all, filter).executeTakeFirstOrThrow()).count);
    },
    async tally(filter) {
      const rows = await matching(db.selectFrom('leads'), filter)
        .select([kindOfRow.as('kind'), 'status'])
        .select(({ fn }) => [
          fn.countAll().as('count'),
          fn.min('received_at').as('oldest'),
          fn.max('received_at').as('newest'),
        ])
        .groupBy(['kind', 'status'])
        .execute();
      return rows.map(({ kind: form, count, ...row }) => ({ form, ...row, count: Number(count) }));
    },
    async erase(ids) {
      await db.transaction().execute(async (transaction) => {
        for (let start = 0; start < ids.length; start += pageSize) {
          const some = ids.slice(start, start + pageSize);
          await transaction.deleteFrom('leads').where('id', 'in', some).execute();
        }
        await forgetWithdrawals(transaction);
        if (ids.length > 0) await noteRemoval(transaction);
      });
      await engine.scrub(db);
    },
    async ages(forms, before) {
      const leads = ofForms(db.selectFrom('leads'), forms);
      return { all: await counted(leads), old: await counted(leads.where('received_at', '<', before)) };
    },
    async auditAges(before) {
      const lines = db.selectFrom('audit');
      return { all: await counted(lines), old: await counted(lines.where('at', '<', before)) };
    },
    now: () => engine.now(db),
    noteClock: (now) => commit((connection) => noteClock(connection, now)),
    clockSetAt: (now) => clockSetAt(db, now),
    async hasOlder(forms, before) {
      const old = ofForms(db.selectFrom('leads'), forms).where('received_at', '<', before);
      return (await old.select('id').limit(1).executeTakeFirst()) !== undefined;
    },
    async expire(forms, before) {
      return commit(async (connection) => {
        const old = ofForms(connection.selectFrom('leads'), forms).where('received_at', '<', before);
        const some = old.select('id').limit(portion);
        const { numDeletedRows } = await connection.deleteFrom('leads').where('id', 'in', some).executeTakeFirst();
        if (numDeletedRows === 0n) return 0;
        await forgetWithdrawals(connection);
        await noteRemoval(connection);
        return Number(numDeletedRows);
      });
    },
    expireAudit: (before) =>
      commit(async (connection) => {
        const old = connection.deleteFrom('audit').where('at', '<', before);
        return Number((await old.executeTakeFirst()).numDeletedRows);
      }),
    withdraw: (id, how, channels) => commit((connection) => withdraw(connection, engine, id, how, channels)),
    takeBack: (id) => commit((connection) => takeBack(connection, engine, id)),
    async linkSecret() {
      const row = db.selectFrom('secrets').select('value').where('name', '=', 'links');
      return (await row.executeTakeFirstOrThrow()).value;
    },
    outbox: createOutbox(db, engine, commit),
    digests: createDigests(db, commit),
    backUp: (file) => backUp(db, engine, file),
    noteBackup: (now) => commit((connection) => mark(connection, 'backup', now)),
    trustClock: (now) => commit((connection) => trustClock(connection, now)),
    bringBack: (file) => bringBack(db, file),
    size: () => engine.size(db),
    figures: () => figuresOf(db),
    health: () => commit(writeAndUndo),
    hangs: () => false,
    close: () => engine.close(db),
  };
}

async function first(db: Kysely<Database>, query: CompiledQuery<FullRow>, parameters: readonly unknown[]) {
  const [row] = (await db.executeQuery<FullRow>({ ...query, parameters })).rows;
  return row;
}

async function counted<Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  return Number((await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
}

function ofForms(leads: SelectQueryBuilder<Database, 'leads', object>, forms: FormSelection) {
  return 'only' in forms ? leads.where('form', 'in', forms.only) : leads.where('form', 'not in', forms.not);
}

/** A real write, which the commit brings to the disk, and of which nobody ever sees anything. */
async function writeAndUndo(db: Kysely<Database>): Promise<void> {
  const id = `probe-${randomUUID()}`;
  const nothing = {
    form: '',
    fingerprint: '',
    quarantined_for: null,
    received_at: '',
    fields: '{}',
    words: '{}',
    attribution: null,
    page: '',
  };
  await db
    .insertInto('leads')
    .values({ id, key: id, status: 'quarantined', ...nothing })
    .execute();
  await db.deleteFrom('leads').where('id', '=', id).execute();
}
