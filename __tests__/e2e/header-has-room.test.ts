import { resize, setFont, setTextSize, standIns } from '../support/resize';
import { expect, test } from '../support/site';

/** From where the sheet ends, in steps so small that no rule begins and ends between two of them. */
const widths = [...Array.from({ length: 24 }, (_, step) => 601 + step * 18), 848, 849, 1280];

test('at each width the parts of the header stand beside one another', async ({ site }) => {
  const page = await site.look('/hosting');
  const bar = page.getByRole('banner');
  const parts = [
    bar.getByRole('link', { name: /home/i }),
    ...['Company', 'Support'].map((name) => bar.getByText(name, { exact: true })),
    bar.getByRole('link', { name: 'Schedule A Demo' }),
  ];
  const search = page.getByRole('link', { name: 'Search', exact: true });
  for (const width of widths) {
    await resize(page, width, 600);
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const ends = boxes.map((box) => (box ? box.x + box.width : 0));
    // At least as far apart as two words.
    const gaps = boxes.slice(1).map((box, index) => (box?.x ?? 0) - (ends[index] ?? 0));
    expect({ width, narrow: gaps.filter((gap) => gap < 4) }).toEqual({ width, narrow: [] });
    expect(ends.at(-1), `${width} px`).toBeLessThanOrEqual(width);
    const shortcuts = await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link').all();
    const heights = await Promise.all(shortcuts.map(async (link) => (await link.boundingBox())?.height));
    expect([...new Set(heights)], `each in one line at ${width} px`).toHaveLength(1);
    await expect(search, `${width} px`).toBeInViewport();
    expect((await search.boundingBox())?.x, `behind all else of its bar at ${width} px`).toBeGreaterThan(width / 2);
  }
});

test('on a phone that lies on its side the header takes a sixth of the window', async ({ site }) => {
  const page = await site.look('/hosting', { viewport: { width: 640, height: 360 } });
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(60);
});

for (const size of [16, 20])
  test(`until the font has come, the header has one row in each window with text of ${size} px`, async ({ site }) => {
    const page = await site.open('/hosting');
    await setTextSize(page, size);
    const wrong: object[] = [];
    for (const width of [320, 360, 600, 601, 605, 620, 640, 700, 751, 755, 768, 848, 850, 1024, 1061, 1280]) {
      await page.setViewportSize({ width, height: 360 });
      for (const font of standIns) {
        await setFont(page, font);
        const found = await page.evaluate(() => ({
          high: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
          wide: document.documentElement.scrollWidth,
        }));
        if (found.high > 61 || found.wide > width) wrong.push({ width, font, ...found });
      }
    }
    expect(wrong).toEqual([]);
  });
