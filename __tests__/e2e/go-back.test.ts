import type { Locator, Page } from '@playwright/test';
import { launchOptions } from '../../kit/chromium';
import { cameAlive } from '../../kit/wake';
import { fillApplication } from '../support/application';
import { expect, type SiteUnderTest, test } from '../support/site';
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

test('Back leads to the page before, when the menu was touched first and closed again', async ({ site }) => {
  const page = await arriveAtProduct(site);
  await page.getByRole('link', { name: 'Menu', exact: true }).tap();
  await page.getByRole('link', { name: 'Close menu' }).tap();
  await cameAlive(page);
  await noEntryLeft(page);
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs\/?$/);
});

test('Back closes the menu that was touched first, and then leads to the page before', async ({ site }) => {
  const page = await arriveAtProduct(site);
  await page.getByRole('link', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'Close menu' })).toBeVisible();
  await cameAlive(page);
  await goBackTwice(page, page.getByRole('link', { name: 'Close menu' }));
});

test('Back closes the demo dialog, and then leads to the page before', async ({ site }) => {
  const page = await arriveAtProduct(site);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
  await goBackTwice(page, dialog);
});

test('Back closes the viewer of screens, and then leads to the page before', async ({ site }) => {
  const page = await arriveAtProduct(site);
  await page
    .getByRole('link', { name: /Enlarge/ })
    .first()
    .tap();
  await goBackTwice(page, page.getByRole('dialog'));
});

test('Back leads to the page before, after the page was loaded anew with the dialog open', async ({ site }) => {
  const page = await arriveAtProduct(site);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).tap();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  await page.reload();
  await noEntryLeft(page);
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs\/?$/);
});

for (const [address, summary] of [
  ['/search?q=software', /^The best \d+ of \d+/],
  ['/products?q=software', /^\d+ products matching/],
] as const) {
  test(`Back from what ${address} found leads to the place in the list where it was`, async ({ site }) => {
    const page = await site.arrive({ ...phone, isStill: true });
    await page.goto(site.address(address));
    await cameAlive(page);
    const main = page.getByRole('main');
    await expect(main.getByText(summary)).toBeVisible();
    const found = main.getByRole('listitem').getByRole('link', { name: /Hospital Management Software/ });
    await found.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await found.tap();
    await expect(page).toHaveURL(/hospital-management-software/);
    await goBack(page);
    await expect(main.getByText(summary)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(found).toBeInViewport();
  });
}

test('Back asks before it closes a form whose file would be lost, each time', async ({ site }) => {
  const page = await site.arrive({ isStill: true });
  await page.goto(site.address('/faqs'));
  await page.goto(site.address('/join-team?job=103'));
  await cameAlive(page);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: /^Apply for/ });
  await fillApplication(dialog);
  for (let count = 0; count < 2; count += 1) {
    await goBack(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Rehana Sample');
  await goBack(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/job=103/);
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs\/?$/);
});

test('A link in the menu leads on, and Back from there to the page as it was left', async ({ site }) => {
  const page = await arriveAtProduct(site);
  await cameAlive(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'Close menu' })).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('banner').getByRole('link', { name: 'Hosting' }).first().tap();
  await expect(page).toHaveURL(/\/hosting/);
  await goBack(page);
  await expect(page).toHaveURL(/pharmacy-management-software\/?$/);
  await expect(page.getByRole('link', { name: 'Close menu' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs\/?$/);
});

/** On a phone, at a product, by a link from elsewhere. */
async function arriveAtProduct(site: SiteUnderTest): Promise<Page> {
  const page = await site.arrive({ ...phone, isStill: true });
  await page.goto(site.address('/faqs'));
  await page.goto(site.address('/product/pharmacy-management-software'));
  return page;
}

async function goBackTwice(page: Page, opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  // The step that Back takes is made once the dialog stands.
  await expect.poll(() => page.evaluate(() => window.history.state?.closedByBack)).toBeDefined();
  await goBack(page);
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/pharmacy-management-software\/?$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/faqs\/?$/);
}

/** The step that Back would take is taken away a moment after what it closes, and the page may be loaded for it. */
async function noEntryLeft(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    // By then it has been made, if it was still to come.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.history.state?.closedByBack === undefined;
  });
}

/** What comes from memory loads nothing, for which Playwright would wait. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}
