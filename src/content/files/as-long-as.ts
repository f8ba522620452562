import { statSync } from 'node:fs';
import path from 'node:path';

/** In milliseconds: what was written just now may be written again within one tick of the clock of its disk. */
const settled = 1000;

/**
 * Reads each file once, as long as it has its size and its time: the editor checks all content at each save. A copy
 * that kept its time is the same file, so it goes by the path from the content folder.
 * @returns undefined for what is no file
 */
export function asLongAsUnchanged<T>(read: (absolute: string) => T): (dataDir: string, file: string) => T | undefined {
  const known = new Map<string, { state: string; value: T }>();
  return (dataDir, file) => {
    const absolute = path.join(dataDir, file);
    const stat = statSync(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    const { size, mtimeMs } = stat;
    const state = `${size} ${Math.round(mtimeMs)}`;
    const found = known.get(file);
    if (found?.state === state) return found.value;
    const value = read(absolute);
    if (Date.now() - mtimeMs > settled) known.set(file, { state, value });
    return value;
  };
}
