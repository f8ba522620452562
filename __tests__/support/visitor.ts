import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './chromium';

/** Opens pages as a visitor would, and notices what a visitor should never meet. */
export interface Visitors {
  /** A fresh visitor with storage of their own. Faults that a test provokes are named in `expected`. */
  open: (url: string, options?: VisitOptions) => Promise<Page>;
  close: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Console messages that belong to the fault under test. */
  expected?: RegExp;
}

export const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** One browser for a test file; call `close` after it, which fails if any page logged an error nobody expected. */
export async function visitors(): Promise<Visitors> {
  const browser: Browser = await launch();
  const faults: string[] = [];
  return {
    open: async (url, { expected, ...options } = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const note = (text: string) => {
        if (!expected?.test(text)) faults.push(`${url}: ${text}`);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', (error) => note(error.message));
      await page.goto(url, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false && url !== 'about:blank') await cameAlive(page);
      return page;
    },
    close: async () => {
      await browser.close();
      if (faults.length > 0) throw new Error(`Errors in the console:\n${faults.join('\n')}`);
    },
  };
}

/** Waits until React has taken over the page: before that, links and forms work, but as plain ones. */
export async function cameAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // One more turn, so that effects have run.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
}

/**
 * Lets the time pass that a person takes for a form; one filled in at a program's pace is set apart (reliability R8).
 */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(20_000);
}
