import { resize } from '../support/resize';
import { expect, test } from '../support/site';

test('the sign of the taka comes with the page, for phones that have no Bengali letters', async ({ site }) => {
  const page = await site.look('/hosting');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(
      ({ unicodeRange, status }) => unicodeRange === 'U+9F3' && status === 'loaded',
    );
    return faces.map(({ family }) => family.replaceAll('"', ''));
  });
  expect(loaded).toEqual(['Anek Latin']);
});

test('the heading of an order breaks neither the name nor the price of its plan, at each width', async ({ site }) => {
  const page = await site.look('/hosting/startup-2');
  const parts = page.getByRole('heading', { level: 1 }).locator('span');
  for (const width of [375, 768, 1280]) {
    await resize(page, width, 800);
    const lines = await parts.evaluateAll((all) => all.map((part) => [part.textContent, part.getClientRects().length]));
    expect(lines, `${width} px`).toEqual([
      ['Startup-2', 1],
      ['৳2,500 / year', 1],
    ]);
  }
});
