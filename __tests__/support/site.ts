import { test as base, expect, type Page } from '@playwright/test';
import type { StoredLead } from '../../api/src/leads/store/lead';
import { declinedAt } from '../../kit/declined';
import { type Backend, copyOfContent, startBackend } from './backend';
import { type VisitOptions, type Visitors, visitors } from './visitor';

export { expect };

export interface SiteVisitOptions extends VisitOptions {
  /** True for somebody whom the cookie banner has yet to ask; everyone else has declined. */
  firstVisit?: boolean;
}

/** The real site on a backend and a database that the tests of one worker share. */
export interface SiteUnderTest {
  /** Opens a page of the site, by its path, as a fresh visitor. */
  open: (path: string, options?: SiteVisitOptions) => Promise<Page>;
  /** A fresh visitor who has not opened the site yet, so that a test can prepare faults first. */
  arrive: (options?: SiteVisitOptions) => Promise<Page>;
  /** Full address of a path. */
  address: (path: string) => string;
  /** What is stored, or the part that came from an address. */
  leads: (email?: string) => Promise<StoredLead[]>;
}

interface OfTest {
  /** Of any backend. A test fails if a page logs an error that nobody expected. */
  visits: Visitors;
  site: SiteUnderTest;
}

interface OfWorker {
  /** Where the backend finds `data/` and `public/`. */
  root: string;
  backend: Backend;
}

export const test = base.extend<OfTest, OfWorker>({
  root: [process.cwd(), { scope: 'worker', option: true }],
  backend: [
    async ({ root }, use) => {
      const backend = await startBackend({}, root);
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  visits: async ({ browser }, use) => {
    const { end, ...visits } = visitors(browser);
    await use(visits);
    expect(await end(), 'Errors in the console').toEqual([]);
  },
  site: async ({ visits, backend }, use) => {
    const asChosen = ({ firstVisit, ...options }: SiteVisitOptions = {}) =>
      firstVisit ? options : { storageState: declinedAt(backend.url), ...options };
    await use({
      open: (path, options) => visits.open(backend.url + path, asChosen(options)),
      arrive: (options) => visits.arrive(asChosen(options)),
      address: (path) => backend.url + path,
      leads: async (email) =>
        (await backend.leads()).filter(({ fields }) => email === undefined || fields.email === email),
    });
  },
});

/** The same on a backend of its own, whose content in `root` a test may change. */
export const testWithContent = test.extend<object, OfWorker>({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const content = copyOfContent();
      await use(content.root);
      content.remove();
    },
    { scope: 'worker' },
  ],
});
