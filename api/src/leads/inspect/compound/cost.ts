import { damaged } from '../invalid-file';

/**
 * The library reads all chains of sectors, used or not, from every sector that no earlier chain has passed: a chain
 * that runs backwards is read anew from each of its sectors, and so is the end that many chains have in common. Then it
 * reads those that `starts` name. This counts what it would read, in time that grows as the table does.
 * @returns in sectors; a file that Word has saved takes two or three times as many as it has
 * @throws InvalidFile for a file with a chain that runs in a circle
 */
export function costOfChains(table: Uint32Array, sectors: number, first: number, starts: readonly number[]): number {
  const lengths = chainLengths(table, sectors);
  let readings = starts.reduce((sum, start) => sum + (lengths[start] ?? 0), 0);
  const passed = new Uint8Array(sectors);
  for (let index = 0; index < sectors; index += 1) {
    const start = (index + first) % sectors;
    if (passed[start] === 1) continue;
    readings += lengths[start] ?? 0;
    for (let at = start; at < sectors && passed[at] === 0; at = table[at] ?? sectors) passed[at] = 1;
  }
  return readings;
}

/** How many sectors follow from each, itself included. */
function chainLengths(table: Uint32Array, sectors: number): Uint32Array {
  const lengths = new Uint32Array(sectors);
  const isOpen = new Uint8Array(sectors);
  for (let start = 0; start < sectors; start += 1) {
    const way: number[] = [];
    let at = start;
    for (; at < sectors && lengths[at] === 0; at = table[at] ?? sectors) {
      if (isOpen[at] === 1) throw damaged();
      isOpen[at] = 1;
      way.push(at);
    }
    let length = lengths[at] ?? 0;
    for (const sector of way.reverse()) {
      length += 1;
      lengths[sector] = length;
    }
  }
  return lengths;
}
