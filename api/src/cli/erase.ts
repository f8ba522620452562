import { forms } from '../../../src/contract/forms';
import { normaliseText } from '../../../src/contract/text';
import type { Lead, LeadStore } from '../store/lead';
import { normaliseReceipt } from '../submission/receipt';
import type { EraseCommand } from './command';
import { leadTable } from './list';
import { plain } from './table';

/**
 * `leads erase`: shows what would go, and with `--yes` lets it go for ever; the text to print. @throws when there is
 * nothing to erase, or when it was deleted but may have left traces
 */
export async function eraseLeads(store: LeadStore, { who, yes }: EraseCommand): Promise<string> {
  const leads = who.includes('@') ? await leadsOfEmail(store, who) : await leadOfReceipt(store, who);
  const ids = leads.map(({ id }) => id);
  // Also when there is nothing left: an earlier run may have deleted the leads and then failed to wipe their traces.
  if (yes) await store.erase(ids);
  if (leads.length === 0) throw new Error(`There is no lead with the receipt or e-mail address ${plain(who)}.`);
  const count = leads.length === 1 ? '1 lead' : `${leads.length} leads`;
  if (yes) return `${ids.join('\n')}\n\n${count} erased.\n`;
  return `${leadTable(leads)}\n${count} would be erased for ever. Nothing is erased yet: add --yes to do it.\n`;
}

async function leadOfReceipt(store: LeadStore, receipt: string): Promise<Lead[]> {
  const lead = await store.get(normaliseReceipt(receipt));
  return lead ? [lead] : [];
}

/** A form may have several; one that the site no longer has may have used any name that another form uses. */
const emailFields = new Set(
  forms.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'email').map(({ name }) => name)),
);

/** Reads every lead, quarantined ones too: fields are stored as text that databases do not look into. */
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
