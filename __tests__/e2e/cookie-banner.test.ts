import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fill, formCameAlive, sendButton } from '../../kit/contract-form';
import { contact } from '../../src/contract/forms/contact';
import { axeFaults } from '../support/axe';
import { focusUnderBanner, movedByBanner, scrollingEnds, titleIsSeen, watchLargest } from '../support/cookie-banner';
import { bookButton, fillBooking, receiptOf } from '../support/demo-form';
import { resize, setTextSize } from '../support/resize';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const firstVisit = true;
const desk = { viewport: { width: 1280, height: 900 } };

test('a first visit shows the banner and stores nothing of it', async ({ site }) => {
  const page = await site.open('/', { firstVisit });
  await expect(banner(page)).toBeVisible();
  expect(await stored(page, 'localStorage')).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const label of ['ACCEPT ALL', 'DECLINE ALL'])
  test(`${label} is kept: the banner stays away, on other pages too`, async ({ site }) => {
    const page = await site.open('/', { firstVisit });
    await banner(page).getByRole('button', { name: label }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(site.address('/products'), { waitUntil: 'networkidle' });
    await expect(banner(page)).toHaveCount(0);
    const words = label === 'ACCEPT ALL' ? 'accepted' : 'declined';
    expect(await page.evaluate(() => localStorage.getItem('cookie'))).toContain(`"choice":"${words}"`);
  });

test('closing is no choice: the banner stays away in this visit and is back in the next', async ({ site }) => {
  const page = await site.open('/', { firstVisit });
  await banner(page).getByRole('button', { name: 'Close without choosing' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page, 'localStorage')).toEqual([]);
  const nextVisit = await page.context().newPage();
  await nextVisit.goto(site.address('/'));
  await expect(banner(nextVisit)).toBeVisible();
});

test('"Cookie settings" in the footer opens it again and gets the focus back', async ({ site }) => {
  const page = await site.open('/terms');
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page).getByText('You chose DECLINE ALL.')).toBeVisible();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
});

test('without JavaScript there is no banner, and the footer leads to the policy', async ({ site }) => {
  const page = await site.open('/', { firstVisit, javaScriptEnabled: false });
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.waitForURL('**/privacy#cookies');
  await expect(page.getByRole('heading', { name: /Cookies and web analytics/ })).toBeVisible();
});

test('the policy names everything that a visit leaves in the browser', async ({ site }) => {
  const page = await site.open('/privacy', { firstVisit });
  const policy = await page.locator('#cookies').locator('xpath=ancestor-or-self::section').innerText();
  await banner(page).getByRole('button', { name: 'Close without choosing' }).click();
  await page.mouse.wheel(0, 2000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Schedule A Demo' }).first().click();
  await page.waitForURL('**/schedule-a-demo');
  await page.getByLabel('Name', { exact: true }).fill('Rehana Sample');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'ACCEPT ALL' }).click();
  expect(await stored(page, 'localStorage')).toEqual(['cookie']);
  const kinds = new Set((await stored(page, 'sessionStorage')).map((key) => key.replace(/[|:].*/, '')));
  expect([...kinds].sort()).toEqual(['@@scroll', 'arrival', 'cookie-later', 'form']);
  for (const words of ['“cookie”', '“cookie-later”', '“@@scroll”', '“arrival”', 'a draft of its text'])
    expect(policy).toContain(words);
});

const pages = ['/', '/schedule-a-demo', '/product/point-of-sales-software', '/terms', '/industry-list'];

for (const [where, size] of [
  ['on a desk', desk],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }],
  ['on a phone', phone],
] as const)
  test.describe(where, () => {
    for (const colorScheme of ['light', 'dark'] as const)
      test(`the open banner has no fault that axe finds, ${colorScheme}`, async ({ site }) => {
        const page = await site.open('/', { ...size, firstVisit, colorScheme, bypassCSP: true });
        await banner(page).getByRole('link', { name: 'SHOW DETAILS' }).click();
        await expect(banner(page).getByText('Marketing', { exact: true })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });

    test('it moves nothing, and is not what the page is waited for', async ({ site }) => {
      const page = await site.arrive({ ...size, firstVisit, reducedMotion: 'no-preference' });
      await page.addInitScript(watchLargest);
      for (const path of pages) {
        await page.goto(site.address(path), { waitUntil: 'load' });
        await expect(banner(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { largest } = await page.evaluate(() => window.layoutWatch);
        const moved = await page.evaluate(movedByBanner);
        expect({ path, moved, largest }).toEqual({ path, moved: [], largest: 'page' });
      }
    });

    test('it covers neither what has the focus nor the ways to chat and up', async ({ site }) => {
      const page = await site.open('/schedule-a-demo', { ...size, firstVisit });
      await expect(banner(page)).toBeVisible();
      const covered: string[] = [];
      for (let stop = 0; stop < 90; stop++) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(focusUnderBanner);
        if (label) covered.push(label);
      }
      expect(covered).toEqual([]);
      for (const shortcut of await page
        .getByRole('complementary', { name: 'Shortcuts' })
        .locator('a:visible, button:visible')
        .all()) {
        await shortcut.click({ trial: true });
      }
    });

    test('its controls are at least 44 px high', async ({ site }) => {
      const page = await site.look('/', { ...size, firstVisit });
      await expect(banner(page)).toBeVisible();
      const controls = await banner(page).locator('button, a[aria-expanded]').all();
      const heights = await Promise.all(controls.map(async (one) => (await one.boundingBox())?.height ?? 0));
      expect(heights).toHaveLength(4);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  });

test('a finger and a wheel on its words scroll the page', async ({ site }) => {
  const page = await site.open('/faqs', { ...phone, firstVisit });
  const { x = 0, y = 0 } =
    (await banner(page)
      .getByText(/^This website uses cookies/)
      .boundingBox()) ?? {};
  await swipeUp(page, x + 60, y + 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(x + 60, y + 10);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

test('all of its words are in sight on a small phone', async ({ site }) => {
  const page = await site.look('/products', { ...phone, firstVisit });
  for (const [width, height] of [
    [320, 568],
    [330, 640],
    [360, 640],
  ] as const) {
    await resize(page, width, height);
    for (const name of ['Cookies Policy', 'SHOW DETAILS']) {
      const link = await banner(page).getByRole('link', { name }).boundingBox();
      const actions = await banner(page).getByRole('button', { name: 'ACCEPT ALL' }).boundingBox();
      const end = (link?.y ?? 999) + (link?.height ?? 0) / 2 + 8;
      expect(end, `${name}, ${width} by ${height}`).toBeLessThanOrEqual(actions?.y ?? 0);
    }
  }
});

for (const [width, size] of [
  [320, 16],
  [340, 16],
  [360, 16],
  [360, 24],
  [360, 32],
  [320, 24],
] as const)
  test(`with text of ${size} px on a phone of ${width}, it takes no ${size === 16 ? 'fifth' : 'two fifths'} of the screen with all that is at the foot`, async ({
    site,
  }) => {
    const page = await site.open('/products', { ...phone, viewport: { width, height: 640 }, firstVisit });
    await setTextSize(page, size);
    const top = async () => (await banner(page).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(size > 16 ? 0.6 * 640 : width === 360 ? 640 - 120 : 0.8 * 640);
    for (const control of await banner(page).locator('button:visible, a:visible').all()) {
      await control.scrollIntoViewIfNeeded();
      await control.click({ trial: true });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await banner(page).getByRole('link', { name: 'SHOW DETAILS' }).click();
    await expect.poll(top).toBeLessThan(0.6 * 640);
  });

for (const size of [16, 20, 24])
  test(`with text of ${size} px the way to the details is seen whole on a phone`, async ({ site }) => {
    const page = await site.open('/products', { ...phone, viewport: { width: 360, height: 640 }, firstVisit });
    await setTextSize(page, size);
    const way = banner(page).getByRole('link', { name: 'SHOW DETAILS' });
    // What a finger has of it goes beyond its words, and at its sides beyond the line.
    await expect(way).toBeInViewport({ ratio: 0.95 });
  });

test('between the header and the open details, on a phone on its side, no way to talk is cut', async ({ site }) => {
  const page = await site.open('/products', { viewport: { width: 640, height: 360 }, hasTouch: true, firstVisit });
  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  await expect(shortcuts).toBeVisible();
  await banner(page).getByRole('link', { name: 'SHOW DETAILS' }).tap();
  await expect(shortcuts).toBeHidden();
  await banner(page).getByRole('link', { name: 'HIDE DETAILS' }).tap();
  await expect(shortcuts).toBeVisible();
});

for (const [size, isShaded] of [
  [16, false],
  [32, true],
] as const)
  test(`with text of ${size} px its words ${isShaded ? 'say by a shade' : 'do not say'} that there is more below`, async ({
    site,
  }) => {
    const page = await site.open('/products', { ...phone, viewport: { width: 375, height: 640 }, firstVisit });
    await setTextSize(page, size);
    const words = (await banner(page).locator('> :first-child').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const right = words.x + words.width - 3;
    const colours = [words.y + 2, words.y + words.height - 2].map(async (y) => {
      const clip = { x: right, y, width: 1, height: 1 };
      return [
        ...(await sharp(await page.screenshot({ clip }))
          .removeAlpha()
          .raw()
          .toBuffer()),
      ].join();
    });
    const [above, below] = await Promise.all(colours);
    expect(above !== below).toBe(isShaded);
  });

test('at 400 % zoom both choices are in sight and half of the page is left', async ({ site }) => {
  const page = await site.look('/', { viewport: { width: 320, height: 256 }, firstVisit });
  for (const label of ['ACCEPT ALL', 'DECLINE ALL']) {
    const box = await banner(page).getByRole('button', { name: label }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(256);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
  expect((await banner(page).boundingBox())?.y).toBeGreaterThanOrEqual(100);
});

test('a booking can be sent with the banner open', async ({ site }) => {
  const page = await site.open('/schedule-a-demo', { ...phone, firstVisit });
  await expect(banner(page)).toBeVisible();
  await fillBooking(page);
  await bookButton(page).focus();
  expect(await page.evaluate(focusUnderBanner)).toBe('');
  await bookButton(page).click();
  await receiptOf(page);
  await expect(banner(page)).toBeVisible();
});

test('on a small phone, what became of a form begins between header and banner, also after a failure and Retry', async ({
  site,
}) => {
  const small = { ...phone, viewport: { width: 360, height: 640 }, reducedMotion: 'no-preference' } as const;
  const page = await site.open('/contact', {
    firstVisit,
    expected: /Failed to load resource|could not be sent/,
    ...small,
  });
  await expect(banner(page)).toBeVisible();
  await page.route(`**${contact.path}`, (route) => route.fulfill({ status: 500 }));
  await formCameAlive(page, contact);
  await fill(page, contact);
  await sendButton(page, contact).click();
  await expect(page.getByText('Your request may not have arrived')).toBeVisible();
  // Scrolling is smooth here, and where it ends decides what the next message finds.
  await page.evaluate(scrollingEnds);
  expect(await page.evaluate(titleIsSeen, 'Your request may not have arrived')).toBe(true);
  await page.unroute(`**${contact.path}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(contact.successMessage)).toBeVisible();
  await page.evaluate(scrollingEnds);
  expect(await page.evaluate(titleIsSeen, contact.successMessage)).toBe(true);
});

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookies', exact: true });
}

function stored(page: Page, kind: 'localStorage' | 'sessionStorage'): Promise<string[]> {
  return page.evaluate((name) => Object.keys(window[name]), kind);
}

/** By 240 px, as a thumb does. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', { x, y: y - 30 * step });
  await touch('touchEnd');
}
