import type { Retention } from '../config/config';
import { dhakaDay, dhakaMinute } from '../leads/dhaka-time';
import { clockSetWords } from '../leads/retention-words';
import type { StaffStore, Tally } from '../leads/store/lead-store';
import { type Kept, keptAs, keptAudit, keptLeads } from '../leads/store/retention';
import { table } from './table';
import { Unconfirmed } from './unconfirmed';

/**
 * `leads retention`: shows what is older than it may be, and with `--yes` lets it go for ever, however much it is; the
 * text to print. Unless something waits for that, a SQLite file is left without traces of what is gone.
 * @throws Unconfirmed, having changed nothing
 */
export async function eraseTooOld(
  store: StaffStore,
  months: Retention,
  { yes }: { yes: boolean },
  now = new Date(),
): Promise<string> {
  const kept = [...(await keptLeads(store, months, now)), await keptAudit(store, now)];
  const tooOld = kept.filter(({ old }) => old > 0);
  const today = `Leads are kept for ${months.leads} months, applications for ${months.applications}; by the clock, today is ${dhakaDay(now.toISOString())} in Dhaka.\n`;
  const counts = tooOld.map(({ what, old, all }) => `${old} of ${all} ${what}`).join(', ');
  if (tooOld.length > 0 && !yes) {
    const shown = `${today}\n${table(await rowsOf(store, tooOld), 4)}\n`;
    throw new Unconfirmed(shown, `${counts} would be erased for ever.${doubtWords(tooOld)}`);
  }
  for (const one of tooOld) await one.forget();
  if (yes) await store.trustClock(now);
  // Of what is gone already, traces may be left.
  await store.erase([]);
  return `${today}${counts === '' ? 'Nothing is older.' : `Erased: ${counts}.`}\n`;
}

function doubtWords(tooOld: readonly Kept[]): string {
  const ofClock = clockSetWords(tooOld);
  if (ofClock) return ` ${ofClock}`;
  const isMuch = tooOld.some(({ doubt }) => doubt !== undefined);
  return isMuch ? ' Clock or RETENTION_MONTHS may be wrong: look at the dates first.' : '';
}

async function rowsOf(store: StaffStore, tooOld: readonly Kept[]): Promise<string[][]> {
  const all = await store.tally({});
  const rows = tooOld.map(async ({ what, before, old, all: of }) => {
    if (what === 'lines of the audit log') return [[what, '', '', '', String(old), String(of)]];
    const tallies = (await store.tally({ until: before })).filter(({ form }) => keptAs(form) === what);
    return tallies.map((one) => rowOf(one, all));
  });
  return [['FORM', 'STATUS', 'OLDEST', 'NEWEST', 'TOO OLD', 'OF'], ...(await Promise.all(rows)).flat()];
}

function rowOf({ form, status, oldest, newest, count }: Tally, all: readonly Tally[]): string[] {
  const of = all.find((one) => one.form === form && one.status === status)?.count ?? count;
  return [form, status, dhakaMinute(oldest), dhakaMinute(newest), String(count), String(of)];
}
