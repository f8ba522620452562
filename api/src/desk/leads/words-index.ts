import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { answersOf, type OptionsOf } from '../../leads/answers';
import { finder, type Searchable, searchable } from '../../leads/search';
import { emailsOf } from '../../leads/store/address';
import { type Lead, leadStatuses } from '../../leads/store/lead';
import { leadRows } from '../../leads/store/lead-rows';
import { type Database, fromRow } from '../../leads/store/schema';
import { whoAndWhat } from '../../leads/who-and-what';
import { type InboxFilter, type Place, placesOf } from './inbox';

/** Receipts read, and leads taken in, at a time. */
const portion = { places: 5_000, leads: 500 };

/** When so many are found at most, the database is asked about these alone. */
const fewByDefault = 5_000;

/** In milliseconds: a lead is stored so long at most behind the time that it says it came. */
const patience = 10 * 60 * 1000;

/**
 * What leads are found by, in the memory of this process: fields are text that databases do not look into, and choices
 * are words of today's site. Which leads there are, and may be seen, the database says at each search, so that one
 * erased or taken away is never found; those that came since are taken in first.
 */
export class WordsIndex {
  private readonly known = new Map<string, Searchable>();
  private refreshing: Promise<void> | undefined;
  /** ISO 8601 in UTC: what came before it is known. */
  private knownUntil: string | undefined;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly optionsOf: OptionsOf,
    private readonly few = fewByDefault,
  ) {}

  /** The newest leads with these words, behind a place: so many at most. */
  async find(words: string, filter: InboxFilter, after: Place | undefined, limit: number): Promise<Place[]> {
    if (this.knownUntil === undefined) await this.refresh();
    for await (const _ of this.everyLead(this.knownUntil));
    const found = new Set([...this.known.values()].filter(finder(words)).map(({ id }) => id));
    if (found.size === 0) return [];
    if (found.size <= this.few) return placesOf(this.db, { ...filter, ids: [...found] }, after, limit);
    const newest: Place[] = [];
    for await (const places of this.walk(filter, after)) {
      newest.push(...places.filter(({ id }) => found.has(id)));
      if (newest.length >= limit) break;
    }
    return newest.slice(0, limit);
  }

  /** Takes in all leads, and forgets those that are gone. Who asks meanwhile waits for the same. */
  refresh(): Promise<void> {
    this.refreshing ??= this.readAll().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async readAll(): Promise<void> {
    const until = new Date(Date.now() - patience).toISOString();
    const there = new Set<string>();
    for await (const places of this.everyLead()) for (const { id } of places) there.add(id);
    for (const id of this.known.keys()) if (!there.has(id)) this.known.delete(id);
    this.knownUntil = until;
  }

  /** Those of all roles and in quarantine too, each taken in before it is passed on. */
  private async *everyLead(since?: string): AsyncIterable<Place[]> {
    for (const status of leadStatuses) {
      for await (const places of this.walk({ forms: undefined, status, since }, undefined)) {
        await this.takeIn(places.flatMap(({ id }) => (this.known.has(id) ? [] : [id])));
        yield places;
      }
    }
  }

  private async *walk(filter: InboxFilter, after: Place | undefined): AsyncIterable<Place[]> {
    let last = after;
    do {
      const places = await placesOf(this.db, filter, last, portion.places);
      yield places;
      last = places.length < portion.places ? undefined : places.at(-1);
    } while (last);
  }

  private async takeIn(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += portion.leads) {
      const some = ids.slice(start, start + portion.leads);
      const rows = await leadRows(this.db).where('leads.id', 'in', some).execute();
      for (const row of rows) this.known.set(row.id, await this.searchableOf(fromRow(row)));
      // SQLite answers at once: others have their turn in between.
      await setImmediate();
    }
  }

  private async searchableOf(lead: Lead): Promise<Searchable> {
    const known = whoAndWhat(lead, await answersOf(lead, this.optionsOf));
    return searchable({ lead, known, email: emailsOf(lead)[0] ?? '' });
  }
}
