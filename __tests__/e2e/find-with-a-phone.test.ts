import type { Locator, Page } from '@playwright/test';
import { cameAlive } from '../../kit/wake';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

/** Of a shop owner whom the cookie line has not been answered by yet. */
const small = { ...phone, viewport: { width: 360, height: 640 }, firstVisit: true };

test('a choice of industry is answered in sight, above the cookie line, and the focus stays', async ({ site }) => {
  const page = await site.open('/products', small);
  const industry = page.getByRole('main').getByRole('link', { name: 'Retail Market' });
  await industry.tap();
  await expectInSight(page, page.getByText(/^\d+ products? for Retail Market/));
  await expectInSight(page, page.getByRole('main').getByRole('heading', { level: 2 }).first());
  await expect(industry).toBeInViewport({ ratio: 1 });
  await expect(industry).toBeFocused();
});

test('what is typed is answered in sight, above the cookie line, and typing goes on', async ({ site }) => {
  const page = await site.open('/products', small);
  const box = page.getByRole('searchbox');
  await box.tap();
  await page.keyboard.type('pharm');
  await expectInSight(page, page.getByText(/^\d+ products? matching “pharm”/));
  await expectInSight(page, page.getByRole('main').getByRole('heading', { level: 2 }).first());
  await page.keyboard.type('acy');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('pharmacy');
  await expect(box).toBeInViewport({ ratio: 1 });
});

test('a link to the products of an industry leads to them; whoever comes back is where they were', async ({ site }) => {
  const page = await site.open('/products?industry=corporate-industry', small);
  await expectInSight(page, page.getByText(/^\d+ products? for Corporate Industry/));
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /^Learn More about/ })
    .last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Software for your trade' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/^\d+ products? for Corporate Industry/)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a subject of the questions is answered in sight, above the cookie line', async ({ site }) => {
  const page = await site.open('/faqs', small);
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link').nth(2).tap();
  const first = page.locator('main details > summary:visible').first();
  await expectInSight(page, first);
  await expect(page.getByText(/^\d+ questions? about/)).toBeInViewport();
});

test('what is typed about the questions is answered in sight, above the cookie line', async ({ site }) => {
  const page = await site.open('/faqs', small);
  await page.getByRole('combobox').tap();
  await page.keyboard.type('refund');
  await expectInSight(page, page.getByRole('option').first());
  await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 });
});

for (const path of ['/search', '/nowhere'])
  test(`what is typed at ${path} is answered in sight, above the cookie line`, async ({ site }) => {
    const page = await site.arrive({ ...small, expected: /404/ });
    await page.goto(site.address(path));
    await cameAlive(page);
    await page.getByRole('searchbox').fill('startup-2');
    await expectInSight(page, page.getByRole('main').getByRole('link', { name: 'Startup-2', exact: true }));
  });

test('a plan is found by its size in Bangla, says what it is, and is ordered', async ({ site }) => {
  const page = await site.open('/search', small);
  await page.getByRole('searchbox').fill('২০ জিবি');
  const result = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Startup-2' });
  await expect(result).toContainText('Hosting plan');
  await expect(result).toContainText('Bandwidth: 20 GB');
  await result.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Order Startup-2/ })).toBeVisible();
});

/** Whole, and under nothing that stands at the edges of the window. */
async function expectInSight(page: Page, one: Locator): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 1 });
  const header = page.getByRole('banner');
  const line = page.getByRole('region', { name: 'Cookies', exact: true });
  await expect(line).toBeVisible();
  await expect
    .poll(async () => {
      const [box, above, below] = await Promise.all([one, header, line].map((each) => each.boundingBox()));
      return box && above && below ? box.y >= above.y + above.height && box.y + box.height <= below.y : undefined;
    })
    .toBe(true);
}
