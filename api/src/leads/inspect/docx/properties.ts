import { checkBaseOfSources } from '../links/link-base';
import { checkAskedValue, isAskedProperty } from '../loading-properties';
import { changedLinks, highestKind } from '../ole/summary-links';
import type { Tag } from './xml';

/** No other value says that nothing has changed (XML Schema, part 2, 3.2.2). */
const no = /^\s*(?:false|0)\s*$/;

type Check = (text: string) => void;

/** Elements whose text is judged, in whatever part they stand. */
const checks: ReadonlyMap<string, Check> = new Map([
  // What all links and sources without an address of their own count from (ECMA-376, part 1, 22.2.2).
  ['HyperlinkBase', checkBaseOfSources],
  // Whether programs put the addresses of a list in place of those in the text as they open it.
  ['HyperlinksChanged', checkUnchanged],
]);

/** That list, and the value of each link that says of what kind it is and whether it has changed. */
const list = 'HLinks';
const valuesOfLink = 6;
const kindOfLink = 4;

/** A property that somebody has added, with a name, and the attribute that takes its value from a text instead. */
const custom = 'property';
const linked = 'linkTarget';

/** Says of each element whether its text is a property that is judged. */
export class Properties {
  /** Values in the list so far; behind its end there are no such numbers. */
  private values: number | undefined;

  /** Whether the property that has begun last has an address that Office asks. */
  private isAsked = false;

  /** @throws InvalidFile, as does what it returns */
  begin({ local: element, attributes }: Tag): Check | undefined {
    if (element === custom) {
      this.isAsked = isAskedProperty(attributes.name?.value ?? '');
      if (this.isAsked && attributes[linked]) checkAskedValue(undefined);
    } else if (this.isAsked) return checkAskedValue;
    if (element === list) this.values = 0;
    if (this.values === undefined) return checks.get(element);
    if (element === 'variant') this.values += 1;
    else if (this.values % valuesOfLink === kindOfLink) return checkKind;
    return checks.get(element);
  }
}

function checkUnchanged(text: string): void {
  if (!no.test(text)) throw changedLinks();
}

function checkKind(text: string): void {
  if (Number(text) < 0 || Number(text) > highestKind) throw changedLinks();
}
