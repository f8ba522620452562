import { cameAlive } from '../../kit/wake';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

test('a search for the trade finds its product, also one that the plain grid hides', async ({ site }) => {
  const page = await site.open('/products');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Restaurant Management Software' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('restaurant');
  await expect(main.getByRole('heading', { name: 'Restaurant Management Software' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('restaurant');
});

test('an industry stands in the address, and Back restores it', async ({ site }) => {
  const page = await site.open('/products');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Health Industry', exact: true }).click();
  await expect(main.getByText(/products for Health Industry/)).toBeVisible();
  await main.getByRole('link', { name: 'Learn More about Pharmacy Management Software' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy Management Software' })).toBeVisible();
  await page.goBack();
  await expect(main.getByText(/products for Health Industry/)).toBeVisible();
  expect(page.url()).toContain('industry=health-industry');
});

test('an industry that is chosen far down the products is seen from its beginning', async ({ site }) => {
  const page = await site.open('/products', { viewport: { width: 1280, height: 720 } });
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Industries' }).getByRole('link', { name: 'Corporate Industry' }).click();
  await expect(page.getByText(/^\d+ products for Corporate Industry$/)).toBeInViewport();
});

test('a search without a match says so and offers a way on', async ({ site }) => {
  const page = await site.open('/products?q=zzzz');
  await expect(page.getByRole('main').getByText('0 products')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn More about Point of Sale Software' })).toBeVisible();
});

test('the products menu filters in place and says how many it shows', async ({ site }) => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Products', { exact: true }).click();
  await header.getByRole('link', { name: 'Food Industry' }).click();
  await expect(header.getByRole('link', { name: 'Learn More about Restaurant Management Software' })).toBeVisible();
  await expect(header.getByText('Showing 1 of 22 products.')).toBeVisible();
});

test('on a phone it is seen at once what a filter of the menu did, and no filter moves under the finger', async ({
  site,
}) => {
  const page = await site.open('/', { ...phone, viewport: { width: 360, height: 640 } });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Menu', exact: true }).tap();
  await header.getByText('Products', { exact: true }).tap();
  const filters = header.getByRole('list', { name: 'Industries' }).getByRole('link');
  const places = () => filters.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  for (const name of ['Retail Market', 'Ecommerce Industry']) {
    await filters.filter({ hasText: name }).tap();
    await expect(header.getByRole('link', { name: `More about ${name}` })).toBeVisible();
    await expect(header.getByText(/^Showing \d of 22 products\.$/)).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
  }
});

test('a menu closes on Escape and gives focus back, and on a click elsewhere', async ({ site }) => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Support', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const link = header.getByRole('link', { name: 'Documentation' });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(page.locator(':focus')).toHaveText('Support');
  await header.getByText('Company', { exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(header.getByRole('link', { name: 'Career' })).toBeHidden();
});

test('on a phone the menu is a sheet: it keeps focus inside and closes on Escape and on choosing a link', async ({
  site,
}) => {
  const page = await site.open('/', phone);
  const toggle = page.getByRole('link', { name: 'Menu', exact: true });
  await toggle.click();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Search');
  for (let stop = 0; stop < 15; stop += 1) {
    // Between the last stop and the first, the browser itself has the focus.
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer, aside')?.tagName)).toBe(undefined);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await toggle.click();
  await page.getByRole('banner').getByText('Products', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'View all products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Software for your trade' })).toBeVisible();
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('an unknown product is a 404 that guesses what was meant from the address', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  const response = await page.goto(site.address('/product/hospitl-software'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('hospitl software');
  await page.getByRole('main').getByRole('link', { name: 'Hospital Management Software' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hospital Management Software' })).toBeVisible();
});

for (const path of ['/product/farmacy', '/vacancy', '/hosting/starter-9', '/services/no-such-thing'])
  test(`what ${path} asked for is looked up without moving what stands below`, async ({ site }) => {
    const page = await site.arrive({ viewport: { width: 360, height: 640 }, isStill: true, expected: /404/ });
    await page.goto(site.address(path), { waitUntil: 'load' });
    const place = async () => (await page.getByRole('link', { name: 'UI/UX Design' }).last().boundingBox())?.y ?? 0;
    const before = await place();
    await cameAlive(page);
    await expect(page.getByRole('searchbox')).not.toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: /found|best|Nothing/ })).toBeVisible();
    expect(await place()).toBeCloseTo(before, 0);
  });

test('whoever types into the box that an address has filled in looks for what is typed', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  await page.goto(site.address('/product/hospitl-software'));
  const box = page.getByRole('searchbox');
  await box.click();
  await expect(box).toHaveValue('hospitl software');
  await page.keyboard.type('tailor');
  await expect(box).toHaveValue('tailor');
  await expect(page.getByRole('main').getByRole('link', { name: 'Tailor Management Software' })).toBeVisible();
});

test('a letter of what an address has filled in can be mended', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  await page.goto(site.address('/product/hospitl-software'));
  const box = page.getByRole('searchbox');
  await box.click();
  await expect(box).toHaveValue('hospitl software');
  await box.dblclick({ position: { x: 50, y: 24 } });
  await page.keyboard.type('clinic');
  await expect(box).toHaveValue('clinic software');
});

test('whoever turned to that box before it was filled in looks for what is typed, too', async ({ site }) => {
  const page = await site.arrive({ isStill: true, expected: /404/ });
  await page.goto(site.address('/product/hospitl-software'), { waitUntil: 'commit' });
  const box = page.getByRole('searchbox');
  await box.focus();
  await expect(box).toHaveValue('hospitl software');
  await page.keyboard.type('tailor');
  await expect(box).toHaveValue('tailor');
});

test('the best of what an address may have meant lead on to all of it', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  await page.goto(site.address('/product/shop-software'));
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('shop software');
});

for (const path of ['/search?q=clinic', '/nowhere'])
  test(`without a script, ${path} says why there is no search, and what to do`, async ({ site }) => {
    const page = await site.open(path, { javaScriptEnabled: false, expected: /404/ });
    await expect(page.getByRole('searchbox')).toBeHidden();
    const words = page.locator('main noscript p');
    await expect(words).toBeVisible();
    // Playwright reads no text in there by itself.
    expect(await words.evaluate((element) => element.textContent)).toContain('The search needs JavaScript');
    await words.locator('a').click();
    await page.waitForURL('**/contact');
  });

test('an unknown service is a 404 that leads to the six services (R-ROUTE-12, R-SERV-06)', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  const response = await page.goto(site.address('/services/no-such-thing'));
  expect(response?.status()).toBe(404);
  await cameAlive(page);
  const main = page.getByRole('main');
  for (const name of [
    'Software Development',
    'Website Development',
    'Apps Development',
    'Digital Marketing',
    'UI/UX Design',
    'IT Outsourcing',
  ])
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(1);
});

test('the search of the 404 page finds pages, services and questions too', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  await page.goto(site.address('/nowhere'));
  await cameAlive(page);
  const results = page.getByRole('main').getByRole('listitem');
  for (const [query = '', title = '', kind = ''] of [
    ['refund', 'Return policy', 'Page'],
    ['flutter', 'Apps Development', 'Service'],
    ['before I decide', 'Can I see a product before I decide?', 'Question'],
  ]) {
    await page.getByRole('searchbox').fill(query);
    await expect(results.filter({ hasText: title }).filter({ hasText: kind })).toBeVisible();
  }
});

test('an unknown service says so, and shows the six there are', async ({ site }) => {
  const page = await site.arrive({ expected: /404/ });
  await page.goto(site.address('/services/no-such-service'));
  await expect(page.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'UI/UX Design' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX Design' })).toBeVisible();
});

test('the way back up appears past 20 px and leads to the top', async ({ site }) => {
  const page = await site.open('/');
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await expect(up).toBeHidden();
  await page.mouse.wheel(0, 600);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('mission and vision change places by arrow key', async ({ site }) => {
  const page = await site.open('/');
  await page.getByRole('tab', { name: 'Our Mission' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Our Vision' })).toHaveAttribute('aria-selected', 'true');
});

test('the brands carousel moves on, and hidden marks cannot be reached', async ({ site }) => {
  const page = await site.open('/');
  const brands = page.getByRole('region', { name: 'Our Brands' }).last();
  await brands.scrollIntoViewIfNeeded();
  await brands.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.slick-current').first()).toHaveAttribute('data-index', '1');
  await expect(page.locator('.slick-slide[aria-hidden=true]:not([inert])')).toHaveCount(0);
  await expect(page.locator('.slick-slide.slick-active')).toHaveCount(4);
});

test('a screen of the product opens large and closes again', async ({ site }) => {
  const page = await site.open('/product/point-of-sales-software');
  const screens = page.getByRole('region', { name: 'Screens of Point of Sale Software' });
  await screens.scrollIntoViewIfNeeded();
  await expect(screens.getByRole('button', { name: 'Next' })).toBeVisible();
  await screens.locator('.slick-active a').first().click();
  const dialog = page.getByRole('dialog', { name: 'Screens of Point of Sale Software' });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
