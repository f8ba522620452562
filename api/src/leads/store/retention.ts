import type { Retention } from '../../config/config';
import type { FormSelection, LeadStore } from './lead-store';

const applications = ['application'];

/** Which leads are deleted: those of these forms that arrived before a moment, ISO 8601 in UTC. */
export interface RetentionRule {
  forms: FormSelection;
  before: string;
}

/** In milliseconds. Leads go once a day; those that are older than that by so much have stayed. */
const delay = 2 * 24 * 60 * 60 * 1000;

/** In milliseconds: two years, which both policies say, however soon the lead itself is gone. */
const auditLasts = 2 * 365 * 24 * 60 * 60 * 1000;

/** Deletes what is older than it may be; how many leads that were. Traces: see `LeadStore.expire`. */
export async function expireLeads(store: LeadStore, months: Retention, now = new Date()): Promise<number> {
  let count = 0;
  for (const rule of rulesOf(months, now)) count += await expire(store, rule);
  return count;
}

/** The same by one rule. */
export async function expire(store: Pick<LeadStore, 'expire'>, { forms, before }: RetentionRule): Promise<number> {
  let count = 0;
  let some: number;
  do {
    some = await store.expire(forms, before);
    count += some;
  } while (some > 0);
  return count;
}

/** Deletes lines of the audit log whose time is over. The desk does it, and the server where no desk runs. */
export async function expireAudit(store: Pick<LeadStore, 'expireAudit'>, now = new Date()): Promise<void> {
  await store.expireAudit(new Date(now.getTime() - auditLasts).toISOString());
}

/** Whether leads are kept for longer than they may be, for whatever reason. */
export async function isRetentionLate(
  store: Pick<LeadStore, 'hasOlder'>,
  months: Retention,
  now = new Date(),
): Promise<boolean> {
  const rules = rulesOf(months, new Date(now.getTime() - delay));
  return (await Promise.all(rules.map(({ forms, before }) => store.hasOlder(forms, before)))).includes(true);
}

export function rulesOf(months: Retention, now: Date): RetentionRule[] {
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
