import type { Kysely } from 'kysely';
import { answersOf, type OptionsOf } from '../../leads/answers';
import { finder, type Searchable, searchable } from '../../leads/search';
import { emailsOf } from '../../leads/store/address';
import type { Lead } from '../../leads/store/lead';
import { leadRows } from '../../leads/store/lead-rows';
import { type Database, fromRow } from '../../leads/store/schema';
import { whoAndWhat } from '../../leads/who-and-what';
import { type InboxFilter, type Place, placesOf } from './inbox';

/** Receipts read, and leads taken in, at a time. */
const portion = { places: 5_000, leads: 500 };

/**
 * What leads are found by, in the memory of this process: fields are text that databases do not look into, and choices
 * are words of today's site. Which leads there are, and may be seen, the database says at each search, so that one
 * erased or taken away is never found; a lead that is not known yet is taken in when it is met.
 */
export class WordsIndex {
  private readonly known = new Map<string, Searchable>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly optionsOf: OptionsOf,
  ) {}

  /** The newest leads with these words, behind a place: so many at most. */
  async find(words: string, filter: InboxFilter, after: Place | undefined, limit: number): Promise<Place[]> {
    const isFound = finder(words);
    const found: Place[] = [];
    for await (const places of this.walk(filter, after)) {
      for (const place of places) {
        const lead = this.known.get(place.id);
        if (lead && isFound(lead)) found.push(place);
        if (found.length >= limit) return found;
      }
    }
    return found;
  }

  /** Takes in all leads, and forgets those that are gone. */
  async refresh(): Promise<void> {
    const there = new Set<string>();
    for (const status of ['new', 'quarantined'] as const) {
      for await (const places of this.walk({ forms: undefined, status }, undefined)) {
        for (const { id } of places) there.add(id);
      }
    }
    for (const id of this.known.keys()) if (!there.has(id)) this.known.delete(id);
  }

  private async *walk(filter: InboxFilter, after: Place | undefined): AsyncIterable<Place[]> {
    let last = after;
    do {
      const places = await placesOf(this.db, filter, last, portion.places);
      await this.takeIn(places.flatMap(({ id }) => (this.known.has(id) ? [] : [id])));
      yield places;
      last = places.length < portion.places ? undefined : places.at(-1);
    } while (last);
  }

  private async takeIn(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += portion.leads) {
      const some = ids.slice(start, start + portion.leads);
      const rows = await leadRows(this.db).where('leads.id', 'in', some).execute();
      for (const row of rows) this.known.set(row.id, await this.searchableOf(fromRow(row)));
    }
  }

  private async searchableOf(lead: Lead): Promise<Searchable> {
    const known = whoAndWhat(lead, await answersOf(lead, this.optionsOf));
    return searchable({ lead, known, email: emailsOf(lead)[0] ?? '' });
  }
}
