import type { Kysely } from 'kysely';
import { filledInForm } from '../../../../src/contract/forms/all';
import { folded } from '../../leads/folded';
import { addressOf } from '../../leads/store/address';
import { type Lead, leadStatuses } from '../../leads/store/lead';
import type { Database } from '../../leads/store/schema';
import { type HandledLead, handledLeads } from './inbox';
import type { WordsIndex } from './words-index';

/** As many as a page of a lead shows. */
const most = 10;

/** Digits by which a number is one person's. */
const fewestDigits = 7;

/**
 * Other leads of whoever sent one, of these forms, the newest first: those with the same e-mail address or phone
 * number, however it is written. Leads in quarantine are among them.
 */
export async function samePerson(
  db: Kysely<Database>,
  words: WordsIndex,
  forms: readonly string[] | undefined,
  lead: Lead,
): Promise<HandledLead[]> {
  const ids = new Set([...(await byAddress(db, forms, lead)), ...(await byPhone(words, forms, lead))]);
  ids.delete(lead.id);
  const numbers = phonesOf(lead);
  const address = addressOf(lead);
  const found = (await handledLeads(db, [...ids])).filter(
    ({ lead: other }) =>
      (address !== '' && addressOf(other) === address) ||
      phonesOf(other).some((one) => numbers.some((number) => isSame(one, number))),
  );
  const newest = found.sort((a, b) => b.lead.receivedAt.localeCompare(a.lead.receivedAt));
  return newest.slice(0, most);
}

async function byAddress(db: Kysely<Database>, forms: readonly string[] | undefined, lead: Lead): Promise<string[]> {
  const address = addressOf(lead);
  if (address === '') return [];
  let leads = db.selectFrom('consents').innerJoin('leads', 'leads.id', 'consents.lead_id').select('leads.id');
  if (forms) leads = leads.where('leads.form', 'in', [...forms]);
  const newest = leads
    .where('consents.email', '=', address)
    .orderBy('leads.received_at', 'desc')
    .limit(most + 1);
  return (await newest.execute()).map(({ id }) => id);
}

async function byPhone(words: WordsIndex, forms: readonly string[] | undefined, lead: Lead): Promise<string[]> {
  const found: string[] = [];
  for (const number of phonesOf(lead)) {
    const [look] = await words.search(number);
    for (const status of leadStatuses) {
      found.push(...(await look({ forms, status }, undefined, 5 * most)).map(({ id }) => id));
    }
  }
  return found;
}

/** Their digits, without zeros before them. */
function phonesOf(lead: Lead): string[] {
  const fields = (filledInForm(lead)?.fields ?? []).filter(({ kind }) => kind === 'phone');
  const numbers = fields.map(({ name }) => folded(lead.fields[name] ?? '').replace(/\D/g, ''));
  return numbers.map((number) => number.replace(/^0+/, '')).filter(({ length }) => length >= fewestDigits);
}

/** With or without the code of a country. */
function isSame(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}
