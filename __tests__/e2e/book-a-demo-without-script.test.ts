import { contact } from '../../data/site.json';
import { booking, fillBooking, stored } from '../support/demo-form';
import { expect, test } from '../support/site';

const withoutScript = { javaScriptEnabled: false };

const email = 'without-script@demo.example';

test('a booking arrives and leads to a confirmation page', async ({ site }) => {
  const page = await site.open('/schedule-a-demo', withoutScript);
  await fillBooking(page, { email });
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await expect(page.getByRole('heading', { name: 'Your Request Has Been Submitted' })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/thank-you/demo');
  expect(await site.leads(email)).toMatchObject([{ form: 'demo', fields: { ...stored, email } }]);
});

test('sending the same form again stores nothing new', async ({ site }) => {
  const again = 'again-without-script@demo.example';
  for (let time = 0; time < 2; time += 1) {
    const page = await site.open('/schedule-a-demo', withoutScript);
    await fillBooking(page, { email: again });
    await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
    await expect(page.getByRole('heading', { name: 'Your Request Has Been Submitted' })).toBeVisible();
    expect(await site.leads(again)).toHaveLength(1);
  }
});

test('a wrong answer is explained on a page that leads back to what was typed, or to other ways', async ({ site }) => {
  const page = await site.open('/schedule-a-demo', {
    ...withoutScript,
    expected: /422/,
  });
  await fillBooking(page);
  await page.getByLabel('Phone', { exact: true }).fill('call me');
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await expect(
    page.getByText(/^Enter one phone number of 6 to 15 digits, without words or an extension/),
  ).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText('Please check these fields');
  await expect(page.getByRole('link')).toHaveText([contact.phone, 'WhatsApp', contact.email]);
  await page.goBack();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('call me');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(booking.text.Name);
});

test('the menus open and every technology is readable', async ({ site }) => {
  const page = await site.open('/', withoutScript);
  await page.getByRole('banner').getByText('Company', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first()).toBeVisible();
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
});

test('an address that leads nowhere still leads to services, industries and the main pages', async ({ site }) => {
  const page = await site.open('/services/no-such-service', { ...withoutScript, expected: /404/ });
  const main = page.getByRole('main');
  for (const name of ['UI/UX Design', 'Health Industry', 'Contact Us']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
});
