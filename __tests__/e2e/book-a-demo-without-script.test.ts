import { contact } from '../../data/site.json';
import { booking, fillBooking, stored } from '../support/demo-form';
import { siteUnderTest } from '../support/site';

const withoutScript = { javaScriptEnabled: false };
const site = siteUnderTest();

test('a booking arrives and leads to a confirmation page', async () => {
  const page = await site.open('/schedule-a-demo', withoutScript);
  await fillBooking(page);
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await page.getByRole('heading', { name: 'Your Request Has Been Submitted' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/thank-you/demo');
  expect(await site.leads()).toMatchObject([{ form: 'demo', fields: stored }]);
});

test('sending the same form again stores nothing new', async () => {
  const page = await site.open('/schedule-a-demo', withoutScript);
  await fillBooking(page);
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await page.getByRole('heading', { name: 'Your Request Has Been Submitted' }).waitFor();
  expect(await site.leads()).toHaveLength(1);
});

test('a wrong answer is explained on a page that leads back to what was typed, or to other ways', async () => {
  const page = await site.open('/schedule-a-demo', {
    ...withoutScript,
    expected: /422/,
  });
  await fillBooking(page);
  await page.getByLabel('Phone', { exact: true }).fill('call me');
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await page.getByText(/^Enter one phone number of 6 to 15 digits, without words or an extension/).waitFor();
  expect(await page.getByRole('heading').textContent()).toBe('Please check these fields');
  expect(await page.getByRole('link').allTextContents()).toEqual([contact.phone, 'WhatsApp', contact.email]);
  await page.goBack();
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('call me');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(booking.text.Name);
});

test('the menus open and every technology is readable', async () => {
  const page = await site.open('/', withoutScript);
  await page.getByRole('banner').getByText('Company', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first().waitFor();
  for (const panel of await page.getByRole('tabpanel').all()) expect(await panel.isVisible()).toBe(true);
});

test('an address that leads nowhere still leads to services, industries and the main pages', async () => {
  const page = await site.open('/services/no-such-service', { ...withoutScript, expected: /404/ });
  const main = page.getByRole('main');
  for (const name of ['UI/UX Design', 'Health Industry', 'Contact Us']) {
    expect(await main.getByRole('link', { name }).isVisible()).toBe(true);
  }
});
