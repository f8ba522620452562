import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { cameAlive, keepAwake } from '../../kit/wake';

/** Opens pages as a visitor would, and notices what a visitor should never meet. */
export interface Visitors {
  /** A fresh visitor with storage of their own, on a page that has come alive. */
  open: (url: string, options?: VisitOptions) => Promise<Page>;
  /** One who has opened no page yet. */
  arrive: (options?: VisitOptions) => Promise<Page>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** True for somebody who touches nothing; for all others, pages wake as soon as they have loaded. */
  isStill?: boolean;
  /** Console messages that belong to the fault under test. */
  expected?: RegExp;
}

export const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Visitors until `end`, which tells the errors that their pages logged and nobody expected. */
export function visitors(browser: Browser): Visitors & { end: () => Promise<string[]> } {
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const arrive = async ({ expected, isStill = false, ...options }: VisitOptions = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    if (!isStill) await keepAwake(page);
    const note = (text: string) => {
      if (!expected?.test(text)) faults.push(`${page.url()}: ${text}`);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
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
    end: async () => {
      for (const context of contexts) await context.close();
      return faults;
    },
  };
}

/**
 * Lets the time pass that a person takes for a form; one filled in at a program's pace is set apart (reliability R8).
 */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(20_000);
}
