import type { Locator } from '@playwright/test';
import { fonts, resize, setFont } from '../support/resize';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

test('labels beside each other stand in one line, whatever help one of them has', async ({ site }) => {
  const page = await site.look('/join-team/software-engineer-laravel-101');
  const form = page.getByRole('region', { name: /^Apply/ });
  await expect(form.getByText('CV', { exact: true })).toBeVisible();
  expect(await topOf(form.getByText('CV', { exact: true }))).toBe(
    await topOf(form.getByText('Education', { exact: true })),
  );
});

test('the label of a search stands in one line beside what is searched, until the font has come too', async ({
  site,
}) => {
  const page = await site.look('/products');
  const label = page.getByText('Search by product, trade or task');
  for (const width of [901, 1024, 1280]) {
    await resize(page, width, 800);
    for (const font of fonts.slice(0, -1)) {
      await setFont(page, font);
      const lines = await label.evaluate((one) => one.getClientRects().length);
      expect(lines, `${width} px, ${font}`).toBe(1);
    }
  }
});

test('no plan of hosting beside another pushes its rows down', async ({ site }) => {
  const page = await site.look('/hosting', { viewport: { width: 768, height: 1024 } });
  const names = page.getByRole('main').getByText(/^(?:Starter-1|Startup-2)$/);
  const tops = [await topOf(names.nth(0)), await topOf(names.nth(1))];
  expect(tops[0]).toBe(tops[1]);
});

test('the names of industries beside each other stand in one line', async ({ site }) => {
  const page = await site.look('/industry-list', { viewport: { width: 1280, height: 800 } });
  const tops = await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /Industry$|Market$/ })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(3);
});

test('each figure of the company is one line', async ({ site }) => {
  const page = await site.look('/', { viewport: { width: 1280, height: 800 } });
  const heights = await page
    .locator('main dl')
    .last()
    .locator('dd')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights).toHaveLength(6);
  expect(new Set(heights).size).toBe(1);
});

test('the profiles of the company stand in one row of its menu', async ({ site }) => {
  const page = await site.open('/', { viewport: { width: 1280, height: 800 } });
  const header = page.getByRole('banner');
  await header.getByText('Company', { exact: true }).click();
  const profiles = header.getByRole('link', { name: /^(?:Facebook|YouTube|LinkedIn|X|Twitter|Instagram)\b/ });
  const tops = await profiles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('the split of /career ends where the page does, and the page with its last line', async ({ site }) => {
  const page = await site.look('/career', { viewport: { width: 1024, height: 768 } });
  const footer = page.getByRole('contentinfo');
  await footer.getByText('©').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const [split, foot, last] = await Promise.all(
    [page.getByRole('main').locator('section').last(), footer, footer.getByText('©')].map(async (part) => {
      const box = await part.boundingBox();
      return { top: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
    }),
  );
  expect(Math.abs((split?.end ?? 0) - (foot?.top ?? 0))).toBeLessThan(1);
  expect((foot?.end ?? 0) - (last?.end ?? 0)).toBeLessThanOrEqual(48);
});

test('the ways to talk stand in line with the answers to the cookie line of a phone', async ({ site }) => {
  const page = await site.look('/', { ...phone, firstVisit: true });
  const answer = page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'ACCEPT ALL' });
  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  for (const width of [320, 375]) {
    await resize(page, width, 667);
    await expect(answer).toBeVisible();
    for (const name of [/^Call/, /^WhatsApp/])
      expect(await topOf(shortcuts.getByRole('link', { name })), `${width} px`).toBe(await topOf(answer));
  }
});

test('beside an open dialog the place of the scrollbar looks like the rest of the page behind it', async ({ site }) => {
  const page = await site.open('/', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
  // The page of cotton (#fbf8f2) under the backdrop, of which seven tenths are seen.
  const behind = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(behind).toMatch(/^color\(srgb 0\.3\d* 0\.3\d* 0\.4\d*\)$/);
});

test('in the dark, a box that is not ticked looks like the fields and not like one that is disabled', async ({
  site,
}) => {
  const page = await site.open('/schedule-a-demo', { colorScheme: 'dark' });
  const colourOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundColor);
  const box = page.getByRole('main').getByRole('checkbox');
  expect(await box.evaluate((one) => getComputedStyle(one).appearance)).toBe('none');
  expect(await colourOf(box)).toBe(await colourOf(page.getByLabel('Name', { exact: true })));
  await box.check();
  expect(await box.evaluate((one) => getComputedStyle(one).appearance)).not.toBe('none');
});

async function topOf(part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  return part.evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY));
}
