import { expressionBuilder, type Kysely, sql } from 'kysely';
import { statusOf } from '../../leads/store/kysely-outbox';
import { isBehind } from '../../leads/store/lead-rows';
import { type DeliveryStatus, givenUpStates } from '../../leads/store/outbox';
import type { Database } from '../../leads/store/schema';
import { countedTo, type HandledLead, handledLeads, type Place } from './inbox';

const outbox = expressionBuilder<Database, 'outbox'>();
const givenUp = givenUpStates.map((state) => sql.lit(state));

/**
 * What is tried again stays until it arrives: the trouble may last, and whoever sent it again learns of it here. In the
 * literal words of an index (`migrations/0017-lists.ts`), which databases find by them.
 */
const isLacking = outbox.or([
  outbox('outbox.state', 'in', givenUp),
  outbox.and([outbox('outbox.revived', '=', sql.lit(1)), outbox('outbox.state', '=', sql.lit('waiting'))]),
]);

/** A lead, with what was given up of telling others of it, and what is tried again since. */
export interface UndeliveredLead extends HandledLead {
  deliveries: readonly DeliveryStatus[];
}

/**
 * Leads of these forms of which a delivery was given up, and has not been made since, the newest first: `countedTo` and
 * one at most.
 */
export async function undeliveredPlaces(
  db: Kysely<Database>,
  forms: readonly string[] | undefined,
  after: Place | undefined,
): Promise<Place[]> {
  const some = await someUndelivered(db, forms);
  if (some.length === 0) return [];
  let leads = db.selectFrom('leads').select(['id', 'received_at as receivedAt']);
  if (some.length <= countedTo) leads = leads.where('id', 'in', some);
  // Where there are many, some are among the newest leads; few would be looked for there in vain.
  else leads = leads.where('id', 'in', db.selectFrom('outbox').select('lead_id').where(isLacking));
  if (forms) leads = leads.where('form', 'in', [...forms]);
  if (after) leads = leads.where(isBehind(after));
  return leads
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(countedTo + 1)
    .execute();
}

/** Receipts of such leads, in no order: all of them, or `countedTo` and one. */
export async function someUndelivered(
  db: Kysely<Database>,
  forms: readonly string[] | undefined,
): Promise<readonly string[]> {
  let some = db
    .selectFrom('outbox')
    // SQLite begins a cross join with its first table, of which few rows are meant.
    .crossJoin('leads')
    .whereRef('leads.id', '=', 'outbox.lead_id')
    .select('outbox.lead_id')
    .distinct()
    .where(isLacking);
  if (forms) some = some.where('leads.form', 'in', [...forms]);
  return (await some.limit(countedTo + 1).execute()).map(({ lead_id }) => lead_id);
}

/** These leads, in the order of their receipts' list. */
export async function undeliveredLeads(db: Kysely<Database>, ids: readonly string[]): Promise<UndeliveredLead[]> {
  if (ids.length === 0) return [];
  const lacking = db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', 'in', [...ids])
    .where(isLacking);
  const deliveries = (await lacking.orderBy('topic').orderBy('channel').orderBy('due_at').execute()).map(statusOf);
  return (await handledLeads(db, ids)).map((handled) => {
    return { ...handled, deliveries: deliveries.filter(({ leadId }) => leadId === handled.lead.id) };
  });
}
