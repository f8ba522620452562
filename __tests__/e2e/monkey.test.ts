import { chromiumHands, tap } from '../support/monkey/chromium-hands';
import { brokenInvariants } from '../support/monkey/in-page';
import { play } from '../support/monkey/monkey';
import { pages, seed } from '../support/monkey/pages';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

/** Of each width; in the drills as many as docs/reliability.md names. */
const actions = process.env.DRILLS === 'whole' ? 10_000 : 170;

/** Whoever meets nothing that moves proves nothing. */
const moving = ['menu', 'dialog'];

const widths = [
  // Without `isMobile`, under which Chromium itself crashes when a phone is turned between taps.
  ['a phone', { viewport: { width: 360, height: 640 }, hasTouch: true }],
  ['a tablet', { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ['a laptop', { viewport: { width: 1280, height: 720 } }],
] as const;

for (const [index, [device, size]] of widths.entries())
  test(`whatever is done on ${device}, in whatever order, the page still scrolls and nothing is stuck`, async ({
    site,
  }) => {
    test.setTimeout(60_000 + actions * 1_000);
    // What a random form or address is answered with is no fault of the page.
    const page = await site.arrive({
      ...size,
      firstVisit: true,
      isStill: true,
      expected: /status of 4\d\d|Failed to launch/,
    });
    const addresses = pages.map(site.address);
    const hasTouch = 'hasTouch' in size;
    const hands = chromiumHands(page, hasTouch);
    const monkey = { hands, seed: seed + index, addresses, hasMouse: !hasTouch };
    const { broken, reached } = await play(monkey, actions, moving);
    expect(broken).toEqual([]);
    expect([...reached]).toEqual(expect.arrayContaining(moving));
    expect(reached.size).toBeGreaterThan(6);
  });

test('a finger of the monkey presses what it meets, and nothing beside the glass', async ({ site }) => {
  const page = await site.open('/', { viewport: { width: 360, height: 640 }, hasTouch: true });
  const box = await page.getByRole('link', { name: 'Menu', exact: true }).boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await tap(page, { x: x + width / 2, y: 5_000 });
  await expect(page.getByRole('link', { name: 'Close menu' })).toHaveCount(0);
  await tap(page, { x: x + width / 2, y: y + height / 2 });
  await expect(page.getByRole('link', { name: 'Close menu' })).toBeVisible();
});

test('the monkey sees what is too wide, flickers, is open beyond its layout, or is covered', async ({ site }) => {
  const page = await site.open('/', { viewport: { width: 1280, height: 720 } });
  expect(await page.evaluate(brokenInvariants, false)).toEqual([]);
  await page.evaluate(() => {
    document.body.style.width = '200vw';
    window.headerWatch = { changes: 9 };
    document.querySelector('[aria-controls=site-menu]')?.setAttribute('aria-expanded', 'true');
    const link = document.querySelector<HTMLElement>('main a');
    link?.focus();
    Object.assign(link?.style ?? {}, { position: 'fixed', top: '60px' });
  });
  expect(await page.evaluate(brokenInvariants, true)).toHaveLength(4);
});

test('the monkey sees a page that stays out of reach when a menu has been closed', async ({ site }) => {
  const page = await site.open('/', phone);
  expect(await page.evaluate(brokenInvariants, false)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.inert = true;
    document.documentElement.style.overflow = 'hidden';
  });
  expect(await page.evaluate(brokenInvariants, false)).toHaveLength(2);
});
