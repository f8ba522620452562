import { forms } from '../../../src/contract/forms';
import { normaliseText } from '../../../src/contract/text';
import type { Lead, LeadStore } from '../store/lead';
import { normaliseReceipt } from '../submission/receipt';
import { plain } from './table';

/** @throws when there is no lead with this receipt */
export async function findLead(store: LeadStore, receipt: string): Promise<Lead> {
  const lead = await store.get(normaliseReceipt(receipt));
  if (lead) return lead;
  throw new Error(`There is no lead with the receipt ${plain(receipt)}.`);
}

/** All leads with this receipt or e-mail address, suspected spam too. */
export function leadsOf(store: LeadStore, who: string): Promise<Lead[]> {
  return who.includes('@') ? leadsOfEmail(store, who) : leadOfReceipt(store, who);
}

/** What to say when there are none. */
export function nobody(who: string): Error {
  return new Error(`There is no lead with the receipt or e-mail address ${plain(who)}.`);
}

async function leadOfReceipt(store: LeadStore, receipt: string): Promise<Lead[]> {
  const lead = await store.get(normaliseReceipt(receipt));
  return lead ? [lead] : [];
}

/** A form may have several; one that the site no longer has may have used any name that another form uses. */
const emailFields = new Set(
  forms.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'email').map(({ name }) => name)),
);

/** Reads every lead: fields are stored as text that databases do not look into. */
async function leadsOfEmail(store: LeadStore, email: string): Promise<Lead[]> {
  const wanted = caseless(email);
  const found: Lead[] = [];
  for await (const lead of store.list({})) {
    const emails = Object.entries(lead.fields).filter(([name]) => emailFields.has(name));
    if (emails.some(([, value]) => caseless(value) === wanted)) found.push(lead);
  }
  return found;
}

function caseless(email: string): string {
  return normaliseText(email).toLowerCase();
}
