import type { LeadStore } from '../store/lead';
import { undecided } from '../store/outbox';
import { findLead } from './find-lead';

/**
 * `leads release`: takes a lead out of quarantine and lets it be told; the text to print.
 * @throws when it is not in there
 */
export async function releaseLead(store: LeadStore, receipt: string): Promise<string> {
  const { id } = await findLead(store, receipt);
  if (!(await store.release(id, [undecided]))) throw new Error(`${id} is not in quarantine.`);
  return `${id} is out of quarantine, and will be delivered by the server as its settings say.\n`;
}
