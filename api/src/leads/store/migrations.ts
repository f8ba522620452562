import { type Kysely, type Migration, Migrator } from 'kysely';
import { leads } from './migrations/0001-leads';
import { attachments } from './migrations/0002-attachments';
import { outbox } from './migrations/0003-outbox';
import { consents } from './migrations/0004-consents';
import { letters } from './migrations/0005-letters';
import { outboxAttempts } from './migrations/0006-outbox-attempts';
import { takenBack } from './migrations/0007-taken-back';
import { leadsForm } from './migrations/0008-leads-form';
import { fingerprints } from './migrations/0009-fingerprints';
import { desk } from './migrations/0010-desk';
import { why } from './migrations/0011-why';
import { words } from './migrations/0012-words';
import { digests } from './migrations/0013-digests';
import { callOn } from './migrations/0014-call-on';
import { marks } from './migrations/0015-marks';
import { inbox } from './migrations/0016-inbox';
import { lists } from './migrations/0017-lists';
import { notes } from './migrations/0018-notes';
import { removals } from './migrations/0019-removals';
import type { Database } from './schema';

/** In order of their names, which must never change once released. */
const migrations: Record<string, Migration> = {
  '0001-leads': leads,
  '0002-attachments': attachments,
  '0003-outbox': outbox,
  '0004-consents': consents,
  '0005-letters': letters,
  '0006-outbox-attempts': outboxAttempts,
  '0007-taken-back': takenBack,
  '0008-leads-form': leadsForm,
  '0009-fingerprints': fingerprints,
  '0010-desk': desk,
  '0011-why': why,
  '0012-words': words,
  '0013-digests': digests,
  '0014-call-on': callOn,
  '0015-marks': marks,
  '0016-inbox': inbox,
  '0017-lists': lists,
  '0018-notes': notes,
  '0019-removals': removals,
};

/**
 * Brings the tables up to date. Kysely holds a lock meanwhile on PostgreSQL, so instances may start together.
 * @throws the error of the migration that failed; nothing of it is kept
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
