import { contact } from '../../data/site.json';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const none = /None of our products is made for just this trade/;

test('a trade without a product reads so on every search, and is offered software to order', async ({ site }) => {
  const page = await site.open('/search?q=brick%20field', phone);
  const main = page.getByRole('main');
  await expect(main.getByText(none)).toBeVisible();
  await expect(main.getByRole('link', { name: `Call ${contact.phone}` })).toBeVisible();
  await main.getByRole('link', { name: 'Tell us what you need' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/brick field/);
  await page.goto(site.address('/products?q=murgir%20khamar'));
  await expect(main.getByText(none)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Tell us what you need' }).first()).toBeVisible();
});

test('who looks for a price in the catalogue is led to the answer', async ({ site }) => {
  const page = await site.open('/products?q=pos%20dam', phone);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Learn More about Point of Sale Software' })).toBeVisible();
  await main.getByRole('link', { name: 'What does a product cost?' }).click();
  await expect(page.getByText('The price depends on the product')).toBeVisible();
});

test('whoever goes to another industry goes on looking for the same', async ({ site }) => {
  const page = await site.open('/products?q=bkash');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Food Industry' }).click();
  await expect(main.getByText('for Food Industry matching “bkash”')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('bkash');
  await main.getByRole('link', { name: 'All industries' }).click();
  await expect(main.getByText(/^\d+ products matching “bkash”/)).toBeVisible();
});

const typed = `<b onclick="x">&amp;</b> "OR 1=1" 😀 ${'নামহীন'.repeat(80)}`;

for (const [path, role] of [
  ['/search', 'searchbox'],
  ['/products', 'searchbox'],
  ['/faqs', 'combobox'],
  ['/nowhere', 'searchbox'],
] as const)
  test(`whatever is typed into the search of ${path} stands there as it was, and breaks nothing`, async ({ site }) => {
    const page = await site.open(path, { ...phone, expected: /404/ });
    const box = page.getByRole(role);
    await box.fill(typed);
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /found|nothing|\d products?|\d questions?/i }),
    ).toBeVisible();
    await expect(box).toHaveValue(typed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
