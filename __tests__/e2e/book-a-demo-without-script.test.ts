import { type Backend, startBackend } from '../support/backend';
import { fillBooking, stored } from '../support/demo-form';
import { type Visitors, visitors } from '../support/visitor';

const withoutScript = { javaScriptEnabled: false };
let backend: Backend;
let visits: Visitors;

beforeAll(async () => {
  backend = await startBackend();
  visits = await visitors();
});
afterAll(async () => {
  await visits.close();
  await backend.stop();
});

test('a booking arrives and leads to a confirmation page', async () => {
  const page = await visits.open(`${backend.url}/schedule-a-demo`, withoutScript);
  await fillBooking(page);
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await page.getByRole('heading', { name: 'Your Request Has Been Submitted' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/thank-you/demo');
  expect(await backend.leads()).toMatchObject([{ form: 'demo', fields: stored }]);
});

test('sending the same form again stores nothing new', async () => {
  const page = await visits.open(`${backend.url}/schedule-a-demo`, withoutScript);
  await fillBooking(page);
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await page.getByRole('heading', { name: 'Your Request Has Been Submitted' }).waitFor();
  expect(await backend.leads()).toHaveLength(1);
});

test('a wrong answer is explained on a page that says how to go back', async () => {
  const page = await visits.open(`${backend.url}/schedule-a-demo`, {
    ...withoutScript,
    expected: /422/,
  });
  await fillBooking(page);
  await page.getByLabel('Phone', { exact: true }).fill('call me');
  await page.getByRole('button', { name: 'BOOK A DEMO' }).click();
  await page.getByText('Enter a phone number with 6 to 15 digits, like +880 1000 000000').waitFor();
});

test('the menus open and every technology is readable', async () => {
  const page = await visits.open(backend.url, withoutScript);
  await page.getByRole('banner').getByText('Company', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first().waitFor();
  for (const panel of await page.getByRole('tabpanel').all()) expect(await panel.isVisible()).toBe(true);
});
