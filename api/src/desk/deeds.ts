import { createStore } from '../leads/store/kysely-store';
import type { OpenDatabase } from '../leads/store/open';
import type { RoleName } from './accounts/roles';
import { AuditLog, type Deed } from './audit-log';
import { StaffLeads } from './leads/staff-leads';
import type { WordsIndex } from './leads/words-index';

/** How a deed ended: it was done, there was nothing left to do, or why it is not done, in a sentence. */
export type Ended = 'done' | 'was so' | { refusal: string };

/** What staff change of a lead. */
export class Deeds {
  constructor(
    private readonly database: OpenDatabase,
    private readonly words: WordsIndex,
  ) {}

  /**
   * Does something with a lead and writes the line of it, both or neither, one deed after the other. There is no line
   * of what was not done.
   *
   * @param act works with the leads that it is given alone, and may be called twice
   */
  do(role: RoleName, deed: Deed & { leadId: string }, act: (leads: StaffLeads) => Promise<Ended>): Promise<Ended> {
    const { db, engine } = this.database;
    return engine.commit(db)(async (connection) => {
      const inside: OpenDatabase = { db: connection, engine: { ...engine, commit: () => (work) => work(connection) } };
      if (engine.locksRows) {
        await connection.selectFrom('leads').select('id').where('id', '=', deed.leadId).forNoKeyUpdate().execute();
      }
      const store = createStore(connection, inside.engine);
      const ended = await act(new StaffLeads({ database: inside, store, words: this.words }, role));
      if (ended === 'done') await new AuditLog(inside).note(deed);
      return ended;
    });
  }
}
