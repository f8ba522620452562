import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

/** One page of each kind. */
const paths = [
  ...['/', '/products', '/products/retail-market', '/product/point-of-sales-software', '/industry-list', '/hosting'],
  ...['/hosting/business-3', '/services', '/services/apps-development', '/it-outsourcing', '/digital-marketing'],
  ...['/schedule-a-demo', '/contact', '/become-a-partner', '/hiring', '/career', '/documentation', '/faqs'],
  ...['/join-team/software-engineer-laravel-101', '/terms', '/sitemap'],
];

/** With the width, in CSS pixels, that the margins of the site leave. */
const papers = [
  ['A4', 688],
  ['A5', 453],
] as const;

for (const path of paths)
  test(`${path} is printed to its last words, from a phone, a tablet and a desk`, async ({ site }) => {
    const page = await site.open(path, { bypassCSP: true });
    for (const [format, wide] of papers) {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: wide, height: 800 });
      const count = await page.evaluate(markWords);
      expect(count).toBeGreaterThan(3);
      await page.emulateMedia({ media: null });
      for (const width of [375, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await missingOnPaper(page, format, count), `${format}, from ${width} px`).toEqual([]);
      }
    }
  });

test('What stands behind tabs is printed as well, each under its label, and no tab that nobody can press', async ({
  site,
}) => {
  const page = await site.open('/');
  const labels = await page.getByRole('tab').allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(labels.length);
  for (const label of labels)
    await expect(page.getByRole('tabpanel', { name: label }).getByText(label, { exact: true })).toBeVisible();
});

test('A product is printed with the number to call, and without a form that nobody can send', async ({ site }) => {
  const page = await site.open('/product/point-of-sales-software');
  const form = page.getByRole('main').locator('form');
  const call = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /^\+880/ });
  const others = page.getByRole('link', { name: 'Become A Partner' });
  await expect(form).toBeVisible();
  await expect(others.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  for (const width of [453, 688]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(call).toBeVisible();
    await expect(others).toHaveCount(0);
  }
});

test('The questions that are shown are printed with their answers', async ({ site }) => {
  const page = await site.open('/faqs');
  const questions = page.getByRole('main').locator('details:visible');
  await page.emulateMedia({ media: 'print' });
  const count = await questions.count();
  expect(count).toBeGreaterThan(10);
  for (let place = 0; place < count; place += 1)
    await expect(questions.nth(place).locator('summary ~ *').first()).toBeVisible();
});

/** In the page: ends all that is read with a link that nothing else has, and tells how many there are. */
function markWords(): number {
  for (const old of document.querySelectorAll('a[href^="https://end-of-words"]')) old.remove();
  let count = 0;
  for (const read of document.querySelectorAll('main :is(p, li, dd, dt, h1, h2, h3, legend, td)')) {
    if (!read.checkVisibility() || read.closest('a, label, nav, dialog, .visually-hidden') || !read.textContent?.trim())
      continue;
    const mark = document.createElement('a');
    mark.href = `https://end-of-words-${count}.example`;
    mark.textContent = '.';
    read.append(mark);
    count += 1;
  }
  return count;
}

/** Which of the marks are not there. Links are the part of a PDF that is written as it is. */
async function missingOnPaper(page: Page, format: string, count: number): Promise<number[]> {
  const paper = (await page.pdf({ format })).toString('latin1');
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => !paper.includes(`https://end-of-words-${index}.example`),
  );
}
