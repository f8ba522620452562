import type { Page, Route } from '@playwright/test';
import { fileField } from '../../kit/answers';
import { control, fill, formCameAlive, formOn, receiptOn, sampleFile, sendButton } from '../../kit/contract-form';
import { demo } from '../../src/contract/forms/demo';
import { hire } from '../../src/contract/forms/hire';
import { bookButton, fillBooking, receiptOf } from '../support/demo-form';
import { faults } from '../support/form-under-fault';
import { expect, type SiteUnderTest, test } from '../support/site';

const submission = `**${hire.path}`;
const service = hire.fields.find(({ name }) => name === 'service');
if (!service) throw new Error('Nobody is chosen in the form that hires');

test('what was asked for and failed is found again, with its file, after something else was asked for', async ({
  site,
}) => {
  const email = 'two-requests@faults.example';
  const page = await fillInFor(site, 'laravel-developer', email);
  await page.route(submission, (route) => route.fulfill({ status: 500 }));
  await sendButton(page, hire).click();
  await expect(page.getByText('Your request may not have arrived')).toBeVisible();
  await page.unroute(submission);

  await askFor(page, 'ui-designer');
  await expect(page.getByRole('link', { name: 'Go back to the form' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await formOn(page, hire).getByRole('checkbox').check();
  await control(page, hire, fileField(hire)).setInputFiles(sampleFile(hire));
  await sendButton(page, hire).click();
  await receiptOn(page, hire);

  await page.getByRole('link', { name: 'Go back to the form' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await receiptOn(page, hire);
  const leads = await site.leads(email);
  expect(leads.map(({ fields }) => fields.service).sort()).toEqual(['laravel-developer', 'ui-designer']);
  expect(leads.every(({ attachment }) => attachment !== null)).toBe(true);
});

test('the number of what was stored is found again after a reload, and in no other tab', async ({ site }) => {
  const page = await fillInFor(site, 'laravel-developer', 'reload@receipts.example');
  await sendButton(page, hire).click();
  const receipt = await receiptOn(page, hire);
  await page.reload();
  await expect(
    page.getByText(`We have your ${hire.noun} for Laravel Developer. Its reference number is ${receipt}.`),
  ).toBeVisible();
  const another = await page.context().newPage();
  await another.goto(page.url());
  await formCameAlive(another, hire);
  await expect(another.getByText('We have your')).toHaveCount(0);
});

test('what failed is named on every page after a reload too, and is sent once from there', async ({ site }) => {
  const email = 'after-reload@faults.example';
  const page = await fillInFor(site, 'laravel-developer', email);
  await page.route(submission, (route) => route.fulfill({ status: 500 }));
  await sendButton(page, hire).click();
  await expect(page.getByText('Your request may not have arrived')).toBeVisible();
  await page.unroute(submission);

  await page.goto(site.address('/faqs'));
  await expect(page.getByText('Your hiring request for Laravel Developer may not have arrived.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the form' }).click();
  await expect(page.getByText('This may have arrived already.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go back to the form' })).toHaveCount(0);
  await formOn(page, hire).getByRole('checkbox').check();
  await control(page, hire, fileField(hire)).setInputFiles(sampleFile(hire));
  await sendButton(page, hire).click();
  await receiptOn(page, hire);
  expect(await site.leads(email)).toMatchObject([{ fields: { service: 'laravel-developer' } }]);
});

test('what is being sent stays what it was when something else is asked for meanwhile', async ({ site }) => {
  const email = 'while-sending@faults.example';
  const page = await fillInFor(site, 'laravel-developer', email);
  const answer = await holdBack(page, (route) => route.continue());
  await sendButton(page, hire).click();
  await expect(page.getByRole('button', { name: hire.busyLabel })).toBeVisible();

  await askFor(page, 'ui-designer');
  const notice = page.getByRole('status').filter({ hasText: 'Your hiring request for Laravel Developer' });
  await expect(notice.filter({ hasText: 'is still being sent' })).toBeVisible();
  answer();
  await expect(notice.filter({ hasText: 'has been sent. Reference number KS-' })).toBeVisible();
  await expect(page.getByText(hire.successMessage)).toHaveCount(0);
  await expect(control(page, hire, service)).toHaveValue('ui-designer');
  expect(await site.leads(email)).toMatchObject([{ fields: { service: 'laravel-developer' } }]);
});

test('a file that is dropped while it is being sent changes nothing', async ({ site }) => {
  const email = 'dropped@faults.example';
  const page = await fillInFor(site, 'laravel-developer', email);
  const answer = await holdBack(page, (route) => route.fulfill({ status: 500 }));
  await sendButton(page, hire).click();
  await expect(page.getByRole('button', { name: hire.busyLabel })).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  await control(page, hire, fileField(hire)).dispatchEvent('drop', { dataTransfer: transfer });
  answer();
  await expect(page.getByText('Your request may not have arrived')).toBeVisible();
  await expect(page.getByText(/^dropped\.pdf/)).toHaveCount(0);
});

test('a form and the dialog that asks for the same show one request, which is stored once', async ({ site }) => {
  const page = await site.open('/product/point-of-sales-software', { expected: faults });
  const form = page.locator('#book-a-demo');
  await expect(form.locator('form[novalidate]')).toBeVisible();
  await fillBooking(form, { except: ['Email'] });
  await form.getByLabel('Email', { exact: true }).fill('two-forms@faults.example');
  const answer = await holdBack(page, (route) => route.continue(), demo);
  await bookButton(form).click();
  await expect(form.getByRole('button', { name: demo.busyLabel })).toBeVisible();

  await page.locator('header').getByRole('link', { name: 'Schedule a demo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(dialog.getByRole('button', { name: demo.busyLabel })).toBeVisible();
  await expect(dialog.getByText('This may have arrived already.')).toHaveCount(0);
  const seen = await page.evaluate(() => window.scrollY);
  answer();
  const receipt = await receiptOf(dialog);
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => window.scrollY)).toBe(seen);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(form.getByText(receipt)).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
  expect(await site.leads('two-forms@faults.example')).toMatchObject([{ fields: { product: '1' } }]);
});

for (const [what, how, words] of [
  ['receipt', (route: Route) => route.continue(), demo.successMessage],
  ['failure', (route: Route) => route.fulfill({ status: 500 }), 'Your request may not have arrived'],
] as const)
  test(`a ${what} that comes while the dialog asks whether to close has the focus, in sight`, async ({ site }) => {
    const page = await site.open('/faqs', { expected: faults });
    await page.locator('header').getByRole('link', { name: 'Schedule a demo' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
    await expect(dialog.locator('form[novalidate]')).toBeVisible();
    await fillBooking(dialog);
    const answer = await holdBack(page, how, demo);
    await bookButton(dialog).click();
    await expect(dialog.getByRole('button', { name: demo.busyLabel })).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close this window?' });
    await expect(question).toBeVisible();
    answer();
    await expect(question).toHaveCount(0);
    await expect(page.locator(':focus', { hasText: words })).toBeVisible();
    await expect.poll(async () => (await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect((await page.locator(':focus').boundingBox())?.y).toBeLessThan(300);
  });

test('whoever sends a dialog by the keyboard stays in it while it is being sent, and then reads the receipt', async ({
  site,
}) => {
  const page = await site.open('/faqs', { expected: faults });
  await page.locator('header').getByRole('link', { name: 'Schedule a demo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await fillBooking(dialog);
  const answer = await holdBack(page, (route) => route.continue(), demo);
  await dialog.getByLabel('Name', { exact: true }).press('Enter');
  const busy = dialog.getByRole('button', { name: demo.busyLabel });
  await expect(busy).toBeVisible();
  await expect(busy).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
  answer();
  await receiptOf(dialog);
  await expect(page.locator(':focus', { hasText: demo.successMessage })).toBeVisible();
});

async function fillInFor(site: SiteUnderTest, wanted: string, email: string): Promise<Page> {
  const page = await site.open(`/hiring?service=${wanted}`, { expected: faults });
  await formCameAlive(page, hire);
  await fill(page, hire, { text: { email }, except: ['service'] });
  await expect(control(page, hire, service ?? fileField(hire))).toHaveValue(wanted);
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
