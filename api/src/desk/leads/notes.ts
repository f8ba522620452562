import type { NoteRow } from '../../leads/store/desk-schema';
import type { OpenDatabase } from '../../leads/store/open';
import { noteRemoval } from '../../leads/store/removals';

/** In characters. */
export const longestNote = 4000;

/** Keeps a note, once where it comes twice. */
export async function keepNote({ db, engine }: OpenDatabase, note: NoteRow): Promise<void> {
  await engine.commit(db)((connection) =>
    connection
      .insertInto('notes')
      .values(note)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

/** Takes a note away, with its words; whether it was there. */
export async function strikeNote({ db, engine }: OpenDatabase, leadId: string, noteId: string): Promise<boolean> {
  return engine.commit(db)(async (connection) => {
    const note = connection.deleteFrom('notes').where('id', '=', noteId).where('lead_id', '=', leadId);
    const { numDeletedRows } = await note.executeTakeFirst();
    if (numDeletedRows > 0n) await noteRemoval(connection);
    return numDeletedRows > 0n;
  });
}
