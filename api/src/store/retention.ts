import type { FormSelection, LeadDesk } from './lead';

/** How many months leads are kept. */
export interface Retention {
  leads: number;
  /** CVs say more about a person than a booking does, and are of no use once the place is taken. */
  applications: number;
}

const applications = ['application'];

/** How many leads there are, and how many are older than they may be. */
export async function countExpired(store: LeadDesk, months: Retention, now = new Date()) {
  const counts = await Promise.all(rulesOf(months, now).map(({ forms, before }) => store.ages(forms, before)));
  const sum = (kind: 'all' | 'old') => counts.reduce((total, count) => total + count[kind], 0);
  return { all: sum('all'), old: sum('old') };
}

/** Deletes what is older than it may be; how many leads that were. Traces: see `LeadDesk.expire`. */
export async function expireLeads(store: LeadDesk, months: Retention, now = new Date()): Promise<number> {
  let count = 0;
  for (const { forms, before } of rulesOf(months, now)) {
    let some: number;
    do {
      some = await store.expire(forms, before);
      count += some;
    } while (some > 0);
  }
  return count;
}

/** Which leads go, and with those of which age: `before` is ISO 8601 in UTC. */
function rulesOf(months: Retention, now: Date): { forms: FormSelection; before: string }[] {
  const before = (age: number) => monthsBefore(now, age).toISOString();
  return [
    { forms: { only: applications }, before: before(months.applications) },
    { forms: { not: applications }, before: before(months.leads) },
  ];
}

/** The same day of an earlier month, or its last day when it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const daysInMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), daysInMonth));
  return then;
}
