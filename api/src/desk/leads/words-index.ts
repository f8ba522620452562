import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { answersOf, type OptionsOf } from '../../leads/answers';
import { finder, type Searchable, searchable } from '../../leads/search';
import { type Lead, leadStatuses } from '../../leads/store/lead';
import { leadRows } from '../../leads/store/lead-rows';
import { stockOf } from '../../leads/store/removals';
import { type Database, fromRow } from '../../leads/store/schema';
import { type InboxFilter, type Look, type Place, placesOf } from './inbox';
import { NoteWords } from './note-words';
import { type Found, Shelves } from './shelves';

/** Receipts read, and leads taken in, at a time. */
const portion = { places: 5_000, leads: 500 };

/** When so many are found at most, the database is asked about these alone; beyond, nobody need know which all are. */
const fewByDefault = 5_000;

/** In milliseconds: a lead is stored so long at most behind the time that it says it came. */
const patience = 10 * 60 * 1000;

/** Tells the leads that are looked for. */
interface Test {
  has: (lead: Searchable) => boolean;
  /** Whether a lead has it in its notes only. */
  needsNotes: (lead: Searchable) => boolean;
}

/**
 * What leads are found by, in the memory of this process: fields are text that databases do not look into, and choices
 * are words of today's site. Which leads there are, and may be seen, the database says at each search, so that one
 * erased or taken away is never found; those that came since are taken in first.
 */
export class WordsIndex {
  private readonly known: Shelves;
  private readonly notes: NoteWords;
  private refreshing: Promise<void> | undefined;
  /** ISO 8601 in UTC: what came before it is known. */
  private knownUntil: string | undefined;
  /** How many there had been when all were read last. */
  private removals: number | undefined;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly optionsOf: OptionsOf,
    private readonly few = fewByDefault,
  ) {
    this.notes = new NoteWords(db);
    this.known = new Shelves((id) => this.notes.of(id));
  }

  /** Ways to look for words: as they are, and for those where nothing has them, with a letter wrong. */
  async search(words: string): Promise<[exact: Look, near: Look]> {
    await this.catchUp();
    const { finds, isNear } = finder(words);
    const has = (lead: Searchable) => finds(lead, this.notes.of(lead.id));
    return [
      this.look({ has, needsNotes: (lead) => !finds(lead) }),
      this.look({ has: isNear, needsNotes: () => false }),
    ];
  }

  private look(test: Test): Look {
    let found: Found | undefined;
    return (filter, after, limit) => {
      found ??= this.known.having(test.has, this.few);
      return this.newest(found, test, filter, after, limit);
    };
  }

  private async newest({ ids, areAll, share }: Found, test: Test, ...[filter, after, limit]: Parameters<Look>) {
    const newest: Place[] = [];
    if (ids.length === 0) return newest;
    const narrowed = areAll ? { ...filter, ids } : filter;
    // As many as probably have enough of them among themselves.
    const atATime = areAll ? limit : Math.min(Math.ceil(limit / share), portion.places);
    for await (const places of this.walk(narrowed, after, atATime)) {
      const found = places.filter((place) => this.isFound(place, test));
      for (let start = 0; start < found.length && newest.length < limit; start += limit) {
        newest.push(...(await this.confirmed(found.slice(start, start + limit), test)));
      }
      if (newest.length >= limit) break;
    }
    return newest.slice(0, limit);
  }

  /** A note may have gone since it was read: those that are found by one are looked at again. */
  private async confirmed(places: Place[], test: Test): Promise<Place[]> {
    const leads = places.map(({ id }) => this.known.lead(id)).filter((lead) => lead !== undefined);
    await this.readNotes(leads.filter(test.needsNotes).map(({ id }) => id));
    return places.filter((place) => this.isFound(place, test));
  }

  private isFound({ id }: Place, { has }: Test): boolean {
    const lead = this.known.lead(id);
    return lead !== undefined && has(lead);
  }

  /** Takes in what came since it was read last. */
  private async catchUp(): Promise<void> {
    if (this.knownUntil === undefined) await this.refresh();
    const since = this.knownUntil ?? '';
    for await (const _ of this.everyLead(since));
    await this.readNotes(await this.notes.since(since));
    const { leads, notes, removals } = await stockOf(this.db);
    // What another instance dates by a clock of its own, or this one did by another, may have come and is not since.
    const isWhole = this.known.count === leads && this.notes.count === notes && this.removals === removals;
    if (!isWhole) await this.refresh();
  }

  /** Takes in all leads and notes, and forgets those that are gone. Who asks meanwhile waits for the same. */
  refresh(): Promise<void> {
    this.refreshing ??= this.readAll().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async readAll(): Promise<void> {
    const until = new Date(Date.now() - patience).toISOString();
    const { removals } = await stockOf(this.db);
    const there = new Set<string>();
    for await (const places of this.everyLead()) for (const { id } of places) there.add(id);
    for (const id of this.known.ids()) if (!there.has(id)) this.forget(id);
    await this.readNotes(await this.notes.allLeads());
    await this.known.tidy();
    this.knownUntil = until;
    this.removals = removals;
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

  private async *walk(filter: InboxFilter, after: Place | undefined, atATime = portion.places): AsyncIterable<Place[]> {
    let last = after;
    do {
      const places = await placesOf(this.db, filter, last, atATime);
      yield places;
      last = places.length < atATime ? undefined : places.at(-1);
    } while (last);
  }

  private async takeIn(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += portion.leads) {
      const some = ids.slice(start, start + portion.leads);
      const rows = await leadRows(this.db).where('leads.id', 'in', some).execute();
      for (const row of rows) this.known.put(await this.searchableOf(fromRow(row)));
      await this.readNotes(some);
      // SQLite answers at once: others have their turn in between.
      await setImmediate();
    }
  }

  private forget(id: string): void {
    this.notes.forget(id);
    this.known.forget(id);
  }

  private async readNotes(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += portion.leads) {
      await this.notes.read(ids.slice(start, start + portion.leads));
    }
    for (const id of ids) this.known.changed(id);
  }

  private async searchableOf(lead: Lead): Promise<Searchable> {
    return searchable(lead, await answersOf(lead, this.optionsOf));
  }
}
