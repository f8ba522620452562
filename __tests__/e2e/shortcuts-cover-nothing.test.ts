import { expect, test } from '../support/site';

/** Between a phone's bar and a margin that has room for the buttons. */
const sizes = [
  [640, 360],
  [601, 960],
  [740, 360],
  [768, 1024],
  [1180, 820],
  [1280, 800],
] as const;

for (const [width, height] of sizes)
  test(`at ${width} × ${height} the ways to chat and up lie beside what is read and pressed`, async ({ site }) => {
    const page = await site.open('/schedule-a-demo', { viewport: { width, height }, hasTouch: true });
    const shortcuts = page.getByRole('complementary', { name: 'Shortcuts on this page' });
    for (const path of ['/schedule-a-demo', '/hosting', '/faqs']) {
      await page.goto(site.address(path));
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await expect(shortcuts.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      await page.mouse.move(0, 0);
      const left = (await shortcuts.boundingBox())?.x ?? 0;
      const parts = await page.getByRole('main').locator('a, button, input, select, textarea, summary, p').all();
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const rights = boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)));
      // A row that is moved sideways goes on beyond the window.
      expect(Math.max(...rights.filter((right) => right <= width)), path).toBeLessThanOrEqual(Math.ceil(left));
    }
  });
