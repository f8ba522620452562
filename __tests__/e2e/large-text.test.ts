import { cameAlive } from '../../kit/wake';
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
      const page = await site.arrive({ viewport: { width, height: 640 } });
      page.setDefaultTimeout(10_000);
      await page.goto(site.address(path));
      // Asleep, it would keep a click that was only meant to be tried.
      await cameAlive(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Schedule A Demo' }).click({ trial: true });
      await header.getByRole('link', { name: 'Menu', exact: true }).click({ trial: true });
      for (const screen of [320, width, 375, 768, 1280])
        for (const size of [24, 32]) {
          await page.setViewportSize({ width: screen, height: 800 });
          await page.evaluate((pixels) => {
            document.documentElement.style.fontSize = `${pixels}px`;
          }, size);
          const widest = await page.evaluate(() => document.documentElement.scrollWidth);
          expect({ screen, size, widest }).toEqual({ screen, size, widest: screen });
        }
    });
});

for (const path of ['/', '/documentation', '/hiring', '/product/pharmacy-management-software', '/contact', '/products'])
  test(`all that is read and pressed on ${path} grows as large as a visitor sets it on a phone`, async ({ site }) => {
    const page = await site.open(path, { ...phone, firstVisit: true });
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
  const page = await site.open('/hosting', { viewport: { width: 1280, height: 800 } });
  for (const size of [16, 24, 32]) {
    await page.evaluate((pixels) => {
      document.documentElement.style.fontSize = `${pixels}px`;
    }, size);
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

for (const screen of [768, 1280])
  test(`nothing in the header of ${screen} px lies on the logo with text of 24 px`, async ({ site }) => {
    const page = await site.open('/hosting', { viewport: { width: screen, height: 640 } });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
    });
    const header = page.getByRole('banner');
    const words = await header.getByText('Kantha', { exact: true }).boundingBox();
    const menus = await header.getByText('Company', { exact: true }).boundingBox();
    if (!words || !menus) throw new Error('The header has no logo, or no menus');
    const isBeside = words.x + words.width <= menus.x;
    const isAbove = words.y + words.height <= menus.y;
    expect(isBeside || isAbove).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen);
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
    await page.evaluate((pixels) => {
      document.documentElement.style.fontSize = `${pixels}px`;
    }, size);
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
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const viewer = page.getByRole('dialog');
    const screens = await viewer.getByRole('list', { name: /^Screens of/ }).boundingBox();
    expect(screens?.height).toBeGreaterThan(0.4 * high);
    for (const name of ['Previous', 'Real size', 'Next'])
      await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

for (const size of [16, 24, 32])
  for (const path of ['/product/pharmacy-management-software', '/it-outsourcing', '/products', '/digital-marketing'])
    test(`no word is broken in the title of ${path} on a phone with text of ${size} px`, async ({ site }) => {
      const page = await site.open(path, { viewport: { width, height: 640 } });
      await page.evaluate((pixels) => {
        document.documentElement.style.fontSize = `${pixels}px`;
      }, size);
      const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
          }
        }
        return found;
      });
      expect(broken).toEqual([]);
    });

for (const [screen, size] of [...[16, 20, 24, 26, 32].map((pixels) => [width, pixels] as const), [320, 32] as const])
  test(`the bar at the foot of a phone of ${screen} px shows its words whole with text of ${size} px`, async ({
    site,
  }) => {
    const page = await site.open('/product/point-of-sales-software', { viewport: { width: screen, height: 640 } });
    await page.evaluate((pixels) => {
      document.documentElement.style.fontSize = `${pixels}px`;
      window.scrollTo(0, 2_000);
    }, size);
    const bar = page.getByRole('complementary', { name: 'Shortcuts on this page' });
    await expect(bar.getByRole('link', { name: 'Book A Demo' })).toBeInViewport({ ratio: 1 });
    const wrong = await bar.evaluate((element, pixels) => {
      const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight;
      const isSmall = (link: Element) => Number.parseFloat(getComputedStyle(link).fontSize) < pixels;
      return [element, ...element.querySelectorAll('a')]
        .filter((part) => isCut(part) || isSmall(part))
        .map(({ textContent }) => textContent);
    }, size);
    expect(wrong).toEqual([]);
  });
