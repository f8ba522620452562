import { elsewhere } from '../invalid-file';
import { checkAddress } from '../links/link';
import { isLocalPath } from '../links/local-path';
import type { Tag } from './xml';

/** Elements with the value of a property of a form or of one of its controls, by their names without prefix. */
const holders = new Set(['property', 'list-value']);

/** Attributes with that value. LibreOffice reads any of them, whatever kind of value the property is said to have. */
const values = new Set(['string-value', 'value', 'boolean-value', 'date-value', 'time-value']);

/** Properties that only say something to who fills in the form. What any other one leads to, nobody lists. */
const words = new Set(
  'DefaultText HelpText Label StringItemList Tag Text Title TypedItemList ValueItemList'.split(' '),
);

/** Where a button leads that somebody clicks on. Whatever else a property names is fetched. */
const clicked = 'TargetURL';

/**
 * Judges the properties of forms that have no attribute of their own (OpenDocument 1.3, part 3, 13.6): any attribute of
 * a control may stand there instead, such as the address of its picture or of its database.
 */
export class FormProperties {
  /** Of each open element, the property that it is about; "" for none, or for more than one. */
  private readonly open: string[] = [];

  /** @throws InvalidFile for a property that fetches something or leads to a program */
  begin({ local, attributes }: Tag): void {
    const all = Object.values(attributes);
    const [name = '', ...others] = all.filter((one) => one.local === 'property-name').map(({ value }) => value);
    const own = others.length > 0 ? '' : name;
    if (holders.has(local)) {
      const property = local === 'list-value' ? this.open.at(-1) : own;
      for (const one of all) if (values.has(one.local)) checkValue(property, one.value);
    }
    this.open.push(own);
  }

  end(): void {
    this.open.pop();
  }
}

function checkValue(property: string | undefined, value: string): void {
  if (property !== undefined && words.has(property)) return;
  if (property !== clicked && !isLocalPath(value)) throw elsewhere();
  checkAddress(value);
}
