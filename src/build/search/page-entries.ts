import type { z } from 'zod';
import { industry } from '../../content/schema/catalogues';
import { hostingGroup } from '../../content/schema/hosting';
import { navigation } from '../../content/schema/navigation';
import { legalPage } from '../../content/schema/pages';
import { site } from '../../content/schema/site';
import { industryPath } from '../../contract/paths';
import type { Entry } from '../../search/entry';
import { planSummary } from '../../shared/hosting';
import { closedPositions } from './job-entries';
import { entriesOf, textsOf } from './read-content';

/**
 * Pages of a fixed address by their own words.
 *
 * @param now as in `searchEntries`
 */
export function pageEntries(dataDir: string, now: number): Entry[] {
  const legal = new Map(entriesOf(dataDir, 'LegalPage', legalPage).map((page) => [`/${page.slug}`, page]));
  return entriesOf(dataDir, 'Navigation', navigation)
    .flatMap(({ pages }) => pages)
    .flatMap(({ to, label, indexLabel, searchWords = [] }): Entry[] => {
      if (!to) return [];
      const text = legal.get(to);
      return [
        {
          kind: 'page',
          id: to,
          title: indexLabel ?? label,
          words: [label, ...searchWords, ...(to === '/contact' ? phoneSpellings(dataDir) : [])].join('\n'),
          text: (text ? outline(text) : fixedPage(dataDir, to, now)).join('\n'),
        },
      ];
    });
}

/** The pages of the industries by their own words; what their products say is found under these. */
export function industryEntries(dataDir: string): Entry[] {
  return entriesOf(dataDir, 'Industry', industry).map(({ slug, title, page }) => ({
    kind: 'page',
    id: industryPath(slug),
    title: page.title,
    words: title,
    text: page.text,
  }));
}

/** What a page shows beside its own words. */
const alsoShows: Readonly<Record<string, (dataDir: string, now: number) => string[]>> = {
  '/': figures,
  '/hiring': figures,
  '/contact': (dataDir) => contacts(dataDir).flatMap(({ phone, email }) => [phone, email]),
  '/join-team': closedPositions,
  '/hosting': (dataDir) => [...textsOf(dataDir, 'hosting'), ...prices(dataDir)],
  '/industry-list': (dataDir) => textsOf(dataDir, 'industries.json'),
};

function fixedPage(dataDir: string, to: string, now: number): string[] {
  const own = textsOf(dataDir, `pages/${to === '/' ? 'home' : to.slice(1)}.json`);
  return [...own, ...(alsoShows[to]?.(dataDir, now) ?? [])];
}

/** What the company states about itself, as `CompanyFigures` shows it. */
function figures(dataDir: string): string[] {
  return entriesOf(dataDir, 'Company', site).map(({ establishedYear, claims }) =>
    [establishedYear, claims.membership].join('\n'),
  );
}

function contacts(dataDir: string) {
  return entriesOf(dataDir, 'Company', site).map(({ contact }) => contact);
}

/** Our number as people type it whom we have called: with the country or without, in one or with its blanks. */
function phoneSpellings(dataDir: string): string[] {
  return contacts(dataDir).flatMap(({ phone }) => {
    const [country = '', first = '', ...rest] = phone.match(/\d+/g) ?? [];
    const own = [first, ...rest].join('');
    return [country + own, `0${own}`, own, country + first, `0${first}`];
  });
}

/** Of the plans, which are no texts. */
function prices(dataDir: string): string[] {
  return entriesOf(dataDir, 'HostingGroup', hostingGroup).flatMap(({ plans, period }) =>
    plans.map((plan) => planSummary(plan, period)),
  );
}

/** Of a legal text what it is about, clause by clause: its sentences hold nearly every word there is. */
function outline({ introduction, sections, definitions = [] }: z.infer<typeof legalPage>): string[] {
  return [
    ...introduction,
    ...sections.flatMap(({ title, clauses = [] }) => [title, ...clauses.map((clause) => clause.title ?? '')]),
    ...definitions.map(({ term }) => term),
  ];
}
