import { troubleWords } from '../leads/delivery-words';
import { dhakaMinute } from '../leads/dhaka-time';
import type { StaffStore } from '../leads/store/lead-store';
import type { DeliveryStatus } from '../leads/store/outbox';
import { table } from './table';

/** More would not help anybody who looks for the cause; `leads stats` has the number. */
const shown = 200;

/** In milliseconds: what is due for so long, nobody takes; as `health/alarm.ts` sees it. */
const tooLong = 60 * 60 * 1000;

/** `leads outbox`: the deliveries that still wait or were given up; the text to print. */
export async function outboxText(store: StaffStore, now = new Date()): Promise<string> {
  const [open, uncounted] = [await store.outbox.open(shown), await closedText(store)];
  if (open.length === 0) return `Everything is delivered.\n${uncounted}`;
  const next = open.map((one) => nextOf(one, now));
  const rows = open.map((one, index) => {
    const { leadId, topic, channel, attempts } = one;
    return [leadId, topic, channel, next[index] ?? '', String(attempts), troubleWords(one)];
  });
  const hints = Object.entries(whatToDo).flatMap(([state, hint]) => (next.includes(state) ? [`\n${hint}\n`] : []));
  const body = table([['RECEIPT', 'WHAT', 'TO', 'NEXT ATTEMPT', 'ATTEMPTS', 'LAST TROUBLE'], ...rows]);
  return `${body}${uncounted}${hints.join('')}`;
}

function nextOf({ state, dueAt }: DeliveryStatus, now: Date): string {
  if (state === 'dead') return 'given up';
  if (state === 'blocked') return 'held up';
  return Date.parse(dueAt) < now.getTime() - tooLong ? 'nobody sends it' : dhakaMinute(dueAt);
}

/** By what stands instead of the next attempt. */
const whatToDo = {
  'given up': `Given up: "npm run leads -- retry" has all of it tried once more, "dismiss <receipt>" ends it.`,
  'held up': `Held up: nothing gets through as it is set up. Mend what the last trouble says, see by
"npm run leads -- test" whether that helps, and start the server again if its settings have changed. All of it goes
out as soon as something gets through.`,
  'nobody sends it': `Nobody sends it: the server does not run, or that channel is not set up any more. In that case
"npm run leads -- dismiss --to <channel> --yes" ends what waits for it.`,
} as const;

/** Counts the letters that are never sent, which may be too many to list when somebody floods us. */
async function closedText(store: StaffStore): Promise<string> {
  const counts = await store.outbox.tally(['withheld', 'refused']);
  const lines = counts.map(({ channel, state, count }) => `${closed[state] ?? state}, ${channel}: ${count}\n`);
  return lines.length === 0 ? '' : `${lines.join('')}("npm run leads -- show" says so of each lead.)\n`;
}

const closed: Readonly<Record<string, string>> = {
  withheld: 'Withheld, as the recipient had too many letters',
  refused: 'Refused, as there is no such e-mail address',
};

/** `leads retry`: lets what was given up begin anew, and what waits be tried now; the text to print. */
export async function retryText(store: StaffStore): Promise<string> {
  const now = new Date();
  const hastened = await store.outbox.hasten(now, now);
  const revived = await store.outbox.revive(now);
  return `The server will try again now: ${revived} given up, ${hastened} waiting.\n`;
}
