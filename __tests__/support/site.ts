import type { Page } from 'playwright-core';
import { type Backend, type Lead, startBackend } from './backend';
import { type VisitOptions, type Visitors, visitors } from './visitor';

/** The real site on a backend and a database of its own, for one test file. */
export interface SiteUnderTest {
  /** Opens a page of the site, by its path, as a fresh visitor. */
  open: (path: string, options?: VisitOptions) => Promise<Page>;
  /** A fresh visitor who has not opened the site yet, so that a test can prepare faults first. */
  arrive: (options?: VisitOptions) => Promise<Page>;
  /** Full address of a path. */
  address: (path: string) => string;
  leads: () => Promise<Lead[]>;
}

/** Starts everything before the tests of this file and stops it after them. */
export function siteUnderTest(): SiteUnderTest {
  let backend: Backend;
  let visits: Visitors;
  beforeAll(async () => {
    backend = await startBackend();
    visits = await visitors();
  });
  afterAll(async () => {
    // The browser first: a page that is still open would see its backend vanish.
    await visits?.close();
    await backend?.stop();
  });
  return {
    open: (path, options) => visits.open(backend.url + path, options),
    arrive: (options) => visits.open('about:blank', options),
    address: (path) => backend.url + path,
    leads: () => backend.leads(),
  };
}
