import type { Retention } from '../config/config';
import type { StaffStore } from '../leads/store/lead';
import { expireLeads } from '../leads/store/retention';

/** `leads retention`: what the server does daily, but without leaving traces in a SQLite file; the text to print. */
export async function retentionText(store: StaffStore, months: Retention): Promise<string> {
  const count = await expireLeads(store, months);
  await store.erase([]);
  const erased = count === 1 ? '1 lead was' : `${count} leads were`;
  return `Leads are kept for ${months.leads} months, applications for ${months.applications}: ${erased} erased.\n`;
}
