import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueue } from './enqueue';
import type { StoredLead, Withdrawal, WithdrawalWay } from './lead';
import type { Addressee } from './outbox';
import { type Database, type FullRow, fromRow } from './schema';
import type { Upkeep } from './upkeep';

/** The same leads, with how it stands with marketing at the address of each. */
export async function withMarketing(db: Kysely<Database>, rows: readonly FullRow[]): Promise<StoredLead[]> {
  const withdrawals = await withdrawalsOf(db, [...new Set(rows.map(({ email }) => email))]);
  // Of everybody else, this very lead has the consent.
  const unclear = rows.filter(({ email, status }) => withdrawals.has(email) || status !== 'new');
  const given = await consentsGiven(db, [...new Set(unclear.map(({ email }) => email))]);
  return rows.map((row): StoredLead => {
    const taken = withdrawals.get(row.email) ?? [];
    const allowed = !unclear.includes(row) || isOpen(given.get(row.email), taken.at(-1));
    return { ...fromRow(row), marketing: { allowed: allowed && row.email !== '', withdrawals: taken } };
  });
}

/** For a transaction. What it tells and returns is as `LeadDesk.withdraw` says. */
export async function withdraw(
  db: Kysely<Database>,
  { lock, locksRows }: Upkeep,
  leadId: string,
  how: WithdrawalWay,
  channels: readonly Addressee[],
): Promise<Withdrawal | undefined> {
  const consents = db.selectFrom('leads').innerJoin('consents', 'consents.lead_id', 'leads.id');
  const consent = consents.select('email').where('leads.id', '=', leadId);
  // Nobody erases the lead until the end, or this withdrawal would be left behind.
  const { email } = (await consent.$if(locksRows, (query) => query.forKeyShare('leads')).executeTakeFirst()) ?? {};
  if (!email) return undefined;
  await lock(db, `consent of ${email}`);
  const before = (await withdrawalsOf(db, [email])).get(email)?.at(-1);
  // Also what came with suspected spam: it could be released later.
  const given = (await consentsGiven(db, [email], 'all')).get(email);
  if (before && !isOpen(given, before)) return before;
  // Never earlier than what it takes back, although the clock of another instance may be ahead.
  const now = new Date().toISOString();
  const at = given && given.last > now ? given.last : now;
  await db.insertInto('withdrawals').values({ id: randomUUID(), email, withdrawn_at: at, how }).execute();
  // Of what only suspected spam ticked, nobody has heard: it must not send letters to staff.
  const wasTold = how === 'command' || isOpen((await consentsGiven(db, [email])).get(email), before);
  await enqueue(db, leadId, 'withdrawal', wasTold ? channels : [], now);
  return { at, how };
}

/** After leads were deleted: who has none left is not kept for having withdrawn. */
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
  for (const { email, withdrawn_at: at, how } of await query.orderBy('withdrawn_at').execute()) {
    found.set(email, [...(found.get(email) ?? []), { at, how }]);
  }
  return found;
}

/** When an address last consented; as ISO 8601 in UTC. */
interface Given {
  last: string;
  /** By a ticked box. */
  lastExplicit: string | null;
}

/** By address; of leads that are no suspected spam, unless all are asked for. */
async function consentsGiven(
  db: Kysely<Database>,
  emails: readonly string[],
  leads: 'trusted' | 'all' = 'trusted',
): Promise<Map<string, Given>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .where('consents.email', 'in', emails)
    .$if(leads === 'trusted', (query) => query.where('leads.status', '=', 'new'))
    .groupBy('consents.email')
    .select('consents.email')
    .select(({ fn, ref, case: when }) => [
      fn.max('consents.given_at').as('last'),
      fn.max(when().when('consents.explicit', '=', 1).then(ref('consents.given_at')).end()).as('lastExplicit'),
    ])
    .execute();
  return new Map(rows.map(({ email, last, lastExplicit }) => [email, { last, lastExplicit }]));
}

/** Whether what was given has not been taken back. */
function isOpen(given: Given | undefined, withdrawal: Withdrawal | undefined): boolean {
  if (!given) return false;
  return !withdrawal || (given.lastExplicit ?? '') > withdrawal.at;
}
