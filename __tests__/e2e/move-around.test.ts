import type { Page } from '@playwright/test';
import { cameAlive } from '../../kit/wake';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

test('a menu opens under a resting pointer, and closes when it leaves', async ({ site }) => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Company', { exact: true }).hover();
  await expect(header.getByRole('link', { name: 'Career' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(header.getByRole('link', { name: 'Career' })).toBeHidden();
});

test('a menu closes when one of its links is followed, and reading goes on at the new page', async ({ site }) => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Company', { exact: true }).click();
  await header.getByRole('link', { name: 'Career' }).click();
  await page.waitForURL(site.address('/career'));
  await expect(header.getByRole('link', { name: 'Career' })).toBeHidden();
  // Gatsby puts the focus on its frame, so that Tab reaches the skip link next, as after a full load.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
});

test('a link at the foot of a page leads to the head of the next one at once, without gliding', async ({ site }) => {
  const page = await site.open('/terms', { viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hosting' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent?.startsWith('Eight'))
        requestAnimationFrame(() => seen.push(scrollY));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hosting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Eight hosting plans/ })).toBeInViewport();
  const seen: unknown = await page.evaluate('seen');
  expect(seen).not.toEqual([]);
  expect(Math.max(...(Array.isArray(seen) ? seen : []))).toBe(0);
});

test('choosing an industry leaves the reader where they are', async ({ site }) => {
  const page = await site.open('/products', { viewport: { width: 1280, height: 900 } });
  await page.evaluate(() => window.scrollTo(0, 300));
  const industry = page.getByRole('main').getByRole('link', { name: 'Corporate Industry' });
  await industry.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await industry.click();
  await expect(page.getByText('products for Corporate Industry')).toBeVisible();
  expect(before).toBeGreaterThan(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

for (const [what, slow] of [
  ['its scripts', /\/app-[^/]*\.js$/],
  ['what it shows', /\/page-data\.json$/],
] as const)
  test(`whoever goes back again before ${what} has come is where they went, on a page that is whole`, async ({
    site,
  }) => {
    const page = await site.open('/hosting');
    await page.getByRole('banner').getByText('Company', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
    await page.waitForURL(site.address('/career'));
    await page.goto(site.address('/faqs'));
    await cameAlive(page);
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(slow, async (route) => {
      if (isHeld) await new Promise<void>((goOn) => held.push(goOn));
      await route.continue().catch(() => undefined);
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(site.address('/hosting'));
    isHeld = false;
    for (const goOn of held) goOn();
    // The page may be loaded anew for that address: it is whole once it has its heading.
    await expect(page.getByRole('heading', { level: 1, name: /hosting plans/i })).toBeVisible();
    await cameAlive(page);
    expect(new URL(page.url()).pathname).toBe('/hosting');
  });

for (const width of [1366, 1280])
  test(`at ${width} px the chat lies over no way to order, however far the page is scrolled`, async ({ site }) => {
    const page = await site.look('/hosting', { viewport: { width, height: 768 } });
    const covered = await page.evaluate(() => {
      const ways = [...document.querySelectorAll('main td a')];
      const found = new Set<string>();
      for (let top = 0; top < 1_500; top += 20) {
        window.scrollTo({ top, behavior: 'instant' });
        for (const way of ways) {
          const { x, y, width, height } = way.getBoundingClientRect();
          for (const part of [0.1, 0.5, 0.9]) {
            const over = document.elementFromPoint(x + part * width, y + height / 2)?.closest('aside');
            if (over) found.add(`${way.textContent} under ${over.ariaLabel}`);
          }
        }
      }
      return { ways: ways.length, found: [...found] };
    });
    expect(covered.ways).toBeGreaterThan(8);
    expect(covered.found).toEqual([]);
  });

test('nothing that is reached by Tab lies under the links up and to the chat', async ({ site }) => {
  const page = await site.open('/hosting', { viewport: { width: 1280, height: 800 } });
  const links = await page.getByRole('main').getByRole('link').count();
  await page.getByRole('main').getByRole('link').first().focus();
  const covered: string[] = [];
  for (let stop = 1; stop < links; stop += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(focusUnderShortcuts);
    if (label) covered.push(label);
  }
  expect(links).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});

test('the form of a product page asks for nothing before it comes near', async ({ site }) => {
  const asked: string[] = [];
  const page = await site.arrive(phone);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.address('/product/point-of-sales-software'), { waitUntil: 'networkidle' });
  await cameAlive(page);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const countries = page.waitForRequest(site.address('/api/country-list'));
  await page.getByRole('main').getByRole('link', { name: 'Book A Demo' }).click();
  await expect(page.getByText(/fields left/)).toBeVisible();
  await countries;
});

for (const [name, act] of [
  [
    'opens the demo dialog',
    async (page: Page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
      await expect(page.getByRole('dialog').locator('form[novalidate]')).toBeVisible();
    },
  ],
  ['skips to the content', (page: Page) => page.getByRole('link', { name: 'Skip to content' }).press('Enter')],
] as const)
  test(`the form of a product page stands, with what was typed, when somebody above it ${name}`, async ({ site }) => {
    const page = await site.open('/product/point-of-sales-software', phone);
    const form = page.locator('#book-a-demo');
    // Without scrolling to it, as an extension that fills in forms does.
    await form.getByLabel('Name', { exact: true }).evaluate((field: HTMLInputElement) => {
      field.value = 'Ayesha Rahman';
    });
    await page.clock.install();
    await act(page);
    await page.clock.runFor(500);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ayesha Rahman');
  });

test('a page is fetched ahead when its link has the focus or a finger, and not for being in sight', async ({
  site,
}) => {
  const page = await site.arrive();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-data.json')) asked.push(request.url());
  });
  await page.goto(site.address('/'), { waitUntil: 'load' });
  const link = page.getByRole('contentinfo').locator('a[href="/hosting"]').first();
  // Asleep it would fetch nothing in any case.
  await cameAlive(page);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => !url.endsWith('/index/page-data.json'))).toEqual([]);
  const ahead = page.waitForResponse('**/page-data/hosting/page-data.json');
  await link.focus();
  // By a request that no browser measures by default-src.
  expect((await ahead).request().resourceType()).toBe('xhr');
  const pressed = page.waitForResponse('**/page-data/faqs/page-data.json');
  await page.getByRole('contentinfo').locator('a[href="/faqs"]').first().dispatchEvent('pointerdown');
  await pressed;
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

/** In the page: what has the focus, if its middle lies under the shortcuts of the page. */
function focusUnderShortcuts(): string | null {
  const focused = document.activeElement;
  const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return focused && !focused.closest('aside') && top?.closest('aside') ? focused.textContent : null;
}
