import { brokenWords } from '../support/broken-words';
import { resize, setText } from '../support/resize';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const width = 360;

test.describe('With text of twice the size on a phone (WCAG 2.2, 1.4.4)', () => {
  for (const path of [
    ...['/', '/product/point-of-sales-software', '/schedule-a-demo', '/contact', '/faqs', '/documentation'],
    ...[
      '/join-team/software-engineer-laravel-101',
      '/services',
      '/services/apps-development',
      '/hosting',
      '/hosting/business-3',
      '/terms',
    ],
    ...['/become-a-partner', '/hiring', '/career', '/products', '/search', '/sitemap', '/industry-list'],
  ])
    test(`${path} stays as wide as the screen, with its menu in sight`, async ({ site }) => {
      const page = await site.look(path, { viewport: { width, height: 640 } });
      await setText(page, 32);
      const header = page.getByRole('banner');
      const toTry = { trial: true, timeout: 10_000 };
      await header.getByRole('link', { name: 'Schedule A Demo' }).click(toTry);
      await header.getByRole('link', { name: 'Menu', exact: true }).click(toTry);
      for (const screen of [320, width, 375, 768, 1280]) {
        await page.setViewportSize({ width: screen, height: 800 });
        for (const size of [24, 32]) {
          await setText(page, size);
          const widest = await page.evaluate(() => document.documentElement.scrollWidth);
          expect({ screen, size, widest }).toEqual({ screen, size, widest: screen });
        }
      }
    });
});

for (const path of ['/', '/documentation', '/hiring', '/product/pharmacy-management-software', '/contact', '/products'])
  test(`all that is read and pressed on ${path} grows as large as a visitor sets it on a phone`, async ({ site }) => {
    const page = await site.look(path, { ...phone, firstVisit: true });
    const found = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const read: { text: string; element: Element }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim();
        const element = node.parentElement;
        if (!text || !element?.checkVisibility() || element.closest('.visually-hidden, script, noscript, svg'))
          continue;
        read.push({ text, element });
      }
      const sizes = () => read.map(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize));
      const before = sizes();
      document.documentElement.style.fontSize = '32px';
      const after = sizes();
      return read.map(({ text }, index) => ({ text, before: before[index] ?? 0, after: after[index] ?? 0 }));
    });
    // Titles are large already, and would break their words; the logo is a picture.
    const small = found.filter(({ text, before }) => before < 20 && text !== 'Kantha');
    expect(small.length).toBeGreaterThan(30);
    expect(small.filter(({ before, after }) => after < 1.9 * before)).toEqual([]);
  });

test('no price and no figure of the hosting plans is broken in two, however large the text', async ({ site }) => {
  const page = await site.look('/hosting', { viewport: { width: 1280, height: 800 } });
  for (const size of [16, 24, 32]) {
    await setText(page, size);
    const numbers = page.getByRole('row').getByText(/^৳?[\d,]+$/);
    expect(await numbers.count()).toBeGreaterThan(20);
    const broken = await numbers.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height > 2 * Number.parseFloat(getComputedStyle(one).fontSize))
        .map(({ textContent }) => textContent),
    );
    expect(broken).toEqual([]);
  }
});

test('nothing in the header of a tablet or a laptop lies on the logo with text of 24 px', async ({ site }) => {
  const page = await site.look('/hosting');
  await setText(page, 24);
  const header = page.getByRole('banner');
  for (const screen of [768, 1280]) {
    await resize(page, screen, 640);
    const words = await header.getByText('Kantha', { exact: true }).boundingBox();
    const menus = await header.getByText('Company', { exact: true }).boundingBox();
    if (!words || !menus) throw new Error('The header has no logo, or no menus');
    const isBeside = words.x + words.width <= menus.x;
    const isAbove = words.y + words.height <= menus.y;
    expect(isBeside || isAbove, `${screen} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen);
  }
});

for (const [screen, size] of [
  [320, 16],
  [360, 20],
  [360, 24],
  [360, 32],
] as const)
  test(`the viewer of pictures has all of its buttons in sight on ${screen} px with text of ${size} px`, async ({
    site,
  }) => {
    const page = await site.open('/product/pharmacy-management-software', { viewport: { width: screen, height: 640 } });
    await setText(page, size);
    await page
      .getByRole('link', { name: /Enlarge/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog');
    for (const name of ['Previous', 'Real size', 'Next', 'Close'])
      await expect(viewer.getByRole('button', { name: new RegExp(name) })).toBeInViewport({ ratio: 1 });
    await expect(viewer.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    expect(await viewer.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(screen);
  });

for (const [wide, high] of [
  [320, 640],
  [375, 667],
  [640, 360],
] as const)
  test(`the viewer leaves two fifths of ${wide} x ${high} to the picture with text of twice the size`, async ({
    site,
  }) => {
    const page = await site.open('/product/pharmacy-management-software', { viewport: { width: wide, height: high } });
    await page
      .getByRole('link', { name: /Enlarge/ })
      .first()
      .click();
    await setText(page, 32);
    const viewer = page.getByRole('dialog');
    const screens = await viewer.getByRole('list', { name: /^Screens of/ }).boundingBox();
    expect(screens?.height).toBeGreaterThan(0.4 * high);
    for (const name of ['Previous', 'Real size', 'Next'])
      await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

for (const path of ['/product/pharmacy-management-software', '/it-outsourcing', '/products', '/digital-marketing'])
  test(`no word is broken in the title of ${path} on a phone, however large the text`, async ({ site }) => {
    const page = await site.look(path, { viewport: { width, height: 640 } });
    const title = page.getByRole('heading', { level: 1 });
    for (const size of [16, 24, 32]) {
      await setText(page, size);
      expect(await brokenWords(title, /[^\s-]+/g), `${size} px`).toEqual([]);
    }
  });

test('the bar at the foot of a phone shows its words whole, however large the text', async ({ site }) => {
  const page = await site.look('/product/point-of-sales-software');
  const bar = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  for (const [screen, size] of [
    ...[16, 20, 24, 26, 32].map((pixels) => [width, pixels] as const),
    [320, 32] as const,
  ]) {
    await resize(page, screen, 640);
    await setText(page, size);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    const seenAt = `${screen} px, text of ${size} px`;
    await expect(bar.getByRole('link', { name: 'Book A Demo' }), seenAt).toBeInViewport({ ratio: 1 });
    const wrong = await bar.evaluate((element, pixels) => {
      const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight;
      const isSmall = (link: Element) => Number.parseFloat(getComputedStyle(link).fontSize) < pixels;
      return [element, ...element.querySelectorAll('a')]
        .filter((part) => isCut(part) || isSmall(part))
        .map(({ textContent }) => textContent);
    }, size);
    expect(wrong, seenAt).toEqual([]);
  }
});

for (const path of ['/', '/industry-list', '/hiring', '/faqs', '/it-outsourcing', '/digital-marketing', '/products'])
  test(`no word of ${path} is broken on a tablet or a laptop with large text`, async ({ site }) => {
    const page = await site.look(path);
    for (const screen of [768, 1280]) {
      await resize(page, screen, 800);
      for (const size of [24, 32]) {
        await setText(page, size);
        expect(await brokenWords(page.locator('body')), `${screen} px, text of ${size} px`).toEqual([]);
      }
    }
  });

test('the header of a tablet or a laptop has two rows at most with text of twice the size', async ({ site }) => {
  const page = await site.look('/hosting');
  await setText(page, 32);
  const header = page.getByRole('banner');
  for (const screen of [768, 1280]) {
    await resize(page, screen, 800);
    expect((await header.boundingBox())?.height, `${screen} px`).toBeLessThanOrEqual(160);
    for (const name of ['Company', 'Support']) await expect(header.getByText(name, { exact: true })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toBeInViewport();
  }
});

for (const path of ['/', '/product/point-of-sales-software', '/contact'])
  test(`at the end of ${path} the ways to talk cover no words on a phone, however large`, async ({ site }) => {
    const page = await site.look(path);
    const bar = page.getByRole('complementary', { name: 'Shortcuts on this page' });
    for (const [screen, high] of [
      [320, 568],
      [360, 640],
    ] as const) {
      await resize(page, screen, high);
      for (const size of [16, 24, 32]) {
        await setText(page, size);
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        for (const name of [/^Call/, /^WhatsApp/])
          await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
        const last = await page.getByText(/^© 2015/).boundingBox();
        const covers = await bar.boundingBox();
        const end = (last?.y ?? 0) + (last?.height ?? 0);
        expect(end, `${screen} px, text of ${size} px`).toBeLessThanOrEqual(covers?.y ?? 0);
      }
    }
  });

test('while there is no way up, the bar of a phone has no empty place, and nothing moves when it comes', async ({
  site,
}) => {
  const page = await site.look('/product/point-of-sales-software', phone);
  const bar = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  const call = bar.getByText('Call', { exact: true });
  const before = await bar.getByRole('link', { name: /^WhatsApp/ }).boundingBox();
  const link = await bar.getByRole('link', { name: /^Call/ }).boundingBox();
  const word = await call.boundingBox();
  const [left, right] = [(word?.x ?? 0) - (link?.x ?? 0), (link?.width ?? 0) - (word?.x ?? 0) - (word?.width ?? 0)];
  // The sign of a telephone stands before the word.
  expect(left - right).toBeLessThanOrEqual(40);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const up = await bar.getByRole('button', { name: 'Scroll to top' }).boundingBox();
  expect((await call.boundingBox())?.x).toBeGreaterThan((up?.x ?? 0) + (up?.width ?? 0));
  expect(await bar.getByRole('link', { name: /^WhatsApp/ }).boundingBox()).toEqual(before);
});

for (const size of [16, 32])
  for (const path of ['/faqs', '/products'])
    test(`each filter of ${path} is seen whole when it gets the focus on 320 px with text of ${size} px`, async ({
      site,
    }) => {
      const page = await site.open(path, { viewport: { width: 320, height: 568 } });
      await setText(page, size);
      const filters = page
        .getByRole('navigation', { name: /subject|industr|categor/i })
        .last()
        .getByRole('link');
      const count = await filters.count();
      expect(count).toBeGreaterThan(7);
      await filters.first().focus();
      for (let place = 1; place < count; place += 1) {
        await page.keyboard.press('Tab');
        const filter = filters.nth(place);
        await expect(filter).toBeFocused();
        // The mark of the focus goes round it.
        const seen = () =>
          filter.evaluate((link) => {
            const box = link.getBoundingClientRect();
            const list = link.closest('ul')?.getBoundingClientRect();
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            const bar = document.querySelector('aside[data-edge=bottom]')?.getBoundingClientRect().top ?? 0;
            const isBeside = box.left >= 6 && box.right <= window.innerWidth - 6;
            const isInList = list !== undefined && box.top - 6.5 >= list.top && box.bottom + 6.5 <= list.bottom;
            return isBeside && isInList && box.top >= header && box.bottom <= bar;
          });
        await expect.poll(seen).toBe(true);
      }
    });

test('no industry is shown larger than another', async ({ site }) => {
  const page = await site.look('/industry-list', { viewport: { width: 1280, height: 800 } });
  const patches = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .all();
  const boxes = await Promise.all(patches.map((patch) => patch.boundingBox()));
  expect(boxes).toHaveLength(9);
  expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 'rows').toBe(3);
});
