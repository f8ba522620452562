import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../kit/chromium';
import { declined } from '../../kit/declined';
import { newFolder } from '../../kit/folders';
import { cameAlive } from '../../kit/wake';
import { brokenWords } from '../support/broken-words';
import { expect, test } from '../support/site';

/** Of a visitor who has set that no letter is smaller than 32 px, as the settings of the browser allow. */
const settings = { webkit: { webprefs: { minimum_font_size: 32 } } };

test.describe('Where no letter may be smaller than 32 px', () => {
  let browser: BrowserContext;
  let page: Page;
  let remove: () => void;

  test.beforeAll(async () => {
    const { folder, ...made } = newFolder();
    remove = made.remove;
    mkdirSync(path.join(folder, 'Default'));
    writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
    browser = await chromium.launchPersistentContext(folder, launchOptions());
    await browser.addInitScript(({ name, value }) => localStorage.setItem(name, value), declined);
    page = await browser.newPage();
  });
  test.afterAll(async () => {
    await browser?.close();
    remove?.();
  });

  async function look(address: string, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(address);
    await cameAlive(page);
  }

  for (const [address, width] of [
    ['/', 360],
    ['/', 768],
    ['/documentation', 360],
    ['/hiring', 360],
    ['/industry-list', 360],
    ['/join-team/software-engineer-laravel-101', 360],
    ['/product/point-of-sales-software', 360],
  ] as const)
    test(`no word of ${address} is broken or beside a screen of ${width} px`, async ({ site }) => {
      await look(site.address(address), width);
      expect(await brokenWords(page.locator('body'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  for (const width of [320, 360])
    test(`the bar at the foot of ${width} px shows its words whole, beside one another`, async ({ site }) => {
      await look(site.address('/product/point-of-sales-software'), width);
      await page.evaluate(() => window.scrollTo(0, 2_000));
      const bar = page.getByRole('complementary', { name: 'Shortcuts on this page' });
      let end = 0;
      for (const words of ['Call', 'WhatsApp', 'Book A Demo']) {
        const box = await bar.getByText(words, { exact: true }).boundingBox();
        expect(box?.x, words).toBeGreaterThanOrEqual(end);
        end = (box?.x ?? 0) + (box?.width ?? 0);
      }
      expect(end).toBeLessThanOrEqual(width);
      const up = bar.getByRole('button', { name: 'Scroll to top' });
      const call = await bar.getByText('Call', { exact: true }).boundingBox();
      const place = (await up.isVisible()) ? await up.boundingBox() : undefined;
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(call?.x ?? 0);
    });
});
