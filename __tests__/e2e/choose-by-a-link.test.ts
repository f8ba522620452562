import type { Locator, Page } from '@playwright/test';
import industries from '../../data/industries.json';
import { expect, test } from '../support/site';

const phone = { viewport: { width: 360, height: 640 } };

test.describe('A link that chooses', () => {
  test('leads to the form by a name that was typed or printed as well', async ({ site }) => {
    const page = await site.open('/hiring?SERVICE=Virtual%20Assistant', phone);
    await expect(page.getByText('You chose Virtual Assistant.')).toBeInViewport({ ratio: 1 });
  });

  test('leads to the form, which says what was chosen and lets it be changed', async ({ site }) => {
    const page = await site.open('/hiring?service=virtual-assistant', phone);
    await expect(page.getByText('You chose Virtual Assistant.')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Change what you chose' }).click();
    const role = page.getByRole('combobox', { name: 'Who do you need?' });
    await expect(role).toBeFocused();
    await expect(role).toBeInViewport();
    await role.selectOption({ label: 'Flutter Developer' });
    await expect(page.getByText('You chose Flutter Developer.')).toBeVisible();
  });

  test('within the page leads there too, and Back to where one was', async ({ site }) => {
    const page = await site.open('/services/apps-development', phone);
    const link = page.getByRole('main').getByRole('link', { name: 'Flutter Developer' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.getByText('You chose Flutter Developer.')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Apps Development' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('chooses the product that a partner wants to sell', async ({ site }) => {
    const page = await site.open('/become-a-partner?product=parking-management-software', phone);
    await expect(page.getByText('You chose Parking Management Software.')).toBeInViewport({ ratio: 1 });
  });

  test('to the products of an industry shows the industry in its row', async ({ site }) => {
    const page = await site.open('/products?industry=corporate-industry', phone);
    const chosen = page.getByRole('navigation', { name: 'Industries' }).locator('[aria-current=true]');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  for (const [way, options] of [
    ['while nobody touches the page', { isStill: true }],
    ['without a script', { javaScriptEnabled: false }],
  ] as const)
    test(`to the page of an industry shows the industry in its row ${way}, which can be moved on`, async ({ site }) => {
      const page = await site.arrive({ ...phone, ...options });
      const row = page.getByRole('navigation', { name: 'Industries' });
      for (const { slug } of industries) {
        await page.goto(site.address(`/products/${slug}/`));
        await expect(row.locator('[aria-current=true]'), slug).toBeInViewport({ ratio: 1 });
        await page.waitForTimeout(300);
        await row.getByRole('list').evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
        await page.waitForTimeout(300);
        await expect(row.getByRole('link', { name: 'All industries' })).toBeInViewport({ ratio: 1 });
      }
    });

  test('keeps beside the role how many people were chosen, whatever is typed', async ({ site }) => {
    const page = await site.open('/hiring?service=virtual-assistant');
    const message = page.getByRole('textbox', { name: /^Comment/ });
    const people = page.getByRole('slider', { name: 'People you need' });
    await people.focus();
    await page.keyboard.press('ArrowRight');
    await expect(message).toHaveValue('People you need: 4\n');
    await expect(page.getByText('You chose Virtual Assistant.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(message).toHaveValue('People you need: 3\n');
    await message.press('End');
    await message.pressSequentially('For a year.');
    await people.focus();
    await page.keyboard.press('End');
    await expect(message).toHaveValue(/^People you need: \d\d\nFor a year\.$/);
    await message.fill('Two of them now, the others later.');
    await people.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(message).toHaveValue('People you need: 2\nTwo of them now, the others later.');
  });

  test('scrolls under a thumb that begins on the number of people, and moves it for one that goes sideways', async ({
    site,
  }) => {
    const page = await site.open('/hiring', { ...phone, hasTouch: true, isMobile: true });
    const people = page.getByRole('slider', { name: 'People you need' });
    const message = page.getByRole('textbox', { name: /^Comment/ });
    await swipe(page, people, 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(people).toHaveValue('3');
    await swipe(page, people, 60, 0);
    await expect(people).not.toHaveValue('3');
    await expect(message).toHaveValue(`People you need: ${await people.inputValue()}\n`);
  });

  test('leaves nothing of the one before in the message', async ({ site }) => {
    const page = await site.open('/hiring?service=apps-development');
    const message = page.getByRole('textbox', { name: /^Comment/ });
    await expect(message).toHaveValue(/Apps Development/);
    await page.goto(site.address('/hiring?service=virtual-assistant'));
    await expect(page.getByText('You chose Virtual Assistant.')).toBeVisible();
    await expect(message).toHaveValue('');
  });

  test('leaves a message alone that has been begun', async ({ site }) => {
    const page = await site.open('/hiring?service=apps-development');
    const message = page.getByRole('textbox', { name: /^Comment/ });
    await expect(message).toHaveValue(/Apps Development/);
    await message.press('End');
    await message.pressSequentially(' for iPhones');
    await page.goto(site.address('/hiring?service=virtual-assistant'));
    await expect(page.getByText('You chose Virtual Assistant.')).toBeVisible();
    await expect(message).toHaveValue(/Apps Development for iPhones/);
  });
});

/** A thumb that is put on something, drawn so many pixels, and lifted. */
async function swipe(page: Page, on: Locator, right: number, down: number): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  const hand = await page.context().newCDPSession(page);
  const at = (share: number) => [
    { x: box.x + box.width / 2 + right * share, y: box.y + box.height / 2 + down * share },
  ];
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1) {
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
