import type { StaffStore } from '../leads/store/lead';
import { undecided } from '../leads/store/outbox';
import { findLead } from './find-lead';

/**
 * `leads release`: takes a lead out of quarantine and lets it be told; the text to print.
 * @throws when it is not in there, or staff have the same words already
 */
export async function releaseLead(store: StaffStore, receipt: string): Promise<string> {
  const lead = await findLead(store, receipt);
  const { id } = lead;
  const twin = await store.findEarlier(lead);
  if (twin && twin.id !== id)
    throw new Error(`${id} was sent once more and is stored as ${twin.id}, so it stays in quarantine.`);
  if (!(await store.release(id, [undecided]))) throw new Error(`${id} is not in quarantine.`);
  return `${id} is out of quarantine, and will be delivered by the server as its settings say.\n`;
}
