import type { Browser, Page } from 'playwright-core';
import { type Backend, startBackend } from '../support/backend';
import { builtPages } from '../support/built-site';
import { launch } from '../support/chromium';
import { cameAlive } from '../support/visitor';

/** A phone at its narrowest, which is also a desktop of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const viewport = { width: 320, height: 640 };

let backend: Backend;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  backend = await startBackend();
  browser = await launch();
  page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

describe.each(builtPages().map(({ path }) => path))('%s at 320 px', (path) => {
  beforeAll(async () => {
    await page.goto(`${backend.url}${path === '/404.html' ? '/no-such-page' : path}`, { waitUntil: 'load' });
    await cameAlive(page);
  });

  test('Nothing is wider than the screen', async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width > viewport.width ? await tooWide() : []).toEqual([]);
  });

  test('The header covers no heading (R-ROUTE-25)', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const covered = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      return heading.getBoundingClientRect().top < (header?.bottom ?? 0);
    });
    expect(covered).toBe(false);
  });
});

/** The elements that reach furthest to the right, for a message that says what to mend. */
function tooWide(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
