import type { LeadStore } from '../store/lead';
import { minute } from './minute';
import { table } from './table';

/** More would not help anybody who looks for the cause; `leads stats` has the number. */
const shown = 200;

/** `leads outbox`: what is still to be told, and what was given up; the text to print. */
export async function outboxText(store: LeadStore): Promise<string> {
  const open = await store.outbox.open(shown);
  if (open.length === 0) return 'Everything is delivered.\n';
  const rows = open.map(({ leadId, topic, channel, state, attempts, dueAt, trouble }) => {
    const next = state === 'dead' ? 'given up' : minute(dueAt);
    return [leadId, topic, channel, next, String(attempts), trouble];
  });
  return table([['RECEIPT', 'WHAT', 'TO', 'NEXT ATTEMPT', 'ATTEMPTS', 'LAST TROUBLE'], ...rows]);
}

/** `leads retry`: lets what was given up begin anew; the text to print. */
export async function retryText(store: LeadStore): Promise<string> {
  const count = await store.outbox.revive(new Date());
  return `${count} ${count === 1 ? 'delivery' : 'deliveries'} will be tried again by the server.\n`;
}
