import type { LeadStore } from '../../src/leads/store/lead-store';
import { keptLeads } from '../../src/leads/store/retention';

/** Lets go of all leads that are older than they may be; how many these were. */
export async function forgetTooOld(store: LeadStore, now?: Date): Promise<number> {
  let count = 0;
  for (const kept of await keptLeads(store, { leads: 24, applications: 6 }, now)) count += await kept.forget();
  return count;
}
