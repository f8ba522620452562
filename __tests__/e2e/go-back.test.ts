import type { Page } from '@playwright/test';
import { launchOptions } from '../../kit/chromium';
import { cameAlive } from '../../kit/wake';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

// Playwright switches off what is tried here.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const [state, isAwake] of [
  ['asleep', false],
  ['awake', true],
] as const)
  test(`Back brings a page that was ${state} from the browser's memory, as it was left`, async ({ site }) => {
    const page = await site.arrive({ isStill: true });
    await page.goto(site.address('/product/pharmacy-management-software'));
    if (isAwake) await cameAlive(page);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'from memory' : 'loaded';
      });
    });
    await page.goto(site.address('/terms'));
    await goBack(page);
    await expect(page).toHaveTitle('from memory');
  });

for (const [way, leave] of [
  ['closed again', (page: Page) => page.getByRole('link', { name: 'Close menu' }).tap()],
  ['left open', () => Promise.resolve()],
] as const)
  test(`Back leads to the page before, when the menu was touched first and ${way}`, async ({ site }) => {
    const page = await site.arrive({ ...phone, isStill: true });
    await page.goto(site.address('/faqs'));
    await page.goto(site.address('/product/pharmacy-management-software'));
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('link', { name: 'Close menu' })).toBeVisible();
    await leave(page);
    await cameAlive(page);
    await goBack(page);
    await expect(page).toHaveURL(/\/faqs\/?$/);
  });

/** What comes from memory loads nothing, for which Playwright would wait. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}
