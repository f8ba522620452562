import type { Kysely } from 'kysely';
import { limits } from '../../quotas/limits';
import type { Engine } from './engine';
import { enqueue } from './enqueue';
import type { Addressee } from './outbox';
import { recipientOf } from './recipient';
import type { Database } from './schema';
import { writtenBy } from './written-by';

interface Addressed {
  /** Of the lead. */
  id: string;
  /** In small letters; empty when there is none. */
  email: string;
}

/**
 * Adds the deliveries of a lead to the transaction that stores or releases it, due from `now` on, an ISO 8601 time in
 * UTC. The letter to its visitor is withheld when the address has had as many letters as it may (reliability S5),
 * however many are stored at once.
 */
export async function enqueueLead(
  db: Kysely<Database>,
  { lock }: Engine,
  { id, email }: Addressed,
  channels: readonly Addressee[],
  now: string,
): Promise<void> {
  const isWritten = channels.includes('acknowledgement') && email !== '';
  const excess = isWritten ? await countLetter(db, lock, { id, email }, now) : undefined;
  await enqueue(db, id, 'lead', channels, now, excess === undefined ? {} : { acknowledgement: excess });
}

/** Counts one letter more; or says, for staff, why it may not be written. */
async function countLetter(
  db: Kysely<Database>,
  lock: Engine['lock'],
  { id, email }: Addressed,
  now: string,
): Promise<string | undefined> {
  const { mailbox, domain } = recipientOf(email);
  // One lock is enough, because a domain has all of its mailboxes: nobody holds one of these while waiting for the
  // other.
  await lock(db, 'letters', domain ?? mailbox);
  const ofMailbox = await excessOf(db, 'mailbox', mailbox, now);
  const excess = ofMailbox ?? (domain === null ? undefined : await excessOf(db, 'domain', domain, now));
  if (excess !== undefined) return excess;
  // A lead that was in quarantine by mistake may have had one, which is written again in its place.
  const letter = { lead_id: id, mailbox, domain, written_at: now };

  await db
    .insertInto('letters')
    .values(letter)
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(letter))
    .execute();
  return undefined;
}

async function excessOf(
  db: Kysely<Database>,
  kind: 'mailbox' | 'domain',
  recipient: string,
  now: string,
): Promise<string | undefined> {
  const { hour, day } = limits.letters[kind];
  const query = db.selectFrom('letters').select('written_at').where(kind, '=', recipient);
  const letters = await query
    .where('written_at', '>', hoursBefore(now, 24))
    .where('written_at', '<=', writtenBy(new Date(now)))
    .execute();
  if (letters.length >= day) return `the ${kind} had ${day} letters within a day`;
  const anHourAgo = hoursBefore(now, 1);
  const late = letters.filter(({ written_at: at }) => at > anHourAgo);
  return late.length >= hour ? `the ${kind} had ${hour} letters within an hour` : undefined;
}

function hoursBefore(moment: string, hours: number): string {
  return new Date(new Date(moment).getTime() - hours * 60 * 60 * 1000).toISOString();
}
