import { type Expectation, find, unless } from './expectation';
import { linkNameOf } from './words';

/** A link with this name, to this address of the site. */
export function link(name: string, to: string): Expectation {
  return {
    says: `link "${name}" to ${to}`,
    faults: (parts) => {
      const named = find(parts, 'a[href]').filter((element) => linkNameOf(element) === name);
      return unless(
        named.some((element) => element.getAttribute('href') === to),
        named.map(addressOf),
      );
    },
  };
}

/** A link to another site, whose address the requirements leave open: https, in a new tab, giving nothing away. */
export function outside(name: string): Expectation {
  return {
    says: `link "${name}" to another site`,
    faults: (parts) => {
      const named = find(parts, 'a[href^="https://"]').filter((element) => linkNameOf(element) === name);
      const isSafe = (element: Element) =>
        element.getAttribute('target') === '_blank' && element.getAttribute('rel') === 'noopener';
      return unless(named.length > 0 && named.every(isSafe), find(parts, 'a').map(linkNameOf));
    },
  };
}

/** Links to these addresses, in this order, and no others. */
export function linksTo(...addresses: readonly string[]): Expectation {
  return {
    says: `links to ${addresses.join(', ')} in this order`,
    faults: (parts) => {
      const found = find(parts, 'a[href]').map(addressOf);
      return unless(found.join() === addresses.join(), found);
    },
  };
}

/** Links to these addresses, wherever they stand. */
export function linksAmong(...addresses: readonly string[]): Expectation {
  return {
    says: `links to ${addresses.join(', ')}`,
    faults: (parts) => {
      const found = find(parts, 'a[href]').map(addressOf);
      const missing = addresses.filter((address) => !found.includes(address));
      return missing.map((address) => `no link to ${address}`);
    },
  };
}

/** No link to this address. */
export function noLinkTo(address: string): Expectation {
  return {
    says: `no link to ${address}`,
    faults: (parts) => unless(!find(parts, 'a[href]').map(addressOf).includes(address), address),
  };
}

function addressOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}
