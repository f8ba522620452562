import type { Kysely } from 'kysely';
import type { Handled, Handling } from './desk-schema';
import type { Database } from './schema';

export async function handlingOf(db: Kysely<Database>, id: string): Promise<Handling> {
  const handled = db.selectFrom('handlings').select(['state', 'owner', 'call_on']).where('lead_id', '=', id);
  const notes = db.selectFrom('notes').select(['written_at', 'author', 'words']).where('lead_id', '=', id);
  const deeds = db.selectFrom('audit').select(['at', 'actor', 'action']).where('lead_id', '=', id);
  const { state, owner, call_on } = (await handled.executeTakeFirst()) ?? untouched;
  return {
    ...{ state, owner, ...(call_on && { callOn: call_on }) },
    notes: await notes.orderBy('written_at').orderBy('id').execute(),
    deeds: await deeds.orderBy('at').orderBy('id').execute(),
  };
}

const untouched = { state: 'new', owner: '', call_on: '' } as const;

/** Of some leads at once, few enough for one statement; those without an entry are new and nobody's. */
export async function handlingsOf(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Handled>> {
  if (ids.length === 0) return new Map();
  const handled = await db
    .selectFrom('handlings')
    .selectAll()
    .where('lead_id', 'in', [...ids])
    .execute();
  const notes = db
    .selectFrom('notes')
    .selectAll()
    .where('lead_id', 'in', [...ids]);
  const found = new Map<string, Handled>(
    handled.map(({ lead_id, state, owner, call_on: callOn }) => {
      return [lead_id, { state, owner, ...(callOn && { callOn }), notes: [] }];
    }),
  );
  for (const { lead_id, ...note } of await notes.orderBy('written_at').orderBy('id').execute()) {
    const one = found.get(lead_id) ?? { state: 'new', owner: '', notes: [] };
    one.notes.push(note);
    found.set(lead_id, one);
  }
  return found;
}
