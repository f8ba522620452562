import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { statusOf } from '../../leads/store/kysely-outbox';
import { isBehind } from '../../leads/store/lead-rows';
import { type DeliveryStatus, givenUpStates } from '../../leads/store/outbox';
import type { Database } from '../../leads/store/schema';
import { countedTo, type HandledLead, handledLeads, type Place } from './inbox';

/** A lead, with what was given up of telling others of it, and what is tried again since. */
export interface UndeliveredLead extends HandledLead {
  deliveries: readonly DeliveryStatus[];
}

/**
 * Leads of these forms of which a delivery was given up, and has not been made since, the newest first: `countedTo` and
 * one at most.
 */
export function undeliveredPlaces(
  db: Kysely<Database>,
  forms: readonly string[] | undefined,
  after: Place | undefined,
): Promise<Place[]> {
  const lacking = db.selectFrom('outbox').select('lead_id').distinct().where(isLacking);
  let leads = db
    // Few, but a database that expects some of them among the newest leads looks for them there, and in vain for a role
    // that sees none.
    .with(
      (name) => name('lacking').materialized(),
      () => lacking,
    )
    .selectFrom('lacking')
    .innerJoin('leads', 'leads.id', 'lacking.lead_id')
    .select(['leads.id', 'leads.received_at as receivedAt']);
  if (forms) leads = leads.where('leads.form', 'in', [...forms]);
  if (after) leads = leads.where(isBehind(after));
  return leads
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(countedTo + 1)
    .execute();
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

/**
 * What is tried again stays until it arrives: the trouble may last, and whoever sent it again learns of it here. In the
 * literal words of an index (`migrations/0017-lists.ts`), which databases find by them.
 */
function isLacking({ and, eb, or }: ExpressionBuilder<Database, 'outbox'>) {
  const givenUp = givenUpStates.map((state) => sql.lit(state));
  const isRevived = and([eb('revived', '=', sql.lit(1)), eb('state', '=', sql.lit('waiting'))]);
  return or([eb('state', 'in', givenUp), isRevived]);
}
