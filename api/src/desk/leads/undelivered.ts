import type { Kysely } from 'kysely';
import { deliveriesOf } from '../../leads/store/kysely-outbox';
import { type DeliveryStatus, givenUpStates } from '../../leads/store/outbox';
import type { Database } from '../../leads/store/schema';
import { countedTo, type HandledLead, handledLeads, type Place } from './inbox';

/** A lead, with what was given up of telling others of it. */
export interface UndeliveredLead extends HandledLead {
  deliveries: readonly DeliveryStatus[];
}

/** Leads of these forms of which a delivery was given up, the newest first: `countedTo` and one at most. */
export function undeliveredPlaces(
  db: Kysely<Database>,
  forms: readonly string[] | undefined,
  after: Place | undefined,
): Promise<Place[]> {
  const givenUp = db.selectFrom('outbox').select('lead_id').where('state', 'in', givenUpStates);
  let leads = db.selectFrom('leads').select(['id', 'received_at as receivedAt']).where('id', 'in', givenUp);
  if (forms) leads = leads.where('form', 'in', [...forms]);
  if (after) {
    const { receivedAt, id } = after;
    leads = leads.where((row) =>
      row.or([row('received_at', '<', receivedAt), row.and([row('received_at', '=', receivedAt), row('id', '<', id)])]),
    );
  }
  return leads
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(countedTo + 1)
    .execute();
}

/** These leads, in the order of their receipts' list. */
export async function undeliveredLeads(db: Kysely<Database>, ids: readonly string[]): Promise<UndeliveredLead[]> {
  const deliveries = (await deliveriesOf(db, ids)).filter(isGivenUp);
  return (await handledLeads(db, ids)).map((handled) => {
    return { ...handled, deliveries: deliveries.filter(({ leadId }) => leadId === handled.lead.id) };
  });
}

function isGivenUp({ state }: DeliveryStatus): boolean {
  return givenUpStates.some((one) => one === state);
}
