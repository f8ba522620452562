import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { cameAlive, keepAwake } from '../../kit/wake';

/** Opens pages as a visitor would, and notices what a visitor should never meet. */
export interface Visitors {
  /** A fresh visitor with storage of their own, on a page that has come alive. */
  open: (url: string, options?: VisitOptions) => Promise<Page>;
  /** One who has opened no page yet. */
  arrive: (options?: VisitOptions) => Promise<Page>;
  /**
   * Opens a page for whoever only looks: resizes, scrolls, and changes the document, but presses nothing, follows
   * nothing and sets nothing of the browser. A new window costs more than the page in it, so such visitors share one.
   */
  look: (url: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Windows that tests share one after the other, by what kind of visitor has them. */
export type SharedWindows = Map<string, SharedWindow>;

interface SharedWindow {
  page: Page;
  /** Of the test that looks now. */
  note: (text: string) => void;
}

export interface VisitOptions extends BrowserContextOptions {
  /** True for somebody who touches nothing; for all others, pages wake as soon as they have loaded. */
  isStill?: boolean;
  /** Console messages that belong to the fault under test. */
  expected?: RegExp;
}

/** As Playwright has it. */
const usualSize = { width: 1280, height: 720 };

export const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Visitors until `end`, which tells the errors that their pages logged and nobody expected. */
export function visitors(browser: Browser, windows: SharedWindows): Visitors & { end: () => Promise<string[]> } {
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const arrive = async ({ expected, isStill = false, ...options }: VisitOptions = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    if (!isStill) await keepAwake(page);
    onError(page, (text) => {
      if (!expected?.test(text)) faults.push(text);
    });
    return page;
  };
  return {
    arrive,
    open: async (url, options = {}) => {
      const page = await arrive(options);
      await page.goto(url, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false && !options.isStill) await cameAlive(page);
      return page;
    },
    look: async (url, { viewport, ...options } = {}) => {
      const kind = JSON.stringify(options);
      const shared = windows.get(kind) ?? (await sharedWindow(browser, options));
      windows.set(kind, shared);
      shared.note = (text) => faults.push(text);
      const { page } = shared;
      await page.setViewportSize(viewport ?? usualSize);
      await page.goto(url, { waitUntil: 'load' });
      await cameAlive(page);
      return page;
    },
    end: async () => {
      for (const context of contexts) await context.close();
      return faults;
    },
  };
}

async function sharedWindow(browser: Browser, options: BrowserContextOptions): Promise<SharedWindow> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  // Nobody finds what was kept for the visit of somebody else, such as how far they scrolled.
  await page.addInitScript('if (window === top) sessionStorage.clear()');
  await keepAwake(page);
  const shared: SharedWindow = { page, note: () => {} };
  onError(page, (text) => shared.note(text));
  return shared;
}

/** Errors in the console, and those that no script caught, each with the address of the page. */
function onError(page: Page, note: (text: string) => void): void {
  page.on('console', (message) => message.type() === 'error' && note(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`${page.url()}: ${error.message}`));
}

/**
 * Lets the time pass that a person takes for a form; one filled in at a program's pace is set apart (reliability R8).
 */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(20_000);
}
