import { crampedInBanner } from '../support/cookie-banner';
import { fonts, setFont, setTextSize } from '../support/resize';
import { expect, test } from '../support/site';

const widths = [320, 360, 600, 640, 768, 1280];
const heights = [360, 480, 640, 769];

for (const size of [16, 20, 24, 32])
  test(`with text of ${size} px nothing of the cookie line lies on anything else, in any window and font`, async ({
    site,
  }) => {
    const page = await site.open('/products', { firstVisit: true });
    await setTextSize(page, size);
    const line = page.getByRole('region', { name: 'Cookies', exact: true });
    const cramped: object[] = [];
    for (const toggle of ['SHOW DETAILS', 'HIDE DETAILS']) {
      for (const width of widths)
        for (const height of heights) {
          await page.setViewportSize({ width, height });
          for (const font of fonts) {
            await setFont(page, font);
            const found = await page.evaluate(crampedInBanner);
            if (found.length > 0) cramped.push({ toggle, font, width, height, found });
          }
        }
      await line.getByRole('link', { name: toggle }).click();
    }
    expect(cramped).toEqual([]);
  });

test('in no font does the line take more than 120 px of a small phone', async ({ site }) => {
  const page = await site.look('/products', { viewport: { width: 360, height: 640 }, firstVisit: true });
  const line = page.getByRole('region', { name: 'Cookies', exact: true });
  for (const font of fonts) {
    await setFont(page, font);
    expect((await line.boundingBox())?.height, font).toBeLessThanOrEqual(120);
  }
});
