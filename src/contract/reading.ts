import { isRecord } from './record';

/** What could be read of a list from outside: the entries that can be used, and what is wrong with the others. */
export interface Reading<Row> {
  rows: Row[];
  /** A sentence for each, such as `Entry 3 (id 7) has no title`. */
  troubles: string[];
}

interface List<Row> {
  /** The key of the answer that holds the list. */
  key: string;
  /** Entries that are read, from the front: more would stop a phone. */
  most: number;
  /** In characters, of all entries together: more than of a list from outside, where our own build wrote it. */
  longest?: number;
  /** @throws Unusable when the entry cannot be used */
  read: (entry: Entry, complain: Complain) => Row;
  idOf: (row: Row) => string | number;
}

export type Entry = Record<string, unknown>;

/** Why an entry cannot be used. The message is the end of a sentence, such as `has no title`. */
class Unusable extends Error {}

/** Says what is wrong with an entry that can be used all the same, as the end of a sentence. */
export type Complain = (trouble: string) => void;

/** In characters: the longest text of an entry, and all that the entries of a list may hold together. */
const limits = { text: 30_000, list: 1_000_000 };

/**
 * Reads a list out of an API answer. An entry that cannot be used is left out and named, and so is one with the id of
 * an earlier one; the others are kept (reliability X6). Throws when the answer as a whole is bad, which is a failure
 * and never an empty list (R-API-14): it has no such list, one of far too many characters, or one without a usable
 * entry. So does whatever else goes wrong while an entry is read. Entries behind the first `most` are left out, and
 * their number named.
 */
export function readRows<Row extends object>(
  answer: unknown,
  { key, most, longest = limits.list, read, idOf }: List<Row>,
): Reading<Row> {
  const entries = isRecord(answer) ? answer[key] : undefined;
  if (!Array.isArray(entries)) throw new Error(`The answer has no ${key}`);
  const rows = new Map<string, Row>();
  const reading = readEach(entries.slice(0, most), (entry, complain) => {
    if (!isRecord(entry)) throw new Unusable('is not an object');
    const row = read(entry, complain);
    const id = String(idOf(row));
    if (rows.has(id)) throw new Unusable('has the id of an earlier one');
    rows.set(id, row);
    return row;
  });
  if (reading.rows.reduce((sum, row) => sum + sizeOf(row), 0) > longest)
    throw new Error(`The answer has more than ${longest} characters`);
  if (entries.length <= most) return reading;
  return {
    ...reading,
    troubles: [`Only the first ${most} of ${entries.length} entries are read`, ...reading.troubles],
  };
}

/** As many rows from the front as `readRows` takes, so that what we answer is never too much for our own pages. */
export function readable<Row extends object>(rows: readonly Row[], most: number): Row[] {
  const taken: Row[] = [];
  let size = 0;
  for (const row of rows.slice(0, most)) {
    size += sizeOf(row);
    if (size > limits.list) break;
    taken.push(row);
  }
  return taken;
}

function readEach<Row>(entries: readonly unknown[], read: (entry: unknown, complain: Complain) => Row): Reading<Row> {
  const troubles: string[] = [];
  const rows = entries.flatMap((entry, index): Row[] => {
    const complain = (trouble: string) => void troubles.push(`Entry ${index + 1}${idIn(entry)} ${trouble}`);
    try {
      return [read(entry, complain)];
    } catch (error) {
      // A mistake of ours must not cost an entry quietly.
      if (!(error instanceof Unusable)) throw error;
      complain(error.message);
      return [];
    }
  });
  if (rows.length === 0 && troubles.length > 0) throw new Error(`No entry can be used. ${troubles[0]}`);
  return { rows, troubles };
}

function sizeOf(row: object): number {
  return Object.values(row).reduce((sum, value) => sum + String(value).length, 0);
}

function idIn(entry: unknown): string {
  const id = isRecord(entry) ? entry.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? ` (id ${String(id).slice(0, 40)})` : '';
}

/** The id of an entry, which belongs to the server: ours are numbers, another backend's may be text (R-ENT-10). */
export function idAt({ id }: Entry): string | number {
  if (typeof id === 'number') return id;
  if (typeof id !== 'string' || id.trim() === '' || id.length > limits.text) throw new Unusable('has no id');
  return id.trim();
}

/** The text under a key; a number is text too. What is missing or of another kind is empty, and the latter is named. */
export function textAt(entry: Entry, key: string, complain: Complain, toText: ToText = asItIs): string {
  const value = entry[key] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') {
    complain(`has something else than text as ${key}`);
    return '';
  }
  if (value.length > limits.text) throw new Unusable(`has more than ${limits.text} characters as ${key}`);
  return toText(value).trim();
}

/** The same in one line. @throws Unusable when it is empty */
export function lineAt(entry: Entry, key: string, complain: Complain, toText?: ToText): string {
  const line = textAt(entry, key, complain, toText).replace(/\s+/g, ' ');
  if (line === '') throw new Unusable(`has no ${key}`);
  return line;
}

/** Makes plain text of one that may hold HTML. Browsers can (src/live/words.ts); our own files hold none. */
export type ToText = (html: string) => string;

const asItIs: ToText = (text) => text;
