import type { Locator } from '@playwright/test';
import { resize } from '../support/resize';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const small = { ...phone, viewport: { width: 360, height: 640 }, firstVisit: true };

test('the first screen of a small phone says who we are and what we make, and how to call and write', async ({
  site,
}) => {
  const page = await site.open('/', small);
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await expect(cookies).toBeVisible();
  const line = await boxOf(cookies);
  expect(line.height).toBeLessThanOrEqual(120);
  const inSight = [
    page.getByRole('banner').getByText('Kantha', { exact: true }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Explore The Platform' }),
    page.getByRole('link', { name: 'Pharmacy software' }),
    page.getByRole('link', { name: 'Shop software' }),
    page.getByRole('link', { name: 'Restaurant software' }),
  ];
  for (const one of inSight) {
    const { y, height } = await boxOf(one);
    expect(y + height, await one.innerText()).toBeLessThanOrEqual(line.y);
  }
  expect((await boxOf(page.getByRole('banner'))).height + line.height).toBeLessThanOrEqual(0.3 * 640);
  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  await expect(shortcuts.getByRole('link', { name: 'Call +880 1000-000000' })).toHaveAttribute(
    'href',
    'tel:+8801000000000',
  );
  const ways = await shortcuts.getByRole('link').all();
  expect(ways).toHaveLength(2);
  for (const way of ways) {
    const { y, width, height } = await boxOf(way);
    expect(y).toBeGreaterThanOrEqual(line.y);
    expect(y + height).toBeLessThanOrEqual(640);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await way.click({ trial: true });
  }
  for (const control of await cookies.locator('a:visible, button:visible').all()) await control.click({ trial: true });
  await cookies.getByRole('button', { name: 'DECLINE ALL' }).click();
  for (const words of ['Call', 'WhatsApp']) await expect(shortcuts.getByText(words, { exact: true })).toBeInViewport();
});

test('the ways to call and write stay where they are when the way up comes', async ({ site }) => {
  const page = await site.look('/product/point-of-sales-software', { ...phone, viewport: { width: 360, height: 640 } });
  const ways = page.getByRole('complementary', { name: 'Shortcuts on this page' }).getByRole('link');
  const places = () => Promise.all([0, 1, 2].map(async (index) => (await boxOf(ways.nth(index))).x));
  const before = await places();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport({ ratio: 1 });
  expect(await places()).toEqual(before);
});

test('the cookie line of a laptop, small or larger, covers neither button of the first screen', async ({ site }) => {
  const page = await site.look('/', { firstVisit: true });
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
  ] as const) {
    await resize(page, width, height);
    const line = await boxOf(page.getByRole('region', { name: 'Cookies' }));
    expect(line.height, `${width} px`).toBeLessThanOrEqual(120);
    for (const label of ['Explore The Platform', 'Request A Demo']) {
      const button = await boxOf(page.getByRole('main').getByRole('link', { name: label }));
      expect(button.y + button.height, `${label}, ${width} px`).toBeLessThanOrEqual(line.y);
    }
  }
});

test('a trade leads to its product, and a brand to the product that is sold under it', async ({ site }) => {
  const page = await site.open('/', phone);
  await page.getByRole('link', { name: 'Pharmacy software' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy Management Software' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Kantha Retail' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Point of Sale Software' })).toBeVisible();
});

test('the screens on the front page can be read on a phone, and all products are one tap away', async ({ site }) => {
  const page = await site.open('/', phone);
  const products = page.getByRole('region', { name: 'Find your trade' });
  const picture = products.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  // The phone in the picture is as wide as this, of 404 px that it was drawn with.
  expect((await boxOf(picture)).width).toBeGreaterThanOrEqual(230);
  await expect(products.getByRole('listitem')).toHaveCount(6);
  await products.getByRole('link', { name: 'See all 22 products' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Software for your trade' })).toBeVisible();
});

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
