import type { Locator, Page } from '@playwright/test';
import { cameAlive } from '../../kit/wake';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const laptop = { viewport: { width: 1280, height: 720 } };

test.describe('with a mouse', () => {
  test('a click on the heading of a menu that the pointer has opened keeps it open; a second one closes it', async ({
    site,
  }) => {
    const page = await site.open('/', laptop);
    for (const name of ['Company', 'Services', 'Products', 'Outsourcing', 'Support']) {
      const menu = menuOf(page, name);
      await menu.locator('summary').hover();
      await expect(menu).toHaveAttribute('open');
      await menu.locator('summary').click();
      await page.waitForTimeout(300);
      await expect(menu).toHaveAttribute('open');
      await menu.locator('summary').click();
      await expect(menu).not.toHaveAttribute('open');
      await page.getByRole('heading', { level: 1 }).hover();
    }
  });

  test('a press on a panel beside its links leaves it open, and the page alive', async ({ site }) => {
    const page = await site.open('/', laptop);
    for (const name of ['Company', 'Services', 'Products', 'Outsourcing', 'Support']) {
      const menu = menuOf(page, name);
      await menu.locator('summary').click();
      const { x, y } = (await menu.locator(':scope > :not(summary)').first().boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.click(x + 6, y + 12);
      await page.waitForTimeout(100);
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
    }
  });

  for (const [how, choose] of [
    ['clicks', (link: Locator) => link.click()],
    ['presses Enter on', (link: Locator) => link.press('Enter')],
  ] as const)
    test(`whoever ${how} a link that asks something of the same page sees the page, and no menu`, async ({ site }) => {
      const page = await site.open('/hiring', laptop);
      const menu = menuOf(page, 'Outsourcing');
      await menu.locator('summary').click();
      const link = menu.getByRole('link', { name: /^Virtual assistants/i });
      await choose(link);
      await expect(page.getByText('You chose Virtual Assistant')).toBeVisible();
      await expect(menu).not.toHaveAttribute('open');
      // Nor does it open again under the pointer that lies where it was.
      await page.mouse.move(640, 360);
      await page.waitForTimeout(400);
      await expect(menu).not.toHaveAttribute('open');
    });

  test('the name of a product or service in a menu leads to its page', async ({ site }) => {
    const page = await site.open('/', laptop);
    for (const [menu, name] of [
      ['Services', 'Website Development'],
      ['Products', 'Hospital Management Software'],
    ] as const) {
      await menuOf(page, menu).locator('summary').hover();
      await expect(menuOf(page, menu)).toHaveAttribute('open');
      const { x, y } = (await menuOf(page, menu).getByText(name, { exact: true }).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.click(x + 10, y + 10);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });

  test('a pointer that lands on a heading with its first movement opens the menu', async ({ site }) => {
    const page = await site.arrive({ ...laptop, isStill: true });
    await page.goto(site.address('/'));
    const heading = menuOf(page, 'Products').locator('summary');
    const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 12, y + 12);
    await cameAlive(page);
    await page.mouse.move(x + 14, y + 12);
    await expect(menuOf(page, 'Products')).toHaveAttribute('open');
  });

  test('a pointer that only rests on a heading opens nothing when a key wakes the page', async ({ site }) => {
    const page = await site.arrive({ ...laptop, isStill: true });
    await page.goto(site.address('/terms'));
    const { x, y } = (await menuOf(page, 'Products').locator('summary').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 12, y + 12);
    await page.reload();
    await page.keyboard.press('PageDown');
    await cameAlive(page);
    await page.waitForTimeout(500);
    await expect(menuOf(page, 'Products')).not.toHaveAttribute('open');
  });

  test('a click that comes before the pointer has rested opens a menu, and it stays open', async ({ site }) => {
    const page = await site.open('/', laptop);
    const menu = menuOf(page, 'Support');
    await menu.locator('summary').click();
    await page.waitForTimeout(400);
    await expect(menu).toHaveAttribute('open');
    await menu.locator('summary').click();
    await expect(menu).not.toHaveAttribute('open');
  });

  test('a menu that a click has closed stays closed while the pointer is still on its heading', async ({ site }) => {
    const page = await site.open('/', laptop);
    const menu = menuOf(page, 'Products');
    const box = (await menu.locator('summary').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, right] = [box.x + 4, box.x + box.width - 4];
    await page.mouse.click(left, box.y + box.height / 2);
    await expect(menu).toHaveAttribute('open');
    await page.mouse.click(left, box.y + box.height / 2);
    await page.mouse.move(right, box.y + box.height / 2);
    await page.waitForTimeout(400);
    await expect(menu).not.toHaveAttribute('open');
    await page.getByRole('heading', { level: 1 }).hover();
    await menu.locator('summary').hover();
    await expect(menu).toHaveAttribute('open');
  });

  test('an industry opens in a new tab for whoever asks for one, and the menu shows what it did', async ({ site }) => {
    const page = await site.open('/', laptop);
    await menuOf(page, 'Products').locator('summary').click();
    const tab = page.context().waitForEvent('page');
    const industry = menuOf(page, 'Products').getByRole('link', { name: 'Food Industry' });
    await industry.click({ modifiers: ['ControlOrMeta'] });
    expect((await tab).url()).toContain('/products/food-industry');
    await expect(industry).not.toHaveAttribute('aria-current');
  });

  test('scrolling a little moves nothing but the page: the header keeps its height and does not flicker', async ({
    site,
  }) => {
    const page = await site.open('/', { ...laptop, reducedMotion: 'no-preference' });
    const header = page.getByRole('banner');
    const before = await header.boundingBox();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { heights: seen });
      const bar = document.querySelector('header');
      if (bar) new ResizeObserver(() => seen.push(bar.offsetHeight)).observe(bar);
    });
    await page.mouse.wheel(0, 28);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(28);
    await page.waitForTimeout(500);
    expect((await header.boundingBox())?.height).toBe(before?.height);
    expect(await page.evaluate(() => new Set(Object(window).heights).size)).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(28);
  });
});

test('a menu closes when the focus leaves it by Tab, so that it covers nothing', async ({ site }) => {
  const page = await site.open('/', laptop);
  const menu = menuOf(page, 'Company');
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Services');
  await expect(menu).not.toHaveAttribute('open');
});

test('a menu that the pointer has opened closes when the focus goes on below it, which it would cover', async ({
  site,
}) => {
  const page = await site.open('/', laptop);
  const menu = menuOf(page, 'Products');
  const first = page.getByRole('main').getByRole('link').first();
  await first.focus();
  await menu.locator('summary').hover();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('a menu that the pointer has just come to opens no more when the focus goes on below it', async ({ site }) => {
  const page = await site.open('/', laptop);
  const menu = menuOf(page, 'Products');
  await page.getByRole('main').getByRole('link').first().focus();
  await menu.locator('summary').hover();
  await page.keyboard.press('Tab');
  await page.waitForTimeout(400);
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('on a phone', () => {
  test('the industries of the products menu filter inside the sheet, which stays open', async ({ site }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await menuOf(page, 'Products').locator('summary').tap();
    for (const industry of ['Health Industry', 'Food Industry', 'All Products']) {
      await menuOf(page, 'Products').getByRole('link', { name: industry, exact: true }).tap();
      await expect(page.locator('#site-menu')).toBeVisible();
    }
    await menuOf(page, 'Products').getByRole('link', { name: 'Health Industry' }).tap();
    await expect(page.getByRole('link', { name: 'Learn More about Pharmacy Management Software' })).toBeVisible();
  });

  for (const name of ['Company', 'Services', 'Products', 'Outsourcing', 'Support'])
    test(`the sheet scrolls from wherever the finger is in the open menu ${name}`, async ({ site }) => {
      const page = await site.open('/', phone);
      await page.setViewportSize({ width: 360, height: 500 });
      await page.getByRole('link', { name: 'Menu', exact: true }).tap();
      await menuOf(page, name).locator('summary').tap();
      const sheet = page.locator('#site-menu');
      const link = menuOf(page, name).getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      const box = (await link.boundingBox()) ?? { x: 0, y: 0 };
      const before = await sheet.evaluate((element) => element.scrollTop);
      await page.mouse.move(box.x + 5, box.y + 5);
      await page.mouse.wheel(0, 120);
      await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBe(before + 120);
    });

  for (const [what, size] of [
    ['turned to landscape', { width: 812, height: 375 }],
    ['unfolded', { width: 900, height: 1000 }],
  ] as const)
    test(`when the phone is ${what}, the page can be read and scrolled; turned back, the menu is as it was`, async ({
      site,
    }) => {
      const page = await site.open('/', phone);
      await page.getByRole('link', { name: 'Menu', exact: true }).tap();
      const support = menuOf(page, 'Support');
      await support.locator('summary').tap();
      const link = support.getByRole('link', { name: 'Documentation' });
      await link.focus();
      await page.setViewportSize(size);
      await expectToBeFree(page);
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      // As a browser does with what a turn hides, before the page hears of it.
      await link.evaluate((element) => element.blur());
      await page.setViewportSize({ width: 375, height: 812 });
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.locator('#site-menu')).toBeHidden();
      await expectToBeFree(page);
    });

  test('the button of the menu has the focus again when the phone is turned back, and a menu meanwhile', async ({
    site,
  }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).press('Enter');
    await page.setViewportSize({ width: 812, height: 375 });
    await expect(menuOf(page, 'Company').locator('summary')).toBeFocused();
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(menuOf(page, 'Company').locator('summary')).toBeFocused();
    await expect(page.locator('#site-menu')).toBeVisible();
  });

  test('whoever has turned the phone and gone on reading finds no menu when it is turned back', async ({ site }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await page.setViewportSize({ width: 812, height: 375 });
    await page.getByRole('heading', { level: 1 }).tap();
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.locator('#site-menu')).toBeHidden();
    await expectToBeFree(page);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.locator('#site-menu')).toBeVisible();
  });

  for (const [open, next] of [
    ['Services', 'Products'],
    ['Products', 'Outsourcing'],
  ] as const)
    test(`${next} stays under the finger that opens it, though ${open} closes above it`, async ({ site }) => {
      const page = await site.open('/', phone);
      await page.getByRole('link', { name: 'Menu', exact: true }).tap();
      await menuOf(page, open).locator('summary').tap();
      const heading = menuOf(page, next).locator('summary');
      await heading.scrollIntoViewIfNeeded();
      const before = (await heading.boundingBox())?.y ?? 0;
      await heading.tap();
      await expect(menuOf(page, next)).toHaveAttribute('open');
      await expect(menuOf(page, open)).not.toHaveAttribute('open');
      const after = (await heading.boundingBox())?.y ?? 0;
      // It may stand higher where nothing above it is left to scroll to.
      expect(after).toBeGreaterThan(50);
      expect(after).toBeLessThanOrEqual(before + 1);
      await expect(menuOf(page, next).getByRole('link').first()).toBeInViewport();
    });

  test('the support app is a link of words there, for nobody scans their own screen', async ({ site }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await menuOf(page, 'Support').locator('summary').tap();
    await expect(menuOf(page, 'Support').getByRole('img', { name: /QR code/ })).toBeHidden();
  });

  test('the sheet reaches the foot of the window, so that nothing shines through below it', async ({ site }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    const gap = await page
      .locator('#site-menu')
      .evaluate((sheet) => window.innerHeight - sheet.getBoundingClientRect().bottom);
    expect(gap).toBeLessThanOrEqual(0);
  });

  test('the logo closes the sheet of the home page too', async ({ site }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Kantha home page' }).tap();
    await expect(page.locator('#site-menu')).toBeHidden();
    await expectToBeFree(page);
  });

  test('booking a demo from the bar closes the sheet, and afterwards the page is free', async ({ site }) => {
    const page = await site.open('/', phone);
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).last().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator('#site-menu')).toBeHidden();
    await expectToBeFree(page);
  });

  test('a sheet that was opened before the script came stays open, and its button closes it', async ({ site }) => {
    const page = await site.arrive(phone);
    await page.goto(site.address('/#site-menu'), { waitUntil: 'load' });
    await cameAlive(page);
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(page.url()).toBe(site.address('/'));
    await page.getByRole('link', { name: 'Close menu' }).tap();
    await expect(page.locator('#site-menu')).toBeHidden();
    await expectToBeFree(page);
  });

  test('without a script the sheet opens and closes, and its menus open', async ({ site }) => {
    const page = await site.open('/', { ...phone, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await expect(page.locator('#site-menu')).toBeVisible();
    await menuOf(page, 'Company').locator('summary').tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Career' })).toBeVisible();
    await page.getByRole('link', { name: 'Close menu' }).tap();
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});

test.describe('on a phone on its side', () => {
  for (const height of [360, 300])
    test(`every menu can be read to its end in a window of ${height} px, and the number called`, async ({ site }) => {
      const page = await site.open('/', { viewport: { width: 640, height }, hasTouch: true, isMobile: true });
      page.setDefaultTimeout(10_000);
      for (const top of [0, 600]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        for (const name of ['Company', 'Services', 'Products', 'Outsourcing', 'Support']) {
          const menu = menuOf(page, name);
          await menu.locator('summary').tap();
          await menu.getByRole('link').last().tap({ trial: true });
          await page.keyboard.press('Escape');
          await expect(menu).not.toHaveAttribute('open');
        }
      }
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const call = page
        .getByRole('complementary', { name: 'Shortcuts on this page' })
        .getByRole('link', { name: /^Call/ });
      await expect(call).toBeInViewport({ ratio: 1 });
      await call.tap({ trial: true });
    });
});

function menuOf(page: Page, name: string): Locator {
  return page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) });
}

async function expectToBeFree(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(page.locator('footer')).toHaveJSProperty('inert', false);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
}
