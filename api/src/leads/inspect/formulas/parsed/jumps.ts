import { damaged, fetches } from '../../invalid-file';
import { choose, kinds, type Token } from './tokens';

/** Attributes that lead to a place behind them: where a condition does not hold, and past other arguments. */
const conditions = new Set([0x02, 0x80]);
const skip = 0x08;

/** In bytes, in an attribute that chooses: before the places of its arguments. */
const beforePlaces = 3;

/**
 * Where a formula goes on elsewhere, which must be at a token: in the middle of one, another formula could stand that
 * nobody has judged. And no way may lead into a link or out of it, past what it has been judged by.
 */
export class Jumps {
  private readonly starts = new Set<number>();
  /** In the order of the formula. */
  private readonly sources: number[] = [];
  private readonly targets: number[] = [];
  private readonly links: { from: number; to: number }[] = [];

  pass({ kind, start, data }: Token): void {
    const end = start + 1 + data.length;
    this.starts.add(start);
    if (kind >= kinds.memArea && kind <= kinds.memFunc) this.add(start, end + data.readUInt16LE(data.length - 2));
    if (kind !== kinds.attribute) return;
    const [attribute = 0] = data;
    // One byte less than is skipped (`PtgAttrGoto`).
    if (attribute === skip) this.add(start, end + data.readUInt16LE(1) + 1);
    if (conditions.has(attribute)) this.add(start, end + data.readUInt16LE(1));
    // These count from where they begin (`PtgAttrChoose`).
    if (attribute !== choose) return;
    const first = start + 1 + beforePlaces;
    for (let at = beforePlaces; at < data.length; at += 2) this.add(start, first + data.readUInt16LE(at));
  }

  /** A link is called, whose arguments begin at a place. */
  passLink(from: number, { start }: Token): void {
    this.links.push({ from, to: start });
  }

  /** @throws InvalidFile */
  check(length: number): void {
    if (this.targets.some((target) => target !== length && !this.starts.has(target))) throw damaged();
    if (this.links.length === 0) return;
    this.targets.sort((one, other) => one - other);
    const isCrossed = this.links.some(({ from, to }) => {
      return hasBetween(this.sources, from, to - 1) || hasBetween(this.targets, from + 1, to);
    });
    if (isCrossed) throw fetches();
  }

  private add(source: number, target: number): void {
    this.sources.push(source);
    this.targets.push(target);
  }
}

/** Whether a sorted list has a number from one to another, both included. */
function hasBetween(sorted: readonly number[], from: number, to: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Number.POSITIVE_INFINITY) <= to;
}
