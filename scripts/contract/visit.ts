import type { Browser, Page } from '@playwright/test';
import { declinedAt } from '../../kit/declined';
import { keepAwake } from '../../kit/wake';

export interface VisitSettings {
  /** Path of the page. */
  path: string;
  hasScript?: boolean;
  /** Whether the network will fail, of which the console tells. */
  hasFaults?: boolean;
}

/** Lets a fresh visitor do something on a page. Returns what went wrong, the complaints of the browser among it. */
export type Visit = (settings: VisitSettings, act: (page: Page) => Promise<string[]>) => Promise<string[]>;

/** What the console says of a network that fails, and of nothing else. */
const networkFault = /^Failed to load resource: /;

/** `control` is a script that runs before those of each page. */
export function visits(browser: Browser, site: string, control = ''): Visit {
  return async ({ path, hasScript = true, hasFaults = false }, act) => {
    const context = await browser.newContext({
      javaScriptEnabled: hasScript,
      reducedMotion: 'reduce',
      storageState: declinedAt(site),
    });
    try {
      await context.addInitScript(control);
      const page = await context.newPage();
      await keepAwake(page);
      const complaints = complaintsOf(page, site);
      await page.goto(site + path, { waitUntil: 'networkidle' });
      const faults = await act(page).catch((error: Error) => [error.message.split('\n').slice(0, 3).join(' ')]);
      return [...faults, ...complaints.filter((text) => !(hasFaults && networkFault.test(text)))];
    } finally {
      await context.close();
    }
  };
}

/** Errors of the console, to which violations of the content policy belong, and calls that went to the wrong origin. */
function complaintsOf(page: Page, site: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url().startsWith(`${site}/api`)) complaints.push(`The site's own origin was asked: ${request.url()}`);
  });
  return complaints;
}
