import type { Kysely } from 'kysely';
import type { Figures } from './lead-store';
import { newestBackup } from './marks';
import { openStates } from './outbox';
import type { Database } from './schema';
import { newestLead } from './waiting';

/** What `LeadStore.figures` answers, the same for both databases. */
export async function figuresOf(db: Kysely<Database>, now = new Date()): Promise<Figures> {
  const leads = await db
    .selectFrom('leads')
    .groupBy(['form', 'status'])
    .select(['form', 'status'])
    .select(({ fn }) => fn.countAll().as('count'))
    .execute();
  const deliveries = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .where('state', 'in', openStates)
    .groupBy(['channel', 'state'])
    .select(['channel as target', 'state'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('received_at').as('since')])
    .execute();
  const counted = <Row extends { count: unknown }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, count: Number(row.count) }));
  return {
    leads: counted(leads),
    deliveries: counted(deliveries),
    newest: await newestLead(db, now),
    backedUpAt: await newestBackup(db, now),
  };
}
