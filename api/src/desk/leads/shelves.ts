import { setImmediate } from 'node:timers/promises';
import type { Searchable, Words } from '../../leads/search';
import { Shelf } from './shelf';

/** Leads that have what is looked for. */
export interface Found {
  ids: readonly string[];
  /** Whether they are all. */
  areAll: boolean;
  /** Of those that were looked through. */
  share: number;
}

/** What all leads are found by, in the memory of this process, by receipt. */
export class Shelves {
  private readonly known = new Map<string, Shelf>();
  private shelves: Shelf[] = [];

  constructor(private readonly notesOf: (id: string) => Words | undefined) {}

  ids(): Iterable<string> {
    return this.known.keys();
  }

  get count(): number {
    return this.known.size;
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  lead(id: string): Searchable | undefined {
    return this.known.get(id)?.lead(id);
  }

  put(lead: Searchable): void {
    const shelf = this.known.get(lead.id) ?? this.withRoom();
    this.known.set(lead.id, shelf);
    shelf.put(lead);
  }

  forget(id: string): void {
    this.known.get(id)?.remove(id);
    this.known.delete(id);
  }

  /** To be called when the notes of a lead have changed. */
  changed(id: string): void {
    this.known.get(id)?.changed();
  }

  /** Those that have what is looked for: all of them, or somewhat more than so many. */
  having(has: (lead: Searchable) => boolean, many: number): Found {
    const ids: string[] = [];
    let looked = 0;
    for (const shelf of this.shelves) {
      for (const { id } of shelf.having(has)) ids.push(id);
      looked += shelf.count;
      if (ids.length > many) return { ids, areAll: false, share: ids.length / looked };
    }
    return { ids, areAll: true, share: ids.length / looked };
  }

  /** Does now what the next search would wait for. */
  async tidy(): Promise<void> {
    this.shelves = this.shelves.filter(({ count }) => count > 0);
    for (const shelf of this.shelves) {
      shelf.together();
      await setImmediate();
    }
  }

  private withRoom(): Shelf {
    const last = this.shelves.at(-1);
    if (last && !last.isFull) return last;
    const shelf = new Shelf(this.notesOf);
    this.shelves.push(shelf);
    return shelf;
  }
}
