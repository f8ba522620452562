import { siteUnderTest } from '../support/site';
import { cameAlive, phone } from '../support/visitor';

const site = siteUnderTest();

test('a menu opens under a resting pointer, and closes when it leaves', async () => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Company', { exact: true }).hover();
  await header.getByRole('link', { name: 'Career' }).waitFor();
  await page.getByRole('heading', { level: 1 }).hover();
  await header.getByRole('link', { name: 'Career' }).waitFor({ state: 'hidden' });
});

test('a menu closes when one of its links is followed, and reading goes on at the new page', async () => {
  const page = await site.open('/');
  const header = page.getByRole('banner');
  await header.getByText('Company', { exact: true }).click();
  await header.getByRole('link', { name: 'Career' }).click();
  await page.waitForURL(site.address('/career'));
  await header.getByRole('link', { name: 'Career' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('choosing an industry leaves the reader where they are', async () => {
  const page = await site.open('/products', { viewport: { width: 1280, height: 600 } });
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('main').getByRole('link', { name: 'Corporate Industry' }).click();
  await page.getByText('products for Corporate Industry').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('the form of a product page asks for nothing before it comes near', async () => {
  const asked: string[] = [];
  const page = await site.arrive(phone);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.address('/product/point-of-sales-software'), { waitUntil: 'networkidle' });
  await cameAlive(page);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'Book A Demo' }).click();
  await page.getByText(/fields left/).waitFor();
  expect(asked).toContain('/api/country-list');
});
