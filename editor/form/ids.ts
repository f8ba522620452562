import { type Group, isGroup } from './groups';

/**
 * Gives an id to each entry that has none, or the one of another: the next that nobody ever had. An entry that was
 * saved before keeps its own, also where the form has not heard of it.
 * @param before the entries as they were saved
 * @param used ids that were given away once
 */
export function withIds(entries: readonly unknown[], before: readonly unknown[], used: readonly number[]): unknown[] {
  const taken = new Set<number>();
  const known = entries.map((entry) => {
    const id = idOf(entry);
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
  const wereTheirs = known.map((id, at) => {
    if (id !== undefined) return id;
    const isFree = (other: unknown) => !taken.has(idOf(other) ?? 0);
    const same = before.find((other) => isFree(other) && isSame(other, entries[at]));
    const found = idOf(same);
    if (found !== undefined) taken.add(found);
    return found;
  });
  let last = Math.max(0, ...used, ...taken, ...before.map((entry) => idOf(entry) ?? 0));
  return entries.map((entry, at) => {
    if (!isGroup(entry)) return entry;
    last += wereTheirs[at] === undefined ? 1 : 0;
    return { ...entry, id: wereTheirs[at] ?? last };
  });
}

/** The number that an entry has. */
export function idOf(entry: unknown): number | undefined {
  return isGroup(entry) && typeof entry.id === 'number' ? entry.id : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return isGroup(one) && isGroup(other) && nameOf(one) !== undefined && nameOf(one) === nameOf(other);
}

function nameOf({ title, name }: Group): unknown {
  return title ?? name;
}
