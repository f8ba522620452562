import { dots, inView, liveCarousel, watchMoves } from '../support/carousel';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const lively = { reducedMotion: 'no-preference' } as const;

/** Carousels that move only when asked: where, how many slides are in view, and how many there are. */
const resting = [
  { id: 'R-HOME-14', path: '/', name: 'Our Brands: logos', show: 4, showOnPhone: 2, slides: 11 },
  {
    id: 'R-PROD-17',
    path: '/product/point-of-sales-software',
    name: 'Screens of Point of Sale Software',
    show: 3,
    showOnPhone: 1,
    slides: 6,
  },
];

for (const { id, path, name, show, showOnPhone, slides } of resting)
  test.describe(`${name} (${id})`, () => {
    test('stands still, has a dot for each slide, and moves by one in 500 ms, round and round', async ({ site }) => {
      const carousel = await liveCarousel(await site.open(path, lively), name);
      const moves = await watchMoves(carousel);
      await expect.poll(() => inView(carousel)).toEqual(upFrom(0, show));
      await expect(dots(carousel)).toHaveCount(slides);
      await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);
      await carousel.getByRole('button', { name: 'Previous' }).click();
      await expect(carousel.locator(`.slick-current[data-index="${slides - 1}"]`)).toBeVisible();
      expect((await moves.read()).speeds).toEqual(['500ms']);
    });

    test('shows fewer slides on a phone', async ({ site }) => {
      const carousel = await liveCarousel(await site.open(path, phone), name);
      await expect.poll(() => inView(carousel)).toEqual(upFrom(0, showOnPhone));
      // A swipe sideways is the carousel's, and not the history's.
      await expect(carousel.locator('.slick-list')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    });
  });

/** Carousels of the dialog: how many slides are in view, how long they rest and how long a move takes. */
const moving = [
  { id: 'R-DEMO-03', name: 'Reliable Software Advice', show: 1, rest: 8000, speed: '2000ms' },
  { id: 'R-DEMO-04', name: 'Clients', show: 4, rest: 5000, speed: '1000ms' },
];

for (const { id, name, show, rest, speed } of moving)
  test(`${name} moves after ${rest} ms, for ${speed}, until it is paused (${id})`, async ({ site }) => {
    const page = await site.open('/hosting', lively);
    await page.clock.install();
    await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
    const carousel = await liveCarousel(page, name);
    await expect.poll(() => inView(carousel)).toHaveLength(show);
    const moves = await watchMoves(carousel);
    await page.clock.runFor(3 * rest);
    const { times, speeds } = await moves.read();
    expect(new Set(speeds)).toEqual(new Set([speed]));
    // react-slick adds 50 ms of its own.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(rest + 50);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    const { times: untilPaused } = await moves.read();
    await page.clock.runFor(3 * rest);
    expect((await moves.read()).times).toEqual(untilPaused);
  });

test('the dialog holds advice, the claim, client marks, brand marks and the form (R-DEMO-01, R-DEMO-02, R-CONST-18)', async ({
  site,
}) => {
  const page = await site.open('/hosting');
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(dialog.getByRole('button', { name: 'BOOK A DEMO' })).toBeVisible();
  // They come after the form.
  const headings = dialog.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['Reliable Software Advice', 'Trusted by 500+ businesses', 'Our Brands']);
  await expect(dialog.locator('ul').last().getByRole('img')).toHaveCount(11);
  const quotes = await dialog.getByRole('figure').allTextContents();
  expect(quotes.filter((quote) => !quote.endsWith('(sample)'))).toEqual([]);
});

function upFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
