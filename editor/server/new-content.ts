import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from '../../src/content/collections';
import { type ContentText, readContent } from '../../src/content/files/content-text';
import { fileSchema } from '../../src/content/json-schema';
import { idsBefore, readLedger } from '../../src/content/ledger/ledger';
import { isGroup } from '../form/groups';
import { idOf } from '../form/ids';
import { layOut } from '../form/layout';
import { toFile } from '../form/to-file';
import { toForm } from '../form/to-form';
import { hasIds, takenIds } from './free-ids';

/** What a file is to hold after the editor has sent it: with ids, and as like to what it held as can be. */
export function newContent(dataDir: string, file: string, collection: Collection, content: unknown): Buffer {
  const before = contentOf(path.join(dataDir, file));
  const schema = fileSchema(collection);
  const used = idsBefore(readLedger(dataDir), collection);
  const value = toFile(schema, toForm(schema, content), before?.value, used);
  const whole = collection.kept === 'file-per-entry' && hasIds(collection) ? withId(value, before) : value;
  return Buffer.from(layOut(whole, before && { text: before.text, tree: before.tree }));

  // What was saved once keeps its id. A new entry gets the next, also where it began as a copy.
  function withId(entry: unknown, was: ContentText | undefined): unknown {
    if (!isGroup(entry)) return entry;
    const id = was ? idOf(was.value) : Math.max(0, ...takenIds(dataDir, collection)) + 1;
    if (id === undefined || entry.id === id) return entry;
    return 'id' in entry ? { ...entry, id } : inOrder({ ...entry, id }, Object.keys(schema.properties ?? {}));
  }
}

function inOrder(entry: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  const sorted = Object.entries(entry).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return Object.fromEntries(sorted);
}

function contentOf(file: string): ContentText | undefined {
  if (!existsSync(file)) return undefined;
  const read = readContent(readFileSync(file));
  return 'tree' in read ? read : undefined;
}
