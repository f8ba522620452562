import type { Reading } from '../../../src/contract/reading';
import { isRecord } from '../../../src/contract/record';

/** The entries of a file by their id, each as it could last be used. */
type Used = ReadonlyMap<unknown, unknown>;

/**
 * What a file says that holds a whole list. An entry that cannot be used is named, and what was used of it before
 * stands for it, as with lists of which each entry has a file (`folderOf`).
 * @throws as `read`, when nothing of it can be used
 */
export function entriesOf<Row>(
  content: unknown,
  read: (content: unknown) => Reading<Row>,
  before: Used = new Map(),
): Reading<Row> & { used: Used } {
  const { rows, troubles } = read(content);
  const used = new Map<unknown, unknown>();
  const entries: readonly unknown[] = Array.isArray(content) ? content : [];
  const mended = entries.map((entry) => {
    const id = isRecord(entry) ? entry.id : undefined;
    const usable = isUsable(entry) ? entry : before.get(id);
    if (usable !== undefined && !used.has(id)) used.set(id, usable);
    return usable ?? entry;
  });
  const isSame = mended.every((entry, index) => entry === entries[index]);
  return { rows: isSame ? rows : read(mended).rows, troubles, used };

  function isUsable(entry: unknown): boolean {
    if (troubles.length === 0) return true;
    try {
      return read([entry]).rows.length > 0;
    } catch {
      return false;
    }
  }
}
