import type { Lead, LeadStore } from '../store/lead';
import { normaliseReceipt } from '../submission/receipt';
import { plain } from './table';

/** @throws when there is no lead with this receipt */
export async function findLead(store: LeadStore, receipt: string): Promise<Lead> {
  const lead = await store.get(normaliseReceipt(receipt));
  if (lead) return lead;
  throw new Error(`There is no lead with the receipt ${plain(receipt)}.`);
}
