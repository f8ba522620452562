import type { Kysely } from 'kysely';
import { type Words, wordsIn } from '../../leads/search';
import type { Database } from '../../leads/store/schema';

/** What notes say, in the memory of this process, by the receipt of their lead. The database has the last word. */
export class NoteWords {
  private readonly known = new Map<string, Words & { notes: number }>();

  constructor(private readonly db: Kysely<Database>) {}

  of(id: string): Words | undefined {
    return this.known.get(id);
  }

  /** Reads the notes of these leads, which are few enough for one statement, and forgets those that are gone. */
  async read(ids: readonly string[]): Promise<void> {
    const rows = await this.db
      .selectFrom('notes')
      .select(['lead_id', 'words'])
      .where('lead_id', 'in', [...ids])
      .execute();
    for (const id of ids) this.known.delete(id);
    for (const { lead_id, words } of rows) {
      const before = this.known.get(lead_id) ?? { text: '', digits: '', notes: 0 };
      const { text, digits } = wordsIn(words);
      const all = { text: `${before.text}\n${text}`, digits: `${before.digits}${digits}` };
      this.known.set(lead_id, { ...all, notes: before.notes + 1 });
    }
  }

  /** How many notes are known. */
  get count(): number {
    let count = 0;
    for (const { notes } of this.known.values()) count += notes;
    return count;
  }

  /** Receipts of all leads that have notes, or had some. */
  async allLeads(): Promise<string[]> {
    return [...new Set([...this.known.keys(), ...(await this.since(''))])];
  }

  /** Receipts of leads of which a note was written at this time or later. */
  async since(time: string): Promise<string[]> {
    const rows = this.db.selectFrom('notes').select('lead_id').distinct().where('written_at', '>=', time);
    return (await rows.execute()).map(({ lead_id }) => lead_id);
  }

  forget(id: string): void {
    this.known.delete(id);
  }
}
