import { oneDay } from '../../../../src/contract/dates';
import type { Retention } from '../../config/config';
import type { Lead } from './lead';
import type { Ages, FormSelection, LeadStore } from './lead-store';

export type { Retention };

const applications = ['application'];

/** Which leads are deleted: those of these forms that arrived before a moment, ISO 8601 in UTC. */
export interface RetentionRule {
  what: 'applications' | 'leads';
  forms: FormSelection;
  before: string;
}

/** By which rule a lead of this form is kept. */
export function keptAs(form: string): RetentionRule['what'] {
  return applications.includes(form) ? 'applications' : 'leads';
}

/**
 * Why something may be younger than it seems. `much`: so much of it is too old that the clock of now may be wrong, or
 * the setting. Otherwise it is dated from before a moment, ISO 8601 in UTC, at which the clock was found to be set.
 */
export type Doubt = 'much' | { clockSetAt: string };

/** What may be kept for a time only, and how much of it is older. */
export interface Kept extends Ages {
  what: RetentionRule['what'] | 'lines of the audit log';
  /** ISO 8601 in UTC: what is older than that is to go. */
  before: string;
  /** Only somebody who has looked lets that go then; undefined where nothing is doubtful. */
  doubt: Doubt | undefined;
  /** Lets that go for ever; how many these were. Traces: see `LeadStore.expire`. */
  forget(): Promise<number>;
}

/** In milliseconds. Leads go once a day; those that are older than that by so much have stayed. */
const delay = 2 * oneDay;

/** In milliseconds: two years, which both policies say, however soon the lead itself is gone. */
const auditLasts = 2 * 365 * oneDay;

/**
 * What comes due within a day is little of all. A fifth of it is a server that was off for months, or one whose clock
 * or setting is wrong: nothing could bring it back, so somebody must say that it is to go.
 */
const suspicious = { share: 1 / 5, count: 10 };

function isMuch({ all, old }: Ages): boolean {
  return old > suspicious.count && old > suspicious.share * all;
}

async function doubtOf(
  ages: Ages,
  before: string,
  clockSetAt: string | undefined,
  hasOlder: (moment: string) => Promise<boolean>,
): Promise<Doubt | undefined> {
  // What is dated before the clock was set may be younger; what was dated since is as old as it seems. Of the two
  // doubts this one says more: who reads only of the setting and of today finds both to be right.
  const dated = clockSetAt !== undefined && clockSetAt < before ? clockSetAt : before;
  if (clockSetAt !== undefined && (await hasOlder(dated))) return { clockSetAt };
  return isMuch(ages) ? 'much' : undefined;
}

/** Leads by each rule, so that a doubt about applications keeps no other lead for longer. */
export async function keptLeads(store: LeadStore, months: Retention, now = new Date()): Promise<Kept[]> {
  const setAt = await store.clockSetAt(now);
  return Promise.all(
    rulesOf(months, now).map(async ({ what, forms, before }) => {
      const ages = await store.ages(forms, before);
      const doubt = await doubtOf(ages, before, setAt, (moment) => store.hasOlder(forms, moment));
      return { what, before, ...ages, doubt, forget: () => expire(store, forms, before) };
    }),
  );
}

/** The audit log. The desk forgets it, and the server where no desk runs. */
export async function keptAudit(
  store: Pick<LeadStore, 'auditAges' | 'expireAudit' | 'clockSetAt'>,
  now = new Date(),
): Promise<Kept> {
  const before = new Date(now.getTime() - auditLasts).toISOString();
  const ages = await store.auditAges(before);
  const hasOlder = async (moment: string) => (await store.auditAges(moment)).old > 0;
  const doubt = await doubtOf(ages, before, await store.clockSetAt(now), hasOlder);
  return { what: 'lines of the audit log', before, ...ages, doubt, forget: () => store.expireAudit(before) };
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

function rulesOf(months: Retention, now: Date): RetentionRule[] {
  const before = (age: number) => monthsBefore(now, age).toISOString();
  return [
    { what: 'applications', forms: { only: applications }, before: before(months.applications) },
    { what: 'leads', forms: { not: applications }, before: before(months.leads) },
  ];
}

/** Those of leads that are older than they may be, each by its rule. */
export async function* tooOldOf<One extends Pick<Lead, 'form' | 'receivedAt'>>(
  leads: AsyncIterable<One>,
  months: Retention,
  now = new Date(),
): AsyncIterable<One> {
  const rules = rulesOf(months, now);
  for await (const lead of leads) {
    const rule = rules.find(({ what }) => what === keptAs(lead.form));
    if (rule && lead.receivedAt < rule.before) yield lead;
  }
}

/** So few at a time that nobody waits long meanwhile. */
async function expire(store: Pick<LeadStore, 'expire'>, forms: FormSelection, before: string): Promise<number> {
  let count = 0;
  let some: number;
  do {
    some = await store.expire(forms, before);
    count += some;
  } while (some > 0);
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
