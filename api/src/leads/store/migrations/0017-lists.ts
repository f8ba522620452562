import { type Migration, sql } from 'kysely';

/**
 * What lists of the desk are about, and nothing else: leads to call back in the order of that list, deliveries that
 * were given up, and orders, which are contact messages from certain pages. Few of all rows are in them, and without
 * them all had to be looked at. A query uses one if it says the same in the same literal words.
 */
export const lists: Migration = {
  async up(db) {
    await sql`create index handlings_due on handlings (call_on, changed_at, lead_id, owner)
      where call_on > '' and state not in ('won', 'lost', 'done')`.execute(db);
    await sql`create index outbox_lacking on outbox (lead_id)
      where (state in ('dead', 'blocked') or (revived = 1 and state = 'waiting'))`.execute(db);
    await sql`create index leads_orders on leads (status, received_at, id)
      where form = 'contact' and substr(page, 1, 9) = '/hosting/' and length(page) > 9`.execute(db);
  },
};
