import type { Page, Route } from 'playwright-core';
import { demo } from '../../src/contract/forms/demo';
import { hire } from '../../src/contract/forms/hire';
import { control, fill, formCameAlive, formOn, receiptOn, sampleFile, sendButton } from '../support/contract-form';
import { bookButton, fillBooking, receiptOf } from '../support/demo-form';
import { faults } from '../support/form-under-fault';
import { fileField } from '../support/sample-answers';
import { siteUnderTest } from '../support/site';

const site = siteUnderTest();
const submission = `**${hire.path}`;
const service = hire.fields.find(({ name }) => name === 'service');
if (!service) throw new Error('Nobody is chosen in the form that hires');

test('what was asked for and failed is found again, with its file, after something else was asked for', async () => {
  const email = 'two-requests@faults.example';
  const page = await fillInFor('laravel-developer', email);
  await page.route(submission, (route) => route.fulfill({ status: 500 }));
  await sendButton(page, hire).click();
  await page.getByText('Your request may not have arrived').waitFor();
  await page.unroute(submission);

  await askFor(page, 'ui-designer');
  await page.getByRole('link', { name: 'Go back to the form' }).waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await formOn(page, hire).getByRole('checkbox').check();
  await control(page, hire, fileField(hire)).setInputFiles(sampleFile(hire));
  await sendButton(page, hire).click();
  await receiptOn(page, hire);

  await page.getByRole('link', { name: 'Go back to the form' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await receiptOn(page, hire);
  const leads = await leadsOf(email);
  expect(leads.map(({ fields }) => fields.service).sort()).toEqual(['laravel-developer', 'ui-designer']);
  expect(leads.every(({ attachment }) => attachment !== null)).toBe(true);
});

test('what failed is named on every page after a reload too, and is sent once from there', async () => {
  const email = 'after-reload@faults.example';
  const page = await fillInFor('laravel-developer', email);
  await page.route(submission, (route) => route.fulfill({ status: 500 }));
  await sendButton(page, hire).click();
  await page.getByText('Your request may not have arrived').waitFor();
  await page.unroute(submission);

  await page.goto(site.address('/faqs'));
  await page.getByText('Your hiring request for Laravel Developer may not have arrived.').waitFor();
  await page.getByRole('link', { name: 'Go back to the form' }).click();
  await page.getByText('This may have arrived already.').waitFor();
  expect(await page.getByRole('link', { name: 'Go back to the form' }).count()).toBe(0);
  await formOn(page, hire).getByRole('checkbox').check();
  await control(page, hire, fileField(hire)).setInputFiles(sampleFile(hire));
  await sendButton(page, hire).click();
  await receiptOn(page, hire);
  expect(await leadsOf(email)).toMatchObject([{ fields: { service: 'laravel-developer' } }]);
});

test('what is being sent stays what it was when something else is asked for meanwhile', async () => {
  const email = 'while-sending@faults.example';
  const page = await fillInFor('laravel-developer', email);
  const answer = await holdBack(page, (route) => route.continue());
  await sendButton(page, hire).click();
  await page.getByRole('button', { name: hire.busyLabel }).waitFor();

  await askFor(page, 'ui-designer');
  const news = page.getByRole('status').filter({ hasText: 'Your hiring request for Laravel Developer' });
  await news.filter({ hasText: 'is still being sent' }).waitFor();
  answer();
  await news.filter({ hasText: 'has been sent. Reference number KS-' }).waitFor();
  expect(await page.getByText(hire.successMessage).count()).toBe(0);
  expect(await control(page, hire, service).inputValue()).toBe('ui-designer');
  expect(await leadsOf(email)).toMatchObject([{ fields: { service: 'laravel-developer' } }]);
});

test('a file that is dropped while it is being sent changes nothing', async () => {
  const email = 'dropped@faults.example';
  const page = await fillInFor('laravel-developer', email);
  const answer = await holdBack(page, (route) => route.fulfill({ status: 500 }));
  await sendButton(page, hire).click();
  await page.getByRole('button', { name: hire.busyLabel }).waitFor();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  await control(page, hire, fileField(hire)).dispatchEvent('drop', { dataTransfer: transfer });
  answer();
  await page.getByText('Your request may not have arrived').waitFor();
  expect(await page.getByText(/^dropped\.pdf/).count()).toBe(0);
});

test('a form and the dialog that asks for the same show one request, which is stored once', async () => {
  const page = await site.open('/product/point-of-sales-software', { expected: faults });
  const form = page.locator('#book-a-demo');
  await form.locator('form[novalidate]').waitFor();
  await fillBooking(form, { except: ['Email'] });
  await form.getByLabel('Email', { exact: true }).fill('two-forms@faults.example');
  const answer = await holdBack(page, (route) => route.continue(), demo);
  await bookButton(form).click();
  await form.getByRole('button', { name: demo.busyLabel }).waitFor();

  await page.locator('header').getByRole('link', { name: 'Schedule a demo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await dialog.getByRole('button', { name: demo.busyLabel }).waitFor();
  expect(await dialog.getByText('This may have arrived already.').count()).toBe(0);
  const seen = await page.evaluate(() => window.scrollY);
  answer();
  const receipt = await receiptOf(dialog);
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  expect(await page.evaluate(() => window.scrollY)).toBe(seen);

  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await form.getByRole('alert').textContent()).toContain(receipt);
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  expect(await leadsOf('two-forms@faults.example')).toMatchObject([{ fields: { product: '1' } }]);
});

test.each([
  ['receipt', (route: Route) => route.continue(), demo.successMessage],
  ['failure', (route: Route) => route.fulfill({ status: 500 }), 'Your request may not have arrived'],
])('a %s that comes while the dialog asks whether to close has the focus, in sight', async (_, how, words) => {
  const page = await site.open('/faqs', { expected: faults });
  await page.locator('header').getByRole('link', { name: 'Schedule a demo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await dialog.locator('form[novalidate]').waitFor();
  await fillBooking(dialog);
  const answer = await holdBack(page, how, demo);
  await bookButton(dialog).click();
  await dialog.getByRole('button', { name: demo.busyLabel }).waitFor();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close this window?' });
  await question.waitFor();
  answer();
  await question.waitFor({ state: 'detached' });
  await page.locator(':focus', { hasText: words }).waitFor();
  const place = await page.locator(':focus').boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(0);
  expect(place?.y).toBeLessThan(300);
});

test('whoever sends a dialog by the keyboard stays in it while it is being sent, and then reads the receipt', async () => {
  const page = await site.open('/faqs', { expected: faults });
  await page.locator('header').getByRole('link', { name: 'Schedule a demo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await dialog.locator('form[novalidate]').waitFor();
  await fillBooking(dialog);
  const answer = await holdBack(page, (route) => route.continue(), demo);
  await dialog.getByLabel('Name', { exact: true }).press('Enter');
  const busy = dialog.getByRole('button', { name: demo.busyLabel });
  await busy.waitFor();
  expect(await busy.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await dialog.locator(':focus').waitFor();
  answer();
  await receiptOf(dialog);
  await page.locator(':focus', { hasText: demo.successMessage }).waitFor();
});

async function fillInFor(wanted: string, email: string): Promise<Page> {
  const page = await site.open(`/hiring?service=${wanted}`, { expected: faults });
  await formCameAlive(page, hire);
  await fill(page, hire, { text: { email }, except: ['service'] });
  expect(await control(page, hire, service ?? fileField(hire)).inputValue()).toBe(wanted);
  return page;
}

/** Lets the request wait; returns what ends that. */
async function holdBack(page: Page, how: (route: Route) => Promise<void>, { path } = hire): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await asked;
    await how(route);
  });
  return answer;
}

/** By the menu, without loading the page anew. */
async function askFor(page: Page, wanted: string): Promise<void> {
  await page.locator(`header a[href="/hiring?service=${wanted}"]`).dispatchEvent('click');
  await page.waitForURL(`**/hiring?service=${wanted}`);
}

async function leadsOf(email: string) {
  return (await site.leads()).filter(({ fields }) => fields.email === email);
}
