import { damaged } from '../invalid-file';

/** Marks the end of a chain, or that there is none ([MS-CFB] 2.1). */
const endOfChain = 0xfffffffe;

/** Sectors that form chains: entry n of the table is the number of the sector behind sector n. */
export class Chains {
  private readonly used: Uint8Array;

  /** `available`: how many bytes of sectors there really are, counted from sector 0. */
  constructor(
    readonly table: Uint32Array,
    readonly sectorSize: number,
    private readonly available: number,
  ) {
    this.used = new Uint8Array(table.length);
  }

  /**
   * The numbers of the sectors of a chain. With a `size`, in bytes, the chain must hold as much. Each sector belongs to
   * one chain, so all chains together take no longer than the table is long.
   * @throws InvalidFile
   */
  follow(start: number, size?: number): number[] {
    const chain: number[] = [];
    for (let sector = start; sector !== endOfChain; sector = this.table[sector] ?? 0) {
      const begun = chain.length * this.sectorSize;
      if (size !== undefined && begun >= size) break;
      if (sector >= this.table.length || this.used[sector] === 1) throw damaged();
      const needed = size === undefined ? this.sectorSize : Math.min(this.sectorSize, size - begun);
      if (sector * this.sectorSize + needed > this.available) throw damaged();
      this.used[sector] = 1;
      chain.push(sector);
    }
    if (size !== undefined && chain.length * this.sectorSize < size) throw damaged();
    return chain;
  }
}
