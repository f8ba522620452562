import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts';
import { expect, type SiteUnderTest, test } from '../support/site';
import { phone } from '../support/visitor';

const product = '/product/pharmacy-management-software';
const firstWords = /^Six medicine racks/;
const lastWords = /^Salesman's phone/;

test('on a phone a product is shown by its screen on a phone, and booking, calling and writing stay at hand', async ({
  site,
}) => {
  const page = await site.open(product, phone);
  const screen = page.getByRole('img', { name: 'A screen of Pharmacy Management Software' });
  expect(await screen.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('phone');
  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  await page.mouse.wheel(0, 2_000);
  for (const name of [/^Call/, /^WhatsApp/, 'Book A Demo'])
    await expect(shortcuts.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await shortcuts.getByRole('link', { name: 'Book A Demo' }).tap();
  await expect(page.getByRole('heading', { name: 'Book A Demo' })).toBeInViewport();
  // There the only button to book is that of the form.
  await page.getByLabel('Name', { exact: true }).tap();
  await expect(shortcuts.getByRole('link', { name: 'Book A Demo' })).toBeHidden();
  await expect(shortcuts.getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 });
});

test('on a phone all that is seen of a product comes before its form, in the order of the keys; else beside it', async ({
  site,
}) => {
  const page = await site.open(product, phone);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const places = () => headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await expect(headings.filter({ hasText: /on screen$|- features$|Book A Demo|What it does/ })).toHaveText([
    'Pharmacy Management Software on screen',
    'Pharmacy Management Software - features',
    'Book A Demo',
    'What it does',
  ]);
  const tops = await places();
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(headings.filter({ hasText: 'Book A Demo' })).toBeInViewport({ ratio: 1 });
});

test('the viewer goes on with arrow keys, buttons and after turning the device, and says where one is', async ({
  site,
}) => {
  const page = await site.open(product, { viewport: { width: 1280, height: 720 } });
  const viewer = await openViewer(page);
  await expectShown(viewer, firstWords, '1 of 6');
  await expect(viewer.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer, /^Search for 'omep'/, '2 of 6');
  await page.keyboard.press('ArrowLeft');
  await expectShown(viewer, firstWords, '1 of 6');
  for (let step = 2; step <= 6; step += 1) {
    await viewer.getByRole('button', { name: 'Next' }).click();
    await expect(viewer.getByText(`${step} of 6`)).toBeVisible();
  }
  await expectShown(viewer, lastWords, '6 of 6');
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeDisabled();
  // The button keeps the focus, so that Enter goes on.
  await viewer.getByRole('button', { name: 'Previous' }).focus();
  for (const place of ['5 of 6', '4 of 6']) {
    await page.keyboard.press('Enter');
    await expect(viewer.getByText(place)).toBeVisible();
  }
  for (const place of ['5 of 6', '6 of 6']) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(place)).toBeVisible();
  }
  await page.setViewportSize({ width: 720, height: 1280 });
  await expectShown(viewer, lastWords, '6 of 6');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(screensOn(page).locator('.slick-active a').first()).toBeFocused();
});

test('each time that the viewer is opened it shows the screen that was chosen, under its own words', async ({
  site,
}) => {
  const page = await site.open(product, { viewport: { width: 1280, height: 720 } });
  const screens = screensOn(page).locator('.slick-active a');
  await openViewer(page);
  for (const place of [2, 0, 1]) {
    await page.keyboard.press('Escape');
    const screen = screens.nth(place);
    const words = (await screen.getByRole('img').getAttribute('alt')) ?? '';
    await screen.click();
    const viewer = page.getByRole('dialog', { name: 'Screens of Pharmacy Management Software' });
    await expectShown(viewer, new RegExp(`^${words}$`), `${place + 1} of 6`);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(`${place + 2} of 6`)).toBeVisible();
  }
});

test('two fingers enlarge a screen about where they lie, and make it whole again; the buttons stay', async ({
  site,
}) => {
  const page = await site.open(product, phone);
  const viewer = await openViewer(page);
  const picture = viewer.getByRole('img', { name: firstWords }).last();
  await expect(picture).toHaveJSProperty('complete', true);
  const widthOf = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const whole = await widthOf();
  await pinch(page, 40, 160);
  await expect.poll(widthOf).toBe(4 * whole);
  await expect(viewer.getByRole('button', { name: 'Real size' })).toHaveAttribute('aria-pressed', 'true');
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  // What lay in the middle, where the fingers were, still does.
  const box = await picture.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(375 / 2, -1);
  await pinch(page, 160, 20);
  await expect.poll(widthOf).toBe(whole);
  await expect(viewer.getByRole('button', { name: 'Real size' })).toHaveAttribute('aria-pressed', 'false');
});

test('a viewer that has not come yet, as on a lost network, says that it is loading', async ({ site }) => {
  const page = await site.open(product, { ...phone, expected: /Failed to load resource|Loading chunk/ });
  const screens = screensOn(page);
  await screens.scrollIntoViewIfNeeded();
  await expect(screens.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.context().setOffline(true);
  await screens.locator('.slick-active a').first().tap();
  const viewer = page.getByRole('dialog', { name: 'Screens of Pharmacy Management Software' });
  await expect(viewer.getByText('Loading', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expectShown(viewer, firstWords, '1 of 6');
});

test('on a slow network the viewer begins with the small picture, and fetches first what is looked at', async ({
  site,
}) => {
  const page = await site.open(product, phone);
  const links = page.getByRole('region', { name: 'Screens of Pharmacy Management Software' }).getByRole('link');
  const originals = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page, `**${originals[0]}`);
  const viewer = await openViewer(page);
  const small = viewer.getByRole('listitem').first().locator('img').first();
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.filter((one) => originals.includes(one))).toEqual([originals[0]]);
  release();
  await expect.poll(() => asked).toContain(originals[1]);
  expect(asked).not.toContain(originals[2]);
});

test('arrow keys move the screens each time that the viewer is opened', async ({ site }) => {
  const page = await site.open(product, { viewport: { width: 1280, height: 720 } });
  for (let time = 0; time < 3; time += 1) {
    const viewer = await openViewer(page);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 of 6')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  }
});

test('on a phone a screen is seen at its real size and moved about, and as a whole again', async ({ site }) => {
  const page = await site.open(product, phone);
  const viewer = await openViewer(page);
  const picture = viewer.getByRole('img', { name: firstWords });
  const whole = await picture.boundingBox();
  expect(whole?.width).toBeLessThanOrEqual(375);
  await viewer.getByRole('button', { name: 'Real size' }).tap();
  expect((await picture.boundingBox())?.width).toBe(1440);
  const frame = viewer.getByRole('listitem').filter({ has: page.getByRole('img', { name: firstWords }) });
  expect(await frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(400);
  await frame.evaluate((one) => one.scrollBy(200, 0));
  await expect(viewer.getByText('1 of 6')).toBeVisible();
  await viewer.getByRole('button', { name: 'Real size' }).tap();
  expect((await picture.boundingBox())?.width).toBe(whole?.width);
  await viewer.getByRole('button', { name: 'Next' }).tap();
  await expect(viewer.getByText('2 of 6')).toBeVisible();
});

test('on a phone on its side a screen fills the height, beside its words and buttons', async ({ site }) => {
  const page = await site.open(product, { ...phone, viewport: { width: 640, height: 360 } });
  const viewer = await openViewer(page);
  await expectShown(viewer, firstWords, '1 of 6');
  const picture = await viewer.getByRole('img', { name: firstWords }).boundingBox();
  // It is as wide as 8 to 5 of the height or as the row, whichever comes first.
  expect(picture?.width).toBeGreaterThanOrEqual(440);
  for (const name of ['Previous', 'Real size', 'Next', 'Close'])
    await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await viewer.getByRole('button', { name: 'Next' }).tap();
  await expect(viewer.getByText('2 of 6')).toBeVisible();
});

test('a screen that was lost with the network comes when it is back, or by a button', async ({ site }) => {
  const page = await site.open(product, { ...phone, expected: /Failed to load resource/ });
  const link = page.getByRole('region', { name: 'Screens of Pharmacy Management Software' }).getByRole('link').nth(1);
  const picture = `**${await link.getAttribute('href')}`;
  await page.route(picture, (route) => route.abort());
  const viewer = await openViewer(page);
  await viewer.getByRole('button', { name: 'Next' }).tap();
  const place = viewer.getByRole('listitem').nth(1);
  await expect(place.getByText(/^This picture did not load: Search for 'omep'/)).toBeVisible();
  await place.getByRole('button', { name: 'Load it again' }).tap();
  await expect(place.getByText(/did not load/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 of 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.unroute(picture);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expectShown(viewer, /^Search for 'omep'/, '2 of 6');
});

test('a finger moves on to the next screen', async ({ site }) => {
  const page = await site.open(product, phone);
  const viewer = await openViewer(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.synthesizeScrollGesture', { x: 360, y: 300, xDistance: -340, yDistance: 0, speed: 2_000 });
  await expect(viewer.getByText('2 of 6')).toBeVisible();
});

test('without a script a screen opens as a picture', async ({ site }: { site: SiteUnderTest }) => {
  const page = await site.open(product, { ...phone, javaScriptEnabled: false });
  const link = page.getByRole('region', { name: 'Screens of Pharmacy Management Software' }).getByRole('link').first();
  expect(
    (await page.request.get(site.address((await link.getAttribute('href')) ?? ''))).headers()['content-type'],
  ).toBe('image/webp');
});

function screensOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Screens of Pharmacy Management Software' });
}

async function openViewer(page: Page): Promise<Locator> {
  const screens = screensOn(page);
  await screens.scrollIntoViewIfNeeded();
  await expect(screens.getByRole('button', { name: 'Next' })).toBeVisible();
  await screens.locator('.slick-active a').first().click();
  const viewer = page.getByRole('dialog', { name: 'Screens of Pharmacy Management Software' });
  await expect(viewer.getByText('1 of 6')).toBeVisible();
  return viewer;
}

async function expectShown(viewer: Locator, words: RegExp, place: string): Promise<void> {
  await expect(viewer.getByText(place)).toBeVisible();
  await expect(viewer.getByRole('img', { name: words })).toBeInViewport({ ratio: 1 });
}

/** With two fingers beside the middle of the screen, from so many pixels apart to so many. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
    const [x, y] = [375 / 2, 350];
    const points = apart === undefined ? [] : [x - apart / 2, x + apart / 2].map((each, id) => ({ x: each, y, id }));
    return client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}
