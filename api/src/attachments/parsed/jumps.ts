import { damaged } from '../unfit';
import { choose, kinds, type Token } from './tokens';

/** Attributes that lead to a place behind them: where a condition does not hold, and past other arguments. */
const conditions = new Set([0x02, 0x80]);
const skip = 0x08;

/** In bytes, in an attribute that chooses: before the places of its arguments. */
const beforePlaces = 3;

/**
 * Where a formula goes on elsewhere, which must be at a token: in the middle of one, another formula could stand that
 * nobody has judged.
 */
export class Jumps {
  private readonly starts = new Set<number>();
  private readonly targets: number[] = [];

  pass({ kind, start, data }: Token): void {
    const end = start + 1 + data.length;
    this.starts.add(start);
    if (kind >= kinds.memArea && kind <= kinds.memFunc) this.targets.push(end + data.readUInt16LE(data.length - 2));
    if (kind !== kinds.attribute) return;
    const [attribute = 0] = data;
    // One byte less than is skipped (`PtgAttrGoto`).
    if (attribute === skip) this.targets.push(end + data.readUInt16LE(1) + 1);
    if (conditions.has(attribute)) this.targets.push(end + data.readUInt16LE(1));
    // These count from where they begin (`PtgAttrChoose`).
    if (attribute !== choose) return;
    const first = start + 1 + beforePlaces;
    for (let at = beforePlaces; at < data.length; at += 2) this.targets.push(first + data.readUInt16LE(at));
  }

  /** @throws Unfit */
  check(length: number): void {
    if (this.targets.some((target) => target !== length && !this.starts.has(target))) throw damaged();
  }
}
