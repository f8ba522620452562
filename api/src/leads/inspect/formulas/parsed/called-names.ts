import { fetches } from '../../invalid-file';
import { isHarmless, plainName } from '../functions';
import type { CalledName } from './expression';

/**
 * What a workbook calls by name. Formulas may call names that come behind them, so all are judged at the end. Functions
 * of add-ins are judged where their names stand.
 */
export class CalledNames {
  /** Names of the workbook's own. */
  private readonly names: string[] = [];

  /** Of each source, whether it is all add-ins, and of each reference to one, which. */
  private readonly areAddIns: boolean[] = [];
  private readonly references: number[] = [];

  /** Numbers of names that are called, by the reference that leads to their source. */
  private readonly called = new Map<number | undefined, Set<number>>();

  addName(name: string): void {
    this.names.push(name);
  }

  addSource(isOfAddIns: boolean): void {
    this.areAddIns.push(isOfAddIns);
  }

  addReference(source: number): void {
    this.references.push(source);
  }

  /** Before 1997, references count from 1 and are sources themselves. */
  addOlderSource(isOfAddIns: boolean): void {
    this.addSource(isOfAddIns);
    this.references[this.areAddIns.length] = this.areAddIns.length - 1;
  }

  call({ index, source }: CalledName): void {
    const known = this.called.get(source);
    if (known) known.add(index);
    else this.called.set(source, new Set([index]));
  }

  /** @throws InvalidFile when something is called that is not known to be harmless */
  check(): void {
    for (const [source, indexes] of this.called) {
      if (source !== undefined && this.areAddIns[this.references[source] ?? -1]) continue;
      for (const index of indexes) checkFunction(this.names[index - 1] ?? '');
    }
  }
}

/**
 * A function that is called by its name. Of a link, the address would have to be judged, which is only done where it is
 * called by its number, as all programs do it.
 * @throws InvalidFile
 */
export function checkFunction(name: string): void {
  if (!isHarmless(name) || plainName(name) === 'HYPERLINK') throw fetches();
}
