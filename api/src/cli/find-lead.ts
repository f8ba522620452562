import { fewestLetters, normaliseReceipt, receiptPart } from '../leads/receipt';
import { caseless, emailsOf } from '../leads/store/address';
import type { StoredLead } from '../leads/store/lead';
import type { StaffStore } from '../leads/store/lead-store';
import { plain } from './table';

/** By its receipt, or the beginning or end of it as far as that is one lead's alone. @throws when there is none */
export async function findLead(store: StaffStore, receipt: string): Promise<StoredLead> {
  const lead = await store.get(normaliseReceipt(receipt));
  if (lead) return lead;
  const part = receiptPart(receipt);
  const [found, another] = part === undefined ? [] : await store.receiptsWith(part);
  if (found !== undefined && another !== undefined) {
    throw new Error(
      `Several receipts begin or end with ${plain(receipt)}, such as ${found} and ${another}: say more of it.`,
    );
  }
  const only = found === undefined ? undefined : await store.get(found);
  if (only) return only;
  throw new Error(`There is no lead with the receipt ${plain(receipt)}.${hintFor(receipt, part)}`);
}

function hintFor(receipt: string, part: string | undefined): string {
  if (receipt.includes('@')) return ' "npm run leads -- list <words>" finds leads by e-mail address, name or phone.';
  const letters = normaliseReceipt(receipt).length - 'KS-'.length;
  if (part !== undefined || letters >= fewestLetters) return '';
  return ` Of its beginning or end, ${fewestLetters} letters are needed: that is ${letters}.`;
}

/** All leads with this receipt or e-mail address, suspected spam too. */
export function leadsOf(store: StaffStore, who: string): Promise<StoredLead[]> {
  return who.includes('@') ? leadsOfEmail(store, who) : leadOfReceipt(store, who);
}

/** The error for a receipt or address without a lead. */
export function nobody(who: string): Error {
  return new Error(`There is no lead with the receipt or e-mail address ${plain(who)}.`);
}

async function leadOfReceipt(store: StaffStore, receipt: string): Promise<StoredLead[]> {
  const lead = await store.get(normaliseReceipt(receipt));
  return lead ? [lead] : [];
}

/** Reads every lead: fields are stored as text that databases do not look into. */
async function leadsOfEmail(store: StaffStore, email: string): Promise<StoredLead[]> {
  const wanted = caseless(email);
  const found: StoredLead[] = [];
  for await (const lead of store.list({})) {
    if (emailsOf(lead).some((one) => caseless(one) === wanted)) found.push(lead);
  }
  return found;
}
