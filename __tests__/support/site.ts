import type { BrowserContextOptions, Page } from 'playwright-core';
import { version } from '../../data/cookies.json';
import { type Backend, type Lead, startBackend } from './backend';
import { type VisitOptions, type Visitors, visitors } from './visitor';

export interface SiteVisitOptions extends VisitOptions {
  /** True for somebody whom the cookie banner has yet to ask; everyone else has declined. */
  firstVisit?: boolean;
}

/** The real site on a backend and a database of its own, for one test file. */
export interface SiteUnderTest {
  /** Opens a page of the site, by its path, as a fresh visitor. */
  open: (path: string, options?: SiteVisitOptions) => Promise<Page>;
  /** A fresh visitor who has not opened the site yet, so that a test can prepare faults first. */
  arrive: (options?: SiteVisitOptions) => Promise<Page>;
  /** Full address of a path. */
  address: (path: string) => string;
  leads: () => Promise<Lead[]>;
}

/** Starts everything before the tests of this file and stops it after them; `root` as in `startBackend`. */
export function siteUnderTest(root?: string): SiteUnderTest {
  let backend: Backend;
  let visits: Visitors;
  beforeAll(async () => {
    backend = await startBackend({}, root);
    visits = await visitors();
  });
  afterAll(async () => {
    // The browser first: a page that is still open would see its backend vanish.
    await visits?.close();
    await backend?.stop();
  });

  function visit(url: string, { firstVisit, ...options }: SiteVisitOptions = {}): Promise<Page> {
    return visits.open(url, firstVisit ? options : { storageState: declinedAt(backend.url), ...options });
  }

  return {
    open: (path, options) => visit(backend.url + path, options),
    arrive: (options) => visit('about:blank', options),
    address: (path) => backend.url + path,
    leads: () => backend.leads(),
  };
}

/** The browser of a visitor who has chosen DECLINE ALL. */
export function declinedAt(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  const decision = { choice: 'declined', date: '2026-11-20T00:00:00.000Z', version };
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'cookie', value: JSON.stringify(decision) }] }] };
}
