import { type Expectation, find, unless } from './expectation';
import { nameOf, wordsOf } from './words';

/** A list whose entries have exactly these titles, in this order. */
export function list(...titles: readonly string[]): Expectation {
  return listOf('ul, ol', 'list', titles);
}

/** As `list`, where the order is part of the meaning. */
export function numberedList(...titles: readonly string[]): Expectation {
  return listOf('ol', 'numbered list', titles);
}

function listOf(selector: string, kind: string, titles: readonly string[]): Expectation {
  return {
    says: `${kind} ${titles.join(', ')}`,
    faults: (parts) => {
      const found = find(parts, selector).map((element) => [...element.children].map(titleOf));
      return unless(
        found.some((list) => list.join('|') === titles.join('|')),
        found,
      );
    },
  };
}

/** An entry is called by its heading, its link, its first paragraph, or all of its words. */
function titleOf(entry: Element): string {
  const title = entry.querySelector('h2, h3, h4, a, p') ?? entry;
  return wordsOf(title).replace(/ ?\(opens in a new tab\)$/, '');
}

/** Lists and tables of this length. */
export function entries(count: number): Expectation {
  return {
    says: `a list of ${count}`,
    faults: (parts) => {
      const found = find(parts, 'ul, ol, tbody').map((element) => element.children.length);
      return unless(found.includes(count), found);
    },
  };
}

/** Tabs with these labels, in this order, of which the first is open and it alone. */
export function tabs(...labels: readonly string[]): Expectation {
  return {
    says: `tabs ${labels.join(', ')}, the first one open`,
    faults: (parts) => {
      const found = find(parts, '[role=tablist]').map((tablist) => {
        const all = find([tablist], '[role=tab]');
        const open = all.filter((tab) => tab.getAttribute('aria-selected') === 'true').map(nameOf);
        const shown = all
          .filter((tab) => isShown(tab.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '')))
          .map(nameOf);
        return [all.map(nameOf), open, shown].map((names) => names.join('|'));
      });
      const isMet = found.some(
        ([all, open, shown]) => all === labels.join('|') && open === labels[0] && shown === labels[0],
      );
      return unless(isMet, found);
    },
  };
}

function isShown(panel: Element | null): boolean {
  return panel?.getAttribute('role') === 'tabpanel' && !panel.hasAttribute('hidden');
}

/** Terms with their descriptions, among others. */
export function pair(term: string, description: string): Expectation {
  return {
    says: `${term}: ${description}`,
    faults: (parts) => {
      const found = find(parts, 'dt').map((element) => `${wordsOf(element)}: ${after(element)}`);
      return unless(found.includes(`${term}: ${description}`), found);
    },
  };
}

/** A list of exactly these terms, in this order, each with a description. */
export function terms(...names: readonly string[]): Expectation {
  return {
    says: `terms ${names.join(', ')}`,
    faults: (parts) => {
      const found = find(parts, 'dl').map((element) =>
        find([element], 'dt')
          .filter((term) => after(term) !== '')
          .map(wordsOf),
      );
      return unless(
        found.some((list) => list.join('|') === names.join('|')),
        found,
      );
    },
  };
}

function after(term: Element): string {
  return term.nextElementSibling?.localName === 'dd' ? wordsOf(term.nextElementSibling) : '';
}

/** What a row says in the column with this heading; on a phone the cell names its column itself. */
export function cell(column: string, words: string): Expectation {
  return {
    says: `${column} ${words}`,
    faults: (rows) => {
      const found = rows.map((row) => {
        const columns = find([row.closest('table') ?? row], 'thead tr > *').map(wordsOf);
        const cell = row.children[columns.indexOf(column)];
        return cell ? wordsOf(cell).replace(column, '').trim() : 'no such column';
      });
      return unless(found.join() === words, found);
    },
  };
}
