import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in';
import { type Edit, type Element, edited, elementsOf } from './html-elements';
import { severalAtOnce } from './several-at-once';
import { withoutStrayZeros } from './stray-zeros';

/** A page as it is before it is changed. */
export interface Page {
  /** Below the site, such as `products/index.html`. */
  file: string;
  html: string;
  elements: readonly Element[];
}

/** Something that is done to every page. */
export type Change = (page: Page) => Edit[];

/**
 * Does all changes to every page of a site at one reading, for parsing takes most of the time.
 * @param then called with each page as it is now, and waited for while the next ones are changed
 */
export async function changePages(
  folder: string,
  changes: readonly Change[],
  then: (file: string, html: string) => unknown = () => {},
): Promise<void> {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  await severalAtOnce(pages, async (file) => {
    await then(file, changePage(folder, file, changes));
  });
}

/** @returns the page as it is now; what was parsed is let go before anybody waits */
function changePage(folder: string, file: string, changes: readonly Change[]): string {
  const before = readFileSync(file, 'utf8');
  const html = withoutStrayZeros(before);
  const page = { file: path.relative(folder, file), html, elements: [...elementsOf(html)] };
  const edits = changes.flatMap((change) => change(page));
  const after = edited(html, edits);
  if (after !== before) writeFileSync(file, after);
  return after;
}
