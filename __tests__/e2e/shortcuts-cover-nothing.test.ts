import { resize } from '../support/resize';
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

for (const path of ['/schedule-a-demo', '/hosting', '/faqs'])
  test(`the ways to chat and up lie beside what is read and pressed on ${path}, at each size`, async ({ site }) => {
    const page = await site.look(path, { hasTouch: true });
    const shortcuts = page.getByRole('complementary', { name: 'Shortcuts on this page' });
    const parts = page.getByRole('main').locator('a, button, input, select, textarea, summary, p');
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await expect(shortcuts.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      const left = (await shortcuts.boundingBox())?.x ?? 0;
      const rights = await parts.evaluateAll((all) =>
        all.map((part) => Math.round(part.getBoundingClientRect().right)),
      );
      // A row that is moved sideways goes on beyond the window.
      const end = Math.max(...rights.filter((right) => right <= width));
      expect(end, `${width} × ${height}`).toBeLessThanOrEqual(Math.ceil(left));
    }
  });
