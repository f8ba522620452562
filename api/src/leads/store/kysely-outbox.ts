import type { Kysely } from 'kysely';
import { distribute } from './distribute';
import type { Engine } from './engine';
import { enqueue } from './enqueue';
import type { Commit } from './group-commit';
import {
  type Channel,
  channels,
  type Delivery,
  type DeliveryState,
  type DeliveryStatus,
  givenUpStates,
  type Outbox,
  openStates,
  staffChannels,
} from './outbox';
import type { Database, OutboxRow } from './schema';
import { signsOf } from './signs';
import { writtenBy } from './written-by';

/** The queries of the outbox, the same for both databases but for how rows are locked. */
export function createOutbox(db: Kysely<Database>, engine: Engine, commit: Commit): Outbox {
  return {
    async claim(channel, now, leaseEnd, limit) {
      const rows = await db
        .with('due', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'waiting')
            .where('channel', '=', channel)
            .where('due_at', '<=', now.toISOString())
            .orderBy('due_at')
            .limit(limit)
            // Two workers then get different rows at once. SQLite has one writer at a time, and no such words.
            .$if(engine.locksRows, (due) => due.forUpdate().skipLocked()),
        )
        .updateTable('outbox')
        // Without a trouble, so that what is under way can be distinguished from what has failed or was put back.
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: leaseEnd.toISOString(), trouble: '' }))
        .where('id', 'in', (query) => query.selectFrom('due').select('id'))
        .returningAll()
        .execute();
      return rows.map((row) => ({ ...fromRow(row), channel }));
    },
    // All three by `commit`, because deliveries that began together end at about the same time.
    succeeded: ({ id }, now) =>
      commit(async (connection) => {
        await set(connection, 'delivered', now).set({ trouble: '' }).where('id', '=', id).execute();
      }),
    failed: ({ id, attempts }, trouble, now, nextAt, givenUp = 'dead') =>
      commit(async (connection) => {
        await set(connection, nextAt ? 'waiting' : givenUp, nextAt ?? now)
          .set({ trouble })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('state', '=', 'waiting')
          .execute();
      }),
    putBack: ({ id, attempts }, trouble, until) =>
      commit(async (connection) => {
        await set(connection, 'waiting', until)
          .set({ attempts: attempts - 1, trouble })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('state', '=', 'waiting')
          .execute();
      }),
    async tally(states = openStates) {
      const rows = await db
        .selectFrom('outbox')
        .where('state', 'in', states)
        .groupBy(['channel', 'state'])
        .select(['channel', 'state'])
        .select(({ fn }) => [
          fn.countAll().as('count'),
          fn.min('due_at').as('oldest'),
          fn.max('attempts').as('attempts'),
        ])
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
    signs: (bounds) => signsOf(db, bounds),
    distribute: (to, now) => distribute(db, engine, commit, to, now.toISOString()),
    async open(limit) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('state', 'in', openStates)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(statusOf);
    },
    async revive(now, only) {
      const result = await anew(db, now)
        .where('state', 'in', givenUpStates)
        .$if(only !== undefined, (query) => query.where('lead_id', '=', only?.leadId ?? ''))
        .$if(only !== undefined, (query) => query.where('channel', '=', only?.channel ?? 'all'))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
    async resume(channel, now, limit) {
      const some = db
        .selectFrom('outbox')
        .select('id')
        .where('state', 'in', isToStaff(channel) ? givenUpStates : ['blocked'])
        .where('channel', '=', channel)
        .orderBy('due_at')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
      const result = await anew(db, now).where('id', 'in', some).executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
    resend: (leadId, channel, now) =>
      commit(async (connection) => {
        const open = anew(connection, now).where('lead_id', '=', leadId).where('topic', '=', 'lead');
        const { numUpdatedRows } = await open
          .where('channel', '=', channel)
          .where('state', 'in', openStates)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) await enqueue(connection, leadId, 'lead', [channel], now.toISOString());
      }),
    async dismiss({ leadId, channel }, now) {
      const result = await set(db, 'dismissed', now)
        .where('state', 'in', openStates)
        .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
        .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'all'))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
    async hasten(now, after, channel) {
      const waiting = set(db, 'waiting', now)
        .where('state', '=', 'waiting')
        .where('due_at', '>', after.toISOString())
        .where('trouble', '<>', '');
      const result = await waiting.where('channel', 'in', channel ? [channel] : channels).executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
    async straighten(channel, now, pauses, longestWait) {
      const mayWait = (time: number) => writtenBy(new Date(now.getTime() + time));
      const waiting = set(db, 'waiting', now).where('state', '=', 'waiting').where('channel', '=', channel);
      const result = await waiting
        // What is under way, or was when its server died, has attempts and no trouble.
        .where((row) =>
          row.or([
            row.and([row('attempts', '=', 0), row('due_at', '>', mayWait(0))]),
            ...pauses.map((pause, index) =>
              row.and([
                row('attempts', '=', index + 1),
                row('trouble', '<>', ''),
                row('due_at', '>', mayWait(Math.max(pause, longestWait))),
              ]),
            ),
          ]),
        )
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  };
}

function set(db: Kysely<Database>, state: DeliveryState, dueAt: Date) {
  return db.updateTable('outbox').set({ state, due_at: dueAt.toISOString() });
}

/** As if it had never been tried, but that what was given up stays an alarm until it succeeds. */
function anew(db: Kysely<Database>, now: Date) {
  return set(db, 'waiting', now).set(({ eb }) => ({
    attempts: 0,
    revived: eb
      .case()
      .when('state', 'in', givenUpStates)
      .then(1 as const)
      .else(eb.ref('revived'))
      .end(),
  }));
}

function isToStaff(channel: Channel): boolean {
  return staffChannels.some((one) => one === channel);
}

/** All deliveries of some leads: made, waiting, given up or withheld. */
export async function deliveriesOf(db: Kysely<Database>, leadIds: readonly string[]): Promise<DeliveryStatus[]> {
  if (leadIds.length === 0) return [];
  const query = db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', 'in', [...leadIds]);
  return (await query.orderBy('topic').orderBy('channel').orderBy('due_at').execute()).map(statusOf);
}

/** As staff see it. */
export function statusOf(row: OutboxRow): DeliveryStatus {
  return { ...fromRow(row), channel: row.channel, state: row.state, dueAt: row.due_at, trouble: row.trouble };
}

function fromRow({ id, lead_id: leadId, topic, attempts }: OutboxRow): Omit<Delivery, 'channel'> {
  return { id, leadId, topic, attempts };
}
