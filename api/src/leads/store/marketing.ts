import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Engine } from './engine';
import { enqueue } from './enqueue';
import { holding } from './holding';
import type { StoredLead, Withdrawal, WithdrawalWay } from './lead';
import { consentingForms } from './marketing-forms';
import type { Addressee } from './outbox';
import { type Database, type FullRow, fromRow } from './schema';

/** The same leads, each with the consent to marketing of its address. */
export async function withMarketing(db: Kysely<Database>, rows: readonly FullRow[]): Promise<StoredLead[]> {
  const withdrawals = await withdrawalsOf(db, [...new Set(rows.map(({ email }) => email))]);
  // Every other lead is a consent itself.
  const unclear = rows.filter(({ status, form }) => status !== 'new' || !consentingForms.includes(form));
  const consenting = await consentingAmong(db, [...new Set(unclear.map(({ email }) => email))]);
  return rows.map((row): StoredLead => {
    const taken = withdrawals.get(row.email) ?? [];
    const consented = row.email !== '' && (!unclear.includes(row) || consenting.has(row.email));
    return { ...fromRow(row), marketing: { allowed: consented && !holding(taken), withdrawals: taken } };
  });
}

/** What staff note themselves is told to whoever sends marketing, whoever had consented. */
const byStaff: ReadonlySet<WithdrawalWay> = new Set(['command', 'desk']);

/** For a transaction; whom it notifies and what it returns is as `LeadStore.withdraw` says. */
export async function withdraw(
  db: Kysely<Database>,
  { lock, locksRows }: Engine,
  leadId: string,
  how: WithdrawalWay,
  channels: readonly Addressee[],
): Promise<Withdrawal | undefined> {
  const consents = db.selectFrom('leads').innerJoin('consents', 'consents.lead_id', 'leads.id');
  const consent = consents.select('email').where('leads.id', '=', leadId);
  // The lead is locked until the end: were it erased meanwhile, this withdrawal would stay without a lead.
  const { email } = (await consent.$if(locksRows, (query) => query.forKeyShare('leads')).executeTakeFirst()) ?? {};
  if (!email) return undefined;
  await lock(db, 'consent', email);
  const before = holding((await withdrawalsOf(db, [email])).get(email) ?? []);
  if (before) return before;
  const now = new Date().toISOString();
  const row = { id: randomUUID(), email, withdrawn_at: now, how, taken_back_at: null };
  await db.insertInto('withdrawals').values(row).execute();
  // Nobody was notified of a box that only suspected spam had ticked, so its withdrawal must not send letters to staff
  // either.
  const isKnown = byStaff.has(how) || (await consentingAmong(db, [email])).has(email);
  await enqueue(db, leadId, 'withdrawal', isKnown ? channels : [], now);
  return { at: now, how };
}

/** For a transaction, as `StaffStore.takeBack` says. */
export async function takeBack(db: Kysely<Database>, { lock }: Engine, leadId: string): Promise<number> {
  const consent = db.selectFrom('consents').select('email').where('lead_id', '=', leadId);
  const { email } = (await consent.executeTakeFirst()) ?? {};
  if (!email) return 0;
  await lock(db, 'consent', email);
  const query = db.updateTable('withdrawals').set({ taken_back_at: new Date().toISOString() });
  const held = query.where('email', '=', email).where('taken_back_at', 'is', null);
  return Number((await held.executeTakeFirst()).numUpdatedRows);
}

/** Deletes the withdrawals of addresses that have no lead any more. */
export async function forgetWithdrawals(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('withdrawals')
    .where(({ not, exists, selectFrom }) => {
      return not(exists(selectFrom('consents').select('lead_id').whereRef('consents.email', '=', 'withdrawals.email')));
    })
    .execute();
}

/** The oldest first, by address. */
async function withdrawalsOf(db: Kysely<Database>, emails: readonly string[]): Promise<Map<string, Withdrawal[]>> {
  const found = new Map<string, Withdrawal[]>();
  if (emails.length === 0) return found;
  const query = db.selectFrom('withdrawals').selectAll().where('email', 'in', emails);
  for (const { email, withdrawn_at: at, how, taken_back_at } of await query.orderBy('withdrawn_at').execute()) {
    const withdrawal = { at, how, ...(taken_back_at !== null && { takenBackAt: taken_back_at }) };
    found.set(email, [...(found.get(email) ?? []), withdrawal]);
  }
  return found;
}

/** Those that consented with a form that may say so, and that is no suspected spam. */
async function consentingAmong(db: Kysely<Database>, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const consents = db.selectFrom('consents').innerJoin('leads', 'leads.id', 'consents.lead_id');
  const given = consents.where('consents.email', 'in', emails).where('leads.form', 'in', consentingForms);
  const rows = await given.where('leads.status', '=', 'new').select('consents.email').distinct().execute();
  return new Set(rows.map(({ email }) => email));
}
