import type { Lead } from './store/lead';
import type { StaffStore } from './store/lead-store';
import { undecided } from './store/outbox';

/**
 * Takes a lead out of quarantine, so that the server tells staff and visitor of it.
 * @returns why it stays there, in a sentence; undefined when it is out
 */
export async function letOut(store: StaffStore, lead: Lead): Promise<string | undefined> {
  const { id } = lead;
  const twin = await store.claimEarlier(lead);
  if (twin && twin.id !== id) return `${id} was sent once more and is stored as ${twin.id}, so it stays in quarantine.`;
  return (await store.release(id, [undecided])) ? undefined : `${id} is not in quarantine.`;
}
