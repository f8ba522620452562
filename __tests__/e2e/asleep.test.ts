import type { BrowserContextOptions, Page } from '@playwright/test';
import { builtPages, onePerKind } from '../../kit/built-site';
import { fill, receiptOn, sendButton } from '../../kit/contract-form';
import { cameAlive, stir } from '../../kit/wake';
import { contact } from '../../src/contract/forms/contact';
import { orderOf } from '../../src/contract/forms/order';
import { newJobPath } from '../../src/contract/jobs';
import { halfPage } from '../support/half-page';
import { holdScripts } from '../support/hold-scripts';
import { expect, type SiteUnderTest, test } from '../support/site';
import { phone } from '../support/visitor';

/** A phone that lies on the table. */
const still = { ...phone, isStill: true };
const faults = /Failed to load resource|net::ERR/;

// The page of a job that is newer than the build has nothing to show before it has asked, and who comes to the search
// comes to type.
const lively: readonly string[] = [newJobPath, '/search'];
const paths = onePerKind(builtPages().map(({ path }) => path)).filter((path) => !lively.includes(path));

test.describe('a page that nobody touches', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const path of paths)
    test(`${path} shows the cookie line and runs no script but its own; then asks for data and scripts, once`, async ({
      site,
    }) => {
      const page = await site.arrive({ ...still, firstVisit: true, expected: faults });
      const scripts = requestsOf(page, 'script');
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/builds\/|\.js$/.test(pathname)) asked.push(pathname);
      });
      await page.goto(site.address(path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible();
      await page.waitForTimeout(500);
      expect(scripts).toEqual([]);
      // Its data is that of an address that does not exist.
      if (path === '/404.html') return;

      const release = await holdScripts(page, '**/app-*.js');
      await page.evaluate(stir);
      const ahead = await page.evaluate(() => document.documentElement.dataset.ahead?.split(' ') ?? []);
      await expect.poll(() => ahead.filter((address) => !asked.includes(address))).toEqual([]);
      const data = () => asked.filter((address) => address.startsWith('/builds/')).sort();
      const first = data();
      release();
      await cameAlive(page);
      expect(data()).toEqual(first);
      expect(new Set(asked).size).toBe(asked.length);
    });

  test('shows the cookie line with its first words, and never under a finger that is on its way', async ({ site }) => {
    const page = await site.arrive({ ...still, firstVisit: true });
    // Pictures that do not come keep a page from having loaded.
    await page.route(/\.(webp|avif|png)$/, () => {});
    await page.goto(site.address('/'), { waitUntil: 'domcontentloaded' });
    const line = page.getByRole('region', { name: 'Cookies', exact: true });
    await expect(line).toBeVisible();
    const place = await line.boundingBox();
    await page.waitForTimeout(500);
    expect(await line.boundingBox()).toEqual(place);
  });

  const firstSigns: [string, (page: Page) => Promise<void>][] = [
    // As programs that people use in the place of a hand make it: with nothing before it.
    ['a click alone', (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('click')],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a wheel', (page) => page.mouse.wheel(0, 200)],
    ['a finger', (page) => page.getByRole('heading', { level: 1 }).tap()],
  ];

  for (const [sign, act] of firstSigns)
    test(`wakes at the touch of ${sign}`, async ({ site }) => {
      const page = await site.arrive(still);
      const scripts = requestsOf(page, 'script');
      await page.goto(site.address('/terms'), { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await act(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });

  test('wakes when its address asks for something, but not for a campaign', async ({ site }) => {
    const page = await site.arrive(still);
    const scripts = requestsOf(page, 'script');
    await page.goto(site.address('/?utm_source=newsletter&fbclid=abc'), { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.goto(site.address('/products?industry=education'));
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('fetches no picture that is out of sight, and those near by as soon as it is touched', async ({ site }) => {
    const page = await site.arrive(still);
    const pictures = requestsOf(page, 'image');
    const screens = () => pictures.filter((address) => address.includes('/phone.'));
    await page.goto(site.address('/'), { waitUntil: 'networkidle' });
    expect(screens()).toEqual([]);
    await page.evaluate(stir);
    await expect.poll(() => screens().length).toBeGreaterThan(3);
  });

  test('is laid out to its end as soon as its first picture is there', async ({ site }) => {
    const page = await site.arrive(still);
    await page.goto(site.address('/products'));
    const last = page.getByRole('link', { name: 'Learn More about' }).last();
    const isLaidOut = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(true);
    await expect(last).not.toBeInViewport();
  });

  test('brings back what was typed into its form before', async ({ site }) => {
    const page = await site.arrive(still);
    await page.goto(site.address('/contact'));
    await page.getByLabel('Name', { exact: true }).fill('Rehana Sample');
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(1);
    await page.goto(site.address('/contact'));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rehana Sample');
  });
});

test.describe('what is tapped before a page has woken', () => {
  test('a tab is chosen once its script is there', async ({ site }) => {
    const { page, release } = await beginning(site, '/');
    await page.getByRole('tab', { name: 'Our Vision' }).tap();
    release();
    await expect(page.getByRole('tab', { name: 'Our Vision' })).toHaveAttribute('aria-selected', 'true');
  });

  for (const [path, name] of [
    ['/products', 'Retail Market'],
    ['/faqs', 'Hosting'],
  ] as const)
    test(`a filter of ${path} is answered by the page, which is not loaded again`, async ({ site }) => {
      const { page, release } = await beginning(site, path, { viewport: { width: 1280, height: 900 } });
      const documents = requestsOf(page, 'document');
      const filter = page.getByRole('main').getByRole('link', { name, exact: true });
      await filter.tap();
      release();
      await expect(filter).toHaveAttribute('aria-current', 'true');
      expect(documents).toEqual([]);
    });

  for (const [path, part, name] of [
    ['/product/point-of-sales-software', 'banner', 'Schedule A Demo'],
    ['/', 'main', 'Request A Demo'],
  ] as const)
    test(`the demo opens in its dialog by "${name}", once, for whoever taps twice`, async ({ site }) => {
      const tablet = { viewport: { width: 768, height: 1024 } };
      const { page, release } = await beginning(site, path, tablet, longerHeld);
      const demo = page.getByRole(part).getByRole('link', { name, exact: true });
      await demo.tap();
      await demo.tap();
      release();
      await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
      expect(page.url()).toBe(site.address(path));
    });

  test('so it does while most of the page has yet to arrive', async ({ site }) => {
    const half = await halfPage(site.address('/'), '</header>');
    const page = await site.arrive(still);
    await longerHeld(page);
    await page.goto(`${half.url}/product/point-of-sales-software`, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).tap();
    half.release();
    await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
    expect(page.url()).toBe(`${half.url}/product/point-of-sales-software`);
    await page.close();
    await half.stop();
  });

  test('what floats at the foot of the window stands clear of the cookie line, also when it arrives later', async ({
    site,
  }) => {
    const half = await halfPage(site.address('/'), '</main>');
    const page = await site.arrive({ isStill: true, firstVisit: true });
    await page.goto(`${half.url}/terms`, { waitUntil: 'commit' });
    const line = page.getByRole('region', { name: 'Cookies', exact: true });
    await expect(line).toBeVisible();
    // Its height is told with the next picture.
    await page.waitForTimeout(300);
    half.release();
    const chat = page.getByRole('link', { name: /WhatsApp chat/ });
    const footOf = async () => chat.evaluate((link) => link.getBoundingClientRect().bottom);
    await chat.waitFor();
    const top = await line.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(footOf).toBeLessThanOrEqual(top);
    await page.close();
    await half.stop();
  });

  test('the cookie line takes its answer', async ({ site }) => {
    const { page, release } = await beginning(site, '/', { firstVisit: true });
    const line = page.getByRole('region', { name: 'Cookies', exact: true });
    await line.getByRole('button', { name: 'DECLINE ALL' }).tap();
    await expect(line).toHaveCount(0);
    // Also when the page is left at once.
    await page.goto(site.address('/terms'), { waitUntil: 'load' });
    expect(await page.evaluate(() => localStorage.getItem('cookie'))).toContain('"choice":"declined"');
    release();
    await cameAlive(page);
    await expect(line).toHaveCount(0);
  });

  test('the menu opens, and leads on', async ({ site }) => {
    const { page } = await beginning(site, '/');
    await page.getByRole('link', { name: 'Menu', exact: true }).tap();
    await page.getByRole('link', { name: 'Hosting', exact: true }).first().tap();
    await page.waitForURL('**/hosting');
  });

  test('a link to a place on the page does not wait', async ({ site }) => {
    const { page } = await beginning(site, '/product/point-of-sales-software');
    await page.locator('main a[href^="#"]').first().tap();
    await expect.poll(() => page.evaluate(() => window.location.hash)).not.toBe('');
  });

  test('the demo has a page of its own where no script arrives, which nobody waits long for', async ({ site }) => {
    const { page } = await beginning(site, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).tap();
    await page.waitForURL('**/schedule-a-demo', { timeout: 6000 });
    await expect(page.getByRole('main').locator('form')).toBeVisible();
  });

  test('a filter waits longer, because to load its page anew would begin its scripts again', async ({ site }) => {
    const { page, release } = await beginning(site, '/products', { viewport: { width: 1280, height: 900 } });
    const documents = requestsOf(page, 'document');
    const filter = page.getByRole('main').getByRole('link', { name: 'Retail Market', exact: true });
    await filter.tap();
    await page.waitForTimeout(5000);
    expect(documents).toEqual([]);
    release();
    await expect(filter).toHaveAttribute('aria-current', 'true');
    expect(documents).toEqual([]);
  });
});

test.describe('a page that lost its network before it was touched', () => {
  const order = orderOf({ name: 'VPS-5', summary: '', subject: '' });
  const offline = 'No connection. Keep this page open';

  test('keeps a form, says so, and sends it once the network is back', async ({ site }) => {
    const page = await site.arrive({ ...still, expected: faults });
    await page.goto(site.address('/hosting/vps-5'), { waitUntil: 'load' });
    await page.context().setOffline(true);
    const text = { email: 'offline-asleep@shop.example' };
    await fill(page, order, { text, except: ['subject'] });
    await sendButton(page, order).tap();
    await expect(page.getByText(offline)).toBeVisible();
    expect(page.url()).toBe(site.address('/hosting/vps-5'));
    await page.context().setOffline(false);
    await receiptOn(page, order);
    await expect(page.getByText(offline)).toBeHidden();
    expect(await site.leads(text.email)).toHaveLength(1);
  });

  test('opens the demo once the network is back, and leads to no page of errors', async ({ site }) => {
    const product = '/product/point-of-sales-software';
    const page = await site.arrive({ ...still, expected: faults });
    await page.goto(site.address(product), { waitUntil: 'load' });
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).tap();
    await expect(page.getByText(offline)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
    await expect(page.getByText(offline)).toBeHidden();
    expect(page.url()).toBe(site.address(product));
  });
});

test('Back leads from a page that was loaded again, and sleeps, to the one before it', async ({ site }) => {
  const page = await site.arrive(still);
  await page.goto(site.address('/terms'));
  await cameAlive(page);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().tap();
  await page.waitForURL('**/contact');
  await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
});

test('whoever scrolled before the page woke comes back to where they were', async ({ site }) => {
  const { page, release } = await beginning(site, '/products');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  release();
  await cameAlive(page);
  await page.evaluate(() => {
    [...document.querySelectorAll<HTMLElement>('main a[href^="/product/"]')].at(-1)?.click();
  });
  await page.waitForURL('**/product/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1900);
});

test('scripts that could not be loaded are asked for again', async ({ site }) => {
  const page = await site.arrive({ ...still, expected: faults });
  await page.route('**/app-*.js', (route) => route.abort('connectionreset'), { times: 2 });
  await page.goto(site.address('/'));
  const tab = page.getByRole('tab', { name: 'Our Vision' });
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a form is filled in and sent at once, and is stored once, with the first page of the visit', async ({ site }) => {
  const page = await site.arrive(still);
  const release = await holdScripts(page);
  await page.goto(site.address('/terms'), { waitUntil: 'commit' });
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().tap();
  await page.waitForURL('**/contact');
  release();
  const text = { email: 'asleep@shop.example' };
  await fill(page, contact, { text });
  await sendButton(page, contact).tap();
  await receiptOn(page, contact);
  const leads = await site.leads(text.email);
  expect(leads.map(({ attribution }) => attribution?.landing_page)).toEqual(['/terms']);
});

/** Addresses that are asked for from now on. */
function requestsOf(page: Page, type: 'script' | 'document' | 'image'): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) requests.push(request.url());
  });
  return requests;
}

/** A page that has just been painted, and whose scripts wait on the network until they are released. */
async function beginning(
  site: SiteUnderTest,
  path: string,
  options: BrowserContextOptions & { firstVisit?: boolean } = {},
  prepare: (page: Page) => Promise<void> = async () => {},
) {
  const page = await site.arrive({ ...still, ...options });
  await prepare(page);
  const release = await holdScripts(page);
  await page.goto(site.address(path), { waitUntil: 'load' });
  return { page, release };
}

/** The demo's link waits for its dialog: a machine with much else to do may take longer than it would. */
async function longerHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window.setTimeout;
    const patient = (run: TimerHandler, time?: number, ...rest: unknown[]) =>
      own(run, time === 2500 ? 60_000 : time, ...rest);
    Object.assign(window, { setTimeout: patient });
  });
}
