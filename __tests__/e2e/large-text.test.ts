import { expect, test } from '../support/site';

const width = 360;

test.describe('With text of twice the size on a phone (WCAG 2.2, 1.4.4)', () => {
  for (const path of [
    ...['/', '/product/point-of-sales-software', '/schedule-a-demo', '/contact', '/faqs', '/documentation'],
    ...['/join-team/software-engineer-laravel-101', '/services'],
  ])
    test(`${path} stays as wide as the screen, with its menu in sight`, async ({ site }) => {
      const page = await site.arrive({ viewport: { width, height: 640 } });
      page.setDefaultTimeout(10_000);
      await page.goto(site.address(path));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Schedule A Demo' }).click({ trial: true });
      await header.getByRole('link', { name: 'Menu', exact: true }).click({ trial: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});
