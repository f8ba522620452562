import { siteUnderTest } from '../support/site';
import { cameAlive, phone } from '../support/visitor';

const site = siteUnderTest();

test('a search for the trade finds its product, also one that the plain grid hides', async () => {
  const page = await site.open('/products');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { name: 'Restaurant Management Software' }).count()).toBe(0);
  await page.getByRole('searchbox').fill('restaurant');
  await main.getByRole('heading', { name: 'Restaurant Management Software' }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('restaurant');
});

test('an industry stands in the address, and Back restores it', async () => {
  const page = await site.open('/products');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Health Industry' }).click();
  await main.getByText(/products for Health Industry/).waitFor();
  await main.getByRole('link', { name: 'Learn More about Pharmacy Management Software' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pharmacy Management Software' }).waitFor();
  await page.goBack();
  await main.getByText(/products for Health Industry/).waitFor();
  expect(page.url()).toContain('industry=health-industry');
});

test('a search without a match says so and offers a way on', async () => {
  const page = await site.open('/products?q=zzzz');
  await page.getByRole('main').getByText('0 products').waitFor();
  await page.getByRole('link', { name: 'Learn More about Point of Sale Software' }).waitFor();
});

test('the products menu filters in place and says how many it shows', async () => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Products', { exact: true }).click();
  await header.getByRole('link', { name: 'Food Industry' }).click();
  await header.getByRole('link', { name: 'Learn More about Restaurant Management Software' }).waitFor();
  await header.getByText('Showing 1 of 22 products.').waitFor();
});

test('a menu closes on Escape and gives focus back, and on a click elsewhere', async () => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Support', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const link = header.getByRole('link', { name: 'Documentation' });
  await link.waitFor();
  await link.focus();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Support');
  await header.getByText('Company', { exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await header.getByRole('link', { name: 'Career' }).waitFor({ state: 'hidden' });
});

test('on a phone the menu is a sheet: it keeps focus inside and closes on Escape and on choosing a link', async () => {
  const page = await site.open('/', phone);
  const toggle = page.getByRole('link', { name: 'Menu', exact: true });
  await toggle.click();
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Company');
  for (let stop = 0; stop < 15; stop += 1) {
    // Between the last stop and the first, the browser itself has the focus.
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer, aside')?.tagName)).toBe(undefined);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
  await toggle.click();
  await page.getByRole('banner').getByText('Products', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'View all products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Software for your trade' }).waitFor();
  expect(await page.locator('#site-menu').isVisible()).toBe(false);
});

test('an unknown product is a 404 that guesses what was meant from the address', async () => {
  const page = await site.arrive({ expected: /404/ });
  const response = await page.goto(site.address('/product/hospitl-software'));
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Product not found' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('hospitl software');
  await page.getByRole('main').getByRole('link', { name: 'Hospital Management Software' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hospital Management Software' }).waitFor();
});

test('an unknown service is a 404 that leads to the six services (R-ROUTE-12, R-SERV-06)', async () => {
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
    expect(await main.getByRole('link', { name, exact: true }).count()).toBe(1);
});

test('the search of the 404 page finds pages, services and questions too', async () => {
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
    await results.filter({ hasText: title }).filter({ hasText: kind }).waitFor();
  }
});

test('an unknown service says so, and shows the six there are', async () => {
  const page = await site.arrive({ expected: /404/ });
  await page.goto(site.address('/services/no-such-service'));
  await page.getByRole('heading', { level: 1, name: 'Service not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'UI/UX Design' }).click();
  await page.getByRole('heading', { level: 1, name: 'UI/UX Design' }).waitFor();
});

test('the way back up appears past 20 px and leads to the top', async () => {
  const page = await site.open('/');
  const up = page.getByRole('button', { name: 'Scroll to top' });
  expect(await up.isVisible()).toBe(false);
  await page.mouse.wheel(0, 600);
  await up.click();
  await page.waitForFunction(() => window.scrollY === 0);
});

test('mission and vision change places by arrow key', async () => {
  const page = await site.open('/');
  await page.getByRole('tab', { name: 'Our Mission' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Our Vision' }).getAttribute('aria-selected')).toBe('true');
});

test('the brands carousel moves on, and hidden marks cannot be reached', async () => {
  const page = await site.open('/');
  const brands = page.getByRole('region', { name: 'Our Brands' }).last();
  await brands.scrollIntoViewIfNeeded();
  await brands.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(() => document.querySelector('.slick-current')?.getAttribute('data-index') === '1');
  expect(await page.locator('.slick-slide[aria-hidden=true]:not([inert])').count()).toBe(0);
  expect(await page.locator('.slick-slide.slick-active').count()).toBe(4);
});

test('a screen of the product opens large and closes again', async () => {
  const page = await site.open('/product/point-of-sales-software');
  const screens = page.getByRole('region', { name: 'Screens of Point of Sale Software' });
  await screens.scrollIntoViewIfNeeded();
  await screens.getByRole('button', { name: 'Next' }).waitFor();
  await screens.locator('.slick-active a').first().click();
  const dialog = page.getByRole('dialog', { name: 'Screen of Point of Sale Software' });
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
