import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

test('the header is as at first at 20 px, and changed at 21 px (R-SHELL-07)', async ({ site }) => {
  const page = await site.open('/');
  const atFirst = await lookOfHeader(page);
  await scrollTo(page, 20);
  expect(await lookOfHeader(page)).toBe(atFirst);
  await scrollTo(page, 21);
  await expect.poll(() => lookOfHeader(page)).not.toBe(atFirst);
  await scrollTo(page, 20);
  await expect.poll(() => lookOfHeader(page)).toBe(atFirst);
});

test('at 600 px the site is that of a phone, at 601 px it is not (R-SHELL-08, R-HOME-05)', async ({ site }) => {
  const page = await site.open('/', { viewport: { width: 600, height: 800 } });
  const request = page.getByRole('main').getByRole('link', { name: 'Request A Demo' });
  const sheet = page.getByRole('link', { name: 'Menu', exact: true });
  expect([await request.isVisible(), await sheet.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 601, height: 800 });
  expect([await request.isVisible(), await sheet.isVisible()]).toEqual([true, false]);
});

function lookOfHeader(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, borderBottom, boxShadow } = getComputedStyle(header);
    return [backgroundColor, borderBottom, boxShadow].join();
  });
}

/** Scrolls, and gives the page a few frames to draw what follows from it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (offset) => {
    window.scrollTo({ top: offset, behavior: 'instant' });
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}
