import type { FormSelection, LeadDesk } from './lead';

/** How many months leads are kept. */
export interface Retention {
  leads: number;
  /** CVs say more about a person than a booking does, and are of no use once the place is taken. */
  applications: number;
}

const applications = ['application'];

/** Deletes what is older than it may be; how many leads that were. Traces: see `LeadDesk.expire`. */
export async function expireLeads(store: LeadDesk, months: Retention, now = new Date()): Promise<number> {
  const rules: [FormSelection, number][] = [
    [{ only: applications }, months.applications],
    [{ not: applications }, months.leads],
  ];
  let count = 0;
  for (const [forms, age] of rules) {
    const before = monthsBefore(now, age).toISOString();
    let some: number;
    do {
      some = await store.expire(forms, before);
      count += some;
    } while (some > 0);
  }
  return count;
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
