import type { Page } from 'playwright-core';
import { siteUnderTest } from '../support/site';

const site = siteUnderTest();

test('the header is as at first at 20 px, and changed at 21 px (R-SHELL-07)', async () => {
  const page = await site.open('/');
  const atFirst = await lookOfHeader(page);
  await scrollTo(page, 20);
  expect(await lookOfHeader(page)).toBe(atFirst);
  await scrollTo(page, 21);
  expect(await lookOfHeader(page)).not.toBe(atFirst);
  await scrollTo(page, 20);
  expect(await lookOfHeader(page)).toBe(atFirst);
});

test('at 600 px the site is that of a phone, at 601 px it is not (R-SHELL-08, R-HOME-05)', async () => {
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

/** Scrolls, and waits until React has drawn what follows from it and nothing fades any more. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (offset) => {
    window.scrollTo({ top: offset, behavior: 'instant' });
    for (let still = 0; still < 4; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
    }
  }, top);
}
