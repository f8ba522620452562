import type { Kysely, SelectQueryBuilder } from 'kysely';
import { oneDay } from '../../../../src/contract/dates';
import { closedStates } from './desk-schema';
import type { WhatWaits, Window } from './digests';
import { matching } from './lead-rows';
import { newestBackup } from './marks';
import type { Database } from './schema';
import { writtenBy } from './written-by';

/** As many of a kind are named, since a letter about thousands is read by nobody. */
const named = 10;

/** In milliseconds: staff have so long for a lead that is new, and what is older than the second is no news. */
const unowned = { after: oneDay, until: 30 * oneDay };

/** As `Digests.whatWaits` says. */
export async function whatWaits(db: Kysely<Database>, window: Window, now: Date): Promise<WhatWaits> {
  const fresh = { status: 'quarantined', since: window.since, until: window.until } as const;
  const ids = matching(db.selectFrom('leads').select('id'), fresh).orderBy('received_at', 'desc').orderBy('id');
  const givenUp = db.selectFrom('outbox').where('state', '=', 'dead');
  const heldUp = db.selectFrom('outbox').where('state', '=', 'blocked');
  const latest = givenUp.select(['lead_id as leadId', 'channel']).orderBy('due_at', 'desc').orderBy('id').limit(named);
  return {
    fresh: (await ids.limit(named).execute()).map(({ id }) => id),
    quarantine: {
      fresh: await countOf(matching(db.selectFrom('leads'), fresh)),
      all: await countOf(db.selectFrom('leads').where('status', '=', 'quarantined')),
    },
    givenUp: await byChannel(givenUp),
    latestGivenUp: await latest.execute(),
    heldUp: await byChannel(heldUp),
    unowned: (await isDeskUsed(db)) ? await unownedIn(db, now) : 0,
    toCallBack: await toCallBack(db, window.day),
    newest: await newestLead(db, now),
    newestKnownOn: await newestKnown(db, window.day),
    lastSilence: await lastSilence(db, window.day),
    backedUpAt: await newestBackup(db, now),
  };
}

/** When the newest lead came that is no suspected spam; undefined without one. */
export async function newestLead(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  const good = db.selectFrom('leads').select('received_at').where('status', '=', 'new');
  const sound = good.where('received_at', '<=', writtenBy(now));
  return (await sound.orderBy('received_at', 'desc').limit(1).executeTakeFirst())?.received_at;
}

async function countOf(leads: SelectQueryBuilder<Database, 'leads' | 'handlings', object>): Promise<number> {
  const counted = leads.select(({ fn }) => fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

async function byChannel(deliveries: SelectQueryBuilder<Database, 'outbox', object>): Promise<WhatWaits['givenUp']> {
  const counted = deliveries
    .groupBy('channel')
    .select('channel')
    .select(({ fn }) => fn.countAll().as('count'));
  return (await counted.execute()).map(({ channel, count }) => ({ channel, count: Number(count) }));
}

/** Whether anybody can sign in to the desk: without it every lead stays new and nobody's. */
async function isDeskUsed(db: Kysely<Database>): Promise<boolean> {
  const staff = db.selectFrom('staff').select('id').where('password', 'is not', null).limit(1);
  return (await staff.executeTakeFirst()) !== undefined;
}

/** A lead that nobody has touched has no row among the handlings. */
async function unownedIn(db: Kysely<Database>, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const counted = db
    .selectFrom('leads')
    .leftJoin('handlings', 'handlings.lead_id', 'leads.id')
    .where('leads.status', '=', 'new')
    .where('leads.received_at', '>=', before(unowned.until))
    .where('leads.received_at', '<', before(unowned.after))
    .where((row) => row.or([row('handlings.state', 'is', null), row('handlings.state', '=', 'new')]))
    .where((row) => row.or([row('handlings.owner', 'is', null), row('handlings.owner', '=', '')]))
    .select(({ fn }) => fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** Leads that somebody wanted to call back today, and before that, and that are not done with. */
async function toCallBack(db: Kysely<Database>, today: string): Promise<WhatWaits['toCallBack']> {
  const due = db
    .selectFrom('handlings')
    .innerJoin('leads', 'leads.id', 'handlings.lead_id')
    .where('leads.status', '=', 'new')
    .where('handlings.state', 'not in', closedStates)
    .where('handlings.call_on', '<>', '');
  return {
    today: await countOf(due.where('handlings.call_on', '=', today)),
    overdue: await countOf(due.where('handlings.call_on', '<', today)),
  };
}

async function newestKnown(db: Kysely<Database>, today: string): Promise<string | undefined> {
  const known = db.selectFrom('digests').where('newest_on', '<=', today);
  const newest = known.select(({ fn }) => fn.max('newest_on').as('newestOn'));
  return (await newest.executeTakeFirst())?.newestOn ?? undefined;
}

async function lastSilence(db: Kysely<Database>, day: string): Promise<WhatWaits['lastSilence']> {
  const silences = db.selectFrom('digests').select(['day', 'newest_on']).where('state', '=', 'sent');
  const before = silences.where('silent', '=', 1).where('day', '<=', day);
  const last = await before.orderBy('day', 'desc').limit(1).executeTakeFirst();
  return last?.newest_on ? { day: last.day, newestOn: last.newest_on } : undefined;
}
