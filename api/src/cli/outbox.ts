import type { StaffStore } from '../leads/store/lead';
import { minute } from './minute';
import { table } from './table';

/** More would not help anybody who looks for the cause; `leads stats` has the number. */
const shown = 200;

/** `leads outbox`: what is still to be told, and what was given up; the text to print. */
export async function outboxText(store: StaffStore): Promise<string> {
  const [open, withheld] = [await store.outbox.open(shown), await withheldText(store)];
  if (open.length === 0) return `Everything is delivered.\n${withheld}`;
  const rows = open.map(({ leadId, topic, channel, state, attempts, dueAt, trouble }) => {
    const next = state === 'dead' ? 'given up' : minute(dueAt);
    return [leadId, topic, channel, next, String(attempts), trouble];
  });
  return `${table([['RECEIPT', 'WHAT', 'TO', 'NEXT ATTEMPT', 'ATTEMPTS', 'LAST TROUBLE'], ...rows])}${withheld}`;
}

/** Of letters that are never sent, too many to be listed when somebody floods us. */
async function withheldText(store: StaffStore): Promise<string> {
  const counts = (await store.outbox.tally(['withheld'])).map(({ channel, count }) => `${channel}: ${count}`);
  if (counts.length === 0) return '';
  return `Withheld, as the recipient had too many letters (leads show says so of each lead): ${counts.join(', ')}\n`;
}

/** `leads retry`: lets what was given up begin anew, and what waits be tried now; the text to print. */
export async function retryText(store: StaffStore): Promise<string> {
  const now = new Date();
  const hastened = await store.outbox.hasten(now, now);
  const revived = await store.outbox.revive(now);
  return `The server will try again now: ${revived} given up, ${hastened} waiting.\n`;
}
