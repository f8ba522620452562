import type { StaffStore } from '../leads/store/lead-store';
import type { EraseCommand } from './command';
import { leadsOf, nobody } from './find-lead';
import { leadTable } from './list';
import { Unconfirmed } from './unconfirmed';

/**
 * `leads erase`: shows what would go, and with `--yes` lets it go for ever; the text to print. @throws Unconfirmed, or
 * when there is nothing to erase, or when it was deleted but may have left traces
 */
export async function eraseLeads(store: StaffStore, { who, yes }: EraseCommand): Promise<string> {
  const leads = await leadsOf(store, who);
  const ids = leads.map(({ id }) => id);
  // Also when no lead is left: an earlier run may have deleted the leads and then failed to wipe their traces.
  if (yes) await store.erase(ids);
  if (leads.length === 0) throw nobody(who);
  const count = leads.length === 1 ? '1 lead' : `${leads.length} leads`;
  if (yes) return `${ids.join('\n')}\n\n${count} erased.\n`;
  throw new Unconfirmed(`${await leadTable(leads, store)}\n`, `${count} would be erased for ever.`);
}
