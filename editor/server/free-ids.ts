import type { Collection } from '../../src/content/collections';
import { loadCollection } from '../../src/content/files/load';
import { entrySchema } from '../../src/content/json-schema';
import { idsBefore, readLedger } from '../../src/content/ledger/ledger';
import { edited } from '../config/sections';
import { idOf } from '../form/ids';

/** Ids of a collection that are or were given away. */
export function takenIds(dataDir: string, collection: Collection): number[] {
  const { files } = loadCollection(dataDir, collection);
  const present = files.flatMap(({ entries }) => entries.map(({ value }) => idOf(value) ?? 0));
  return [...idsBefore(readLedger(dataDir), collection), ...present];
}

/** Whether somebody gives each entry a number of its own. */
export function hasIds(collection: Collection): boolean {
  return entrySchema(collection).properties?.id?.type === 'integer';
}

/** The next free id of each collection whose entries have one, by the name of its type. */
export function freeIds(dataDir: string): Record<string, number> {
  const ids = edited.filter(hasIds).map((one) => [one.type, Math.max(0, ...takenIds(dataDir, one)) + 1]);
  return Object.fromEntries(ids);
}
