import type { Page } from '@playwright/test';
import { expect, type SiteUnderTest, test } from '../support/site';

const laptop = { viewport: { width: 1366, height: 768 } };

test.describe('The dialog that books a demo', () => {
  for (const [where, share] of [
    ['left', 0.1],
    ['middle', 0.5],
    ['right', 0.9],
  ] as const)
    test(`stays open for whoever double-clicks on the ${where} of its button`, async ({ site }) => {
      const page = await site.open('/services', laptop);
      const button = page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' });
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.dblclick(x + share * width, y + height / 2, { delay: 40 });
      await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
    });

  test('stays open for whoever selects text and lets go beside it', async ({ site }) => {
    const page = await openDialog(site);
    const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
    await name.fill('Rahim Uddin');
    const { x, y } = (await name.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 10);
    await page.mouse.down();
    await page.mouse.move(8, y + 10, { steps: 5 });
    await page.mouse.up();
    await expect(name).toBeVisible();
    // A press that begins there closes it.
    await page.mouse.click(8, y + 10);
    await expect(name).toBeHidden();
  });
});

async function openDialog(site: SiteUnderTest): Promise<Page> {
  const page = await site.open('/services', laptop);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
  return page;
}
