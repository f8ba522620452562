import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../kit/chromium';
import { declined } from '../../kit/declined';
import { newFolder } from '../../kit/folders';
import { cameAlive } from '../../kit/wake';
import { brokenWords } from '../support/broken-words';
import { expect, test } from '../support/site';

/** Runs in a browser whose visitor has set that no letter is smaller than 32 px, as its settings allow. */
async function withLeastText(address: string, width: number, look: (page: Page) => Promise<void>): Promise<void> {
  const { folder, remove } = newFolder();
  mkdirSync(path.join(folder, 'Default'));
  const settings = { webkit: { webprefs: { minimum_font_size: 32 } } };
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const viewport = { width, height: 640 };
  const browser = await chromium.launchPersistentContext(folder, { ...launchOptions(), viewport });
  await browser.addInitScript(({ name, value }) => localStorage.setItem(name, value), declined);
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await cameAlive(page);
    await look(page);
  } finally {
    await browser.close();
    remove();
  }
}

test.describe('Where no letter may be smaller than 32 px', () => {
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
      await withLeastText(site.address(address), width, async (page) => {
        expect(await brokenWords(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    });

  for (const width of [320, 360])
    test(`the bar at the foot of ${width} px shows its words whole, beside one another`, async ({ site }) => {
      await withLeastText(site.address('/product/point-of-sales-software'), width, async (page) => {
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
});
