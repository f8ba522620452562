import type { Kysely } from 'kysely';
import type { Handling } from './desk-schema';
import type { Database } from './schema';

export async function handlingOf(db: Kysely<Database>, id: string): Promise<Handling> {
  const handled = db.selectFrom('handlings').select(['state', 'owner']).where('lead_id', '=', id);
  const notes = db.selectFrom('notes').select(['written_at', 'author', 'words']).where('lead_id', '=', id);
  const deeds = db.selectFrom('audit').select(['at', 'actor', 'action']).where('lead_id', '=', id);
  return {
    ...((await handled.executeTakeFirst()) ?? { state: 'new', owner: '' }),
    notes: await notes.orderBy('written_at').orderBy('id').execute(),
    deeds: await deeds.orderBy('at').orderBy('id').execute(),
  };
}
