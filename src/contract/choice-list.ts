import type { Option, OptionSource } from './form-definition';
import { isLong } from './long-lists';
import { nameKey } from './name-key';
import { nearestNames } from './nearest-names';

/** Says what may be chosen from a list. */
export interface Choosable {
  /** The value that is meant by a value or a name, in whatever case, and with whatever blanks. */
  find(text: string): string | undefined;
  /** Names that may have been meant, the nearest first; undefined of a list that forms show, where nobody types one. */
  nearest(text: string): string[] | undefined;
}

/**
 * What a choice may be: known by its value, or by its name where no value is called so. Of two of one name the first is
 * meant; our own catalogues have none. A name that stands under a heading does not say by itself which it is.
 */
export class ChoiceList implements Choosable {
  /** All values, in the order of the list. */
  readonly values: readonly string[];
  private readonly labels: ReadonlyMap<string, string>;
  private readonly meant = new Map<string, string>();

  constructor(
    private readonly source: OptionSource,
    private readonly options: readonly Option[],
  ) {
    this.labels = new Map(options.map(({ value, label }) => [value, label]));
    this.values = [...this.labels.keys()];
    for (const { value } of options) this.know(value, value);
    for (const { value, label, group } of options) if (group === undefined) this.know(label, value);
  }

  /** Whether it has this very value in these very words. */
  has({ value, label }: Option): boolean {
    return this.labels.get(value) === label;
  }

  find(text: string): string | undefined {
    return this.labels.has(text) ? text : this.meant.get(nameKey(text));
  }

  nearest(text: string): string[] | undefined {
    if (!isLong(this.source, this.options)) return undefined;
    const names = this.options.map(({ label }) => ({ key: nameKey(label), label }));
    return nearestNames(nameKey(text), names).map(({ label }) => label);
  }

  private know(text: string, value: string): void {
    const key = nameKey(text);
    if (key !== '' && !this.meant.has(key)) this.meant.set(key, value);
  }
}

/** By the options they were made of: the same array is the same list. */
const made = new WeakMap<readonly Option[], ChoiceList>();

/** Making a list takes a pass over all its names, more than all other checks of a form, so it is made once. */
export function choiceList(source: OptionSource, options: readonly Option[]): ChoiceList {
  const list = made.get(options) ?? new ChoiceList(source, options);
  made.set(options, list);
  return list;
}
