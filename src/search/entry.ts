import { lineAt, readRows, textAt } from '../contract/reading';
import type { Findable } from './finder';

export const kinds = ['product', 'service', 'plan', 'job', 'question', 'page'] as const;

export type Kind = (typeof kinds)[number];

/** Something on this site that can be found. Its id is its address. */
export interface Entry extends Findable {
  kind: Kind;
}

/** Where the build writes all entries, and the key of the list in it. */
export const searchFile = { path: '/search.json', key: 'entries' } as const;

/** Reads what the build wrote: perhaps a newer build than the one that made this page. */
export function readEntries(answer: unknown): Entry[] {
  const { rows } = readRows<Entry>(answer, {
    key: searchFile.key,
    most: 50_000,
    longest: 50_000_000,
    read: (entry, complain) => ({
      id: lineAt(entry, 'id', complain),
      kind: kinds.find((kind) => kind === entry.kind) ?? 'page',
      title: lineAt(entry, 'title', complain),
      words: textAt(entry, 'words', complain),
      text: textAt(entry, 'text', complain),
    }),
    idOf: ({ id }) => id,
  });
  return rows;
}
