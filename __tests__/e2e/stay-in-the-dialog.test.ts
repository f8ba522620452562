import type { Page } from '@playwright/test';
import { expect, type SiteUnderTest, test } from '../support/site';
import { phone } from '../support/visitor';

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

  test('on a phone, its button to close lies on no line, wherever one reads', async ({ site }) => {
    const page = await site.open('/services', { ...phone, viewport: { width: 360, height: 640 } });
    await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
    for (const top of [0, 30, 250, 900, 1400]) {
      await dialog.evaluate((one, to) => one.scrollTo({ top: to, behavior: 'instant' }), top);
      expect(await page.evaluate(linesUnderClose)).toEqual([]);
    }
  });
});

/** Lines that are seen beside the button to close and go on under it. */
function linesUnderClose(): string[] {
  const dialog = document.querySelector('dialog[open]');
  const close = dialog?.querySelector('button');
  if (!dialog || !close) return ['There is no open dialog'];
  const button = close.getBoundingClientRect();
  const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  const under: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const y = Math.max(line.top, button.top) / 2 + Math.min(line.bottom, button.bottom) / 2;
      const meets = Math.min(line.bottom, button.bottom) - Math.max(line.top, button.top) > 4;
      if (!meets || line.right <= button.left || line.width <= 1 || close.contains(text)) continue;
      if (document.elementFromPoint(line.left + 2, y)?.contains(text)) under.push(text.textContent ?? '');
    }
  }
  return under;
}

async function openDialog(site: SiteUnderTest): Promise<Page> {
  const page = await site.open('/services', laptop);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
  return page;
}
