import type { StaffStore } from '../leads/store/lead';
import { undecided } from '../leads/store/outbox';
import { findLead } from './find-lead';
import { minute } from './minute';
import { table } from './table';

/** More would not help anybody who looks for the cause; `leads stats` has the number. */
const shown = 200;

/** `leads outbox`: the deliveries that still wait or were given up; the text to print. */
export async function outboxText(store: StaffStore): Promise<string> {
  const [open, withheld] = [await store.outbox.open(shown), await withheldText(store)];
  if (open.length === 0) return `Everything is delivered.\n${withheld}`;
  const rows = open.map(({ leadId, topic, channel, state, attempts, dueAt, trouble }) => {
    const next = state === 'dead' ? 'given up' : minute(dueAt);
    return [leadId, topic, channel, next, String(attempts), trouble];
  });
  return `${table([['RECEIPT', 'WHAT', 'TO', 'NEXT ATTEMPT', 'ATTEMPTS', 'LAST TROUBLE'], ...rows])}${withheld}`;
}

/** Counts the letters that are never sent, which may be too many to list when somebody floods us. */
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

/**
 * `leads release`: takes a lead out of quarantine, so that staff and visitor are notified; the text to print.
 * @throws when it is not in there, or staff have the same words already
 */
export async function releaseLead(store: StaffStore, receipt: string): Promise<string> {
  const lead = await findLead(store, receipt);
  const { id } = lead;
  const twin = await store.claimEarlier(lead);
  if (twin && twin.id !== id)
    throw new Error(`${id} was sent once more and is stored as ${twin.id}, so it stays in quarantine.`);
  if (!(await store.release(id, [undecided]))) throw new Error(`${id} is not in quarantine.`);
  return `${id} is out of quarantine, and will be delivered by the server as its settings say.\n`;
}
