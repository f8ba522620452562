import { type Expectation, find } from './expectation';
import { nameOf, wordsOf } from './words';

type Find = (parts: readonly Element[]) => Element[];

/** Narrows expectations to a part of the page, so that the same words elsewhere cannot satisfy them. */
function region(says: string, search: Find) {
  return (...expectations: readonly Expectation[]): Expectation => ({
    says: `${says}: ${expectations.map((expectation) => expectation.says).join(', ')}`,
    faults: (parts) => {
      const found = search(parts);
      if (found.length === 0) return [`has no ${says}`];
      return expectations.flatMap((expectation) =>
        expectation.faults(found).map((fault) => `${says}: ${expectation.says}: ${fault}`),
      );
    },
  });
}

export const inMain = region('main part', (parts) => find(parts, 'main'));

/** Both bars: the slim one above and the one with the menus. */
export const inHeader = region('header', (parts) => find(parts, '[data-top-bar], header'));

export const inFooter = region('footer', (parts) => find(parts, 'footer'));

/** A menu of the header, by the words that open it. */
export function inMenu(name: string) {
  return region(`menu "${name}"`, (parts) =>
    find(parts, 'header details').filter((menu) => find([menu], 'summary').some((opener) => wordsOf(opener) === name)),
  );
}

/** A named landmark or group: section, navigation, complementary part, list or dialog. */
export function inPart(name: string) {
  return region(`part "${name}"`, (parts) =>
    find(parts, 'section, nav, aside, ul, ol, dialog').filter(
      (part) => part.matches('[aria-label], [aria-labelledby]') && nameOf(part) === name,
    ),
  );
}

/** What a tab opens. */
export function inPanel(tab: string) {
  return region(`panel "${tab}"`, (parts) => find(parts, '[role=tabpanel]').filter((panel) => nameOf(panel) === tab));
}

/** The card, clause or section that a heading stands in. */
export function under(heading: string) {
  return region(`under "${heading}"`, (parts) =>
    find(parts, 'h1, h2, h3, h4, h5')
      .filter((element) => wordsOf(element) === heading)
      .flatMap((element) => element.closest('li, div[id], section, article, aside, nav, main') ?? []),
  );
}

/** A form, by the path it posts to. */
export function inForm(path: string) {
  return region(`form to ${path}`, (parts) =>
    find(parts, 'form').filter(
      (form) => form.getAttribute('action') === path && form.getAttribute('method') === 'post',
    ),
  );
}

/** A row of a table, by an element of its heading cell. */
export function inRow(name: string) {
  return region(`row "${name}"`, (parts) =>
    find(parts, 'tbody tr').filter((row) => find([row], 'th, th *').some((part) => wordsOf(part) === name)),
  );
}
