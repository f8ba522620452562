import { expect, test } from '../support/site';

test('from the header of any page the whole site is searched, by the keyboard alone', async ({ site }) => {
  const page = await site.open('/hosting', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('bkash');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  const first = page.getByRole('search').locator('xpath=..').getByRole('listitem').first();
  await expect(first.getByText('bKash').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('bkash');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(product|services|faqs)/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('bkash');
});

test('on a phone the search is the first line of the sheet', async ({ site }) => {
  const page = await site.open('/', { viewport: { width: 360, height: 640 } });
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox').fill('দোকান');
  await expect(page.getByRole('main').getByRole('link', { name: 'Point of Sale Software' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a search that was shared is answered, and one without results leaves a way on', async ({ site }) => {
  const page = await site.open('/search?q=zzqxvw');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell us what you need' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Hosting' }).click();
  await page.waitForURL('**/hosting');
});

for (const near of ['flour mill', 'spaceship shop']) {
  test(`where nothing has just “${near}”, what is near to it comes with a way to ask for more`, async ({ site }) => {
    const page = await site.open(`/search?q=${encodeURIComponent(near)}`);
    await expect(page.getByText('Nothing has just these words')).toBeVisible();
    await expect(page.getByText('We also make software to order')).toBeVisible();
    await page.getByRole('link', { name: 'Tell us what you need' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`I looked for: ${near}`);
    await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
  });
}

test('without a script the search page leads on by its lists', async ({ site }) => {
  const page = await site.arrive({ javaScriptEnabled: false });
  await page.goto(site.address('/search'));
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('Type a trade')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Garments Industry' }).click();
  await page.waitForURL('**/products/garments-industry');
});
