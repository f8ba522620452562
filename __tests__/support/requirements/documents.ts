import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Expectation, find, unless } from './expectation';

/** The title of the page matches. */
export function title(pattern: RegExp): Expectation {
  return {
    says: `title ${pattern.source}`,
    faults: (parts) => {
      const found = find(parts, 'head > title').map(({ textContent }) => textContent ?? '');
      return unless(found.length === 1 && pattern.test(found[0] ?? ''), found);
    },
  };
}

/** Search engines are shown this page under the given path. */
export function canonical(address: string): Expectation {
  return {
    says: `canonical ${address}`,
    faults: (parts) => {
      const found = find(parts, 'link[rel=canonical]').map((link) => new URL(link.getAttribute('href') ?? '').pathname);
      return unless(found.join() === address && find(parts, 'meta[name=robots]').length === 0, found);
    },
  };
}

/** One element at least matches the selector, with this value of an attribute. */
export function attribute(selector: string, name: string, value: string): Expectation {
  return {
    says: `${selector} with ${name}="${value}"`,
    faults: (parts) => {
      const found = find(parts, selector).map((element) => element.getAttribute(name));
      return unless(found.includes(value), found);
    },
  };
}

/** So many elements match. */
export function count(selector: string, expected: number): Expectation {
  return {
    says: `${expected} × ${selector}`,
    faults: (parts) => unless(find(parts, selector).length === expected, find(parts, selector).length),
  };
}

/** A file that the finished site serves under a stated path. */
export function file(address: string): Expectation {
  return {
    says: `file ${address}`,
    faults: () => {
      const name = path.join('public', address);
      return unless(existsSync(name) && statSync(name).size > 0, 'no such file');
    },
  };
}

/** A picture made from a stated file. */
export function picture(name: string): Expectation {
  return {
    says: `picture ${name}`,
    faults: (parts) => {
      const found = find(parts, 'img').map((image) =>
        path.basename(image.getAttribute('src') ?? '').replace(/\.\w+$/, ''),
      );
      return unless(found.includes(name), found);
    },
  };
}

/** One drawing and no other picture: that of a product, shape by shape as its file has it. */
export function mark(product: string): Expectation {
  return {
    says: `mark of ${product}`,
    faults: (parts) => {
      const svg = readFileSync(`data/images/products/${product}.svg`, 'utf8');
      const found = find(parts, 'img, svg:has(> svg)').map(({ innerHTML }) => shapes(innerHTML));
      return unless(found.length === 1 && found[0] === shapes(svg), found);
    },
  };
}

/** The shapes of a drawing with their places, in order. */
function shapes(svg: string): string {
  return [...svg.matchAll(/ (?:d|x|cx|transform|fill)="([^"]*)"/g)].map(([, value]) => value).join(' ');
}
