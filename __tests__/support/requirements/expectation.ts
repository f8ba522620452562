/** One thing that can be seen on a finished page, or not. */
export interface Expectation {
  /** In the words of a test's name. */
  says: string;
  /** What is wrong within the given parts of a page; nothing when the expectation is met. */
  faults: (parts: readonly Element[]) => string[];
}

/** One row of the table: what a requirement asks of a page. */
export interface Row {
  /** As in the requirements, such as R-HOST-03. */
  id: string;
  /** Address of the page; one that ends in `/*` means all pages below it that search engines are shown. */
  page: string;
  expect: readonly Expectation[];
}

/** All elements below the parts that match, each once and in the order of the page. */
export function find<E extends Element = Element>(parts: readonly Element[], selector: string): E[] {
  return [...new Set(parts.flatMap((part) => [...part.querySelectorAll<E>(selector)]))];
}

/** A fault that shows what was found instead. */
export function unless(isMet: boolean, found: unknown): string[] {
  return isMet ? [] : [`found ${JSON.stringify(found)}`];
}
