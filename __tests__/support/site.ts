import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { StoredLead } from '../../api/src/leads/store/lead';
import { declinedAt } from '../../kit/declined';
import { type Backend, copyOfContent, startBackend } from './backend';
import { type SharedWindows, type VisitOptions, type Visitors, visitors } from './visitor';

export { expect };

interface Asked {
  /** True for somebody whom the cookie banner has yet to ask; everyone else has declined. */
  firstVisit?: boolean;
}

export type SiteVisitOptions = VisitOptions & Asked;

export type LookOptions = BrowserContextOptions & Asked;

/** The real site on a backend and a database that the tests of one worker share. */
export interface SiteUnderTest {
  /** Opens a page of the site, by its path, as a fresh visitor. */
  open: (path: string, options?: SiteVisitOptions) => Promise<Page>;
  /** Opens a page for whoever only looks at it, in a window that was there before (`Visitors.look`). */
  look: (path: string, options?: LookOptions) => Promise<Page>;
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
  windows: SharedWindows;
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
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  visits: async ({ browser, windows }, use) => {
    const { end, ...visits } = visitors(browser, windows);
    await use(visits);
    expect(await end(), 'Errors in the console').toEqual([]);
  },
  site: async ({ visits, backend }, use) => {
    const asChosen = <Options extends Asked>({ firstVisit, ...options }: Options) =>
      firstVisit ? options : { storageState: declinedAt(backend.url), ...options };
    await use({
      open: (path, options = {}) => visits.open(backend.url + path, asChosen(options)),
      look: (path, options = {}) => visits.look(backend.url + path, asChosen(options)),
      arrive: (options = {}) => visits.arrive(asChosen(options)),
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
