import type { Searchable, Words } from '../../leads/search';

/** Leads on one shelf: more would be looked through one by one too often, and fewer cost a look each. */
const size = 200;

/**
 * Some leads, which are looked through as if they were one first: what is not in all of their words, and in those of
 * their notes, is in none of them. A word that few leads have is found several times as soon.
 */
export class Shelf {
  private readonly leads = new Map<string, Searchable>();
  private asOne: Searchable | undefined;

  constructor(private readonly notesOf: (id: string) => Words | undefined) {}

  get count(): number {
    return this.leads.size;
  }

  get isFull(): boolean {
    return this.leads.size >= size;
  }

  lead(id: string): Searchable | undefined {
    return this.leads.get(id);
  }

  put(lead: Searchable): void {
    this.leads.set(lead.id, lead);
    this.changed();
  }

  remove(id: string): void {
    this.leads.delete(id);
    this.changed();
  }

  /** To be called when notes of these leads have changed: the words of what has gone are kept no longer. */
  changed(): void {
    this.asOne = undefined;
  }

  /** Those that have what is looked for, which is found in any text that has the text of such a lead. */
  *having(has: (lead: Searchable) => boolean): Iterable<Searchable> {
    if (!has(this.together())) return;
    for (const lead of this.leads.values()) if (has(lead)) yield lead;
  }

  /** All of them as one, which is made when it is first asked for. */
  together(): Searchable {
    this.asOne ??= this.joined([...this.leads.values()]);
    return this.asOne;
  }

  private joined(leads: readonly Searchable[]): Searchable {
    const words = leads.flatMap((lead) => [lead, this.notesOf(lead.id) ?? []].flat());
    return {
      id: leads.map(({ id }) => id).join('\n'),
      text: different(words.flatMap(({ text }) => text.split(/\s+/))).join('\n'),
      digits: words.map(({ digits }) => digits).join(''),
      names: different(leads.flatMap(({ names }) => names)),
    };
  }
}

/** People write the same words again and again; what is looked for is a part of one, and never has a blank. */
function different(words: readonly string[]): string[] {
  return [...new Set(words)];
}
