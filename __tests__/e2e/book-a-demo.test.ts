import type { Locator } from '@playwright/test';
import { consentOf } from '../../kit/contract-form';
import { bookButton, fillBooking, receiptOf, stored } from '../support/demo-form';
import { expect, type SiteUnderTest, test } from '../support/site';
import { phone, takeTime } from '../support/visitor';

test('a visitor on a phone finds the product for their trade and books a demo that staff can read', async ({
  site,
}) => {
  const page = await site.open('/', phone);
  await page.getByRole('link', { name: 'Explore The Platform' }).click();
  await page.getByRole('searchbox', { name: /search/i }).fill('dokan');
  await page.getByRole('link', { name: 'Learn More about Point of Sale Software' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Point of Sale Software' })).toBeVisible();
  await fillBooking(page, { except: ['Product'] });
  await takeTime(page);
  await bookButton(page).click();
  const receipt = await receiptOf(page);
  expect(await leadWith(site, receipt)).toMatchObject([{ form: 'demo', status: 'new', fields: stored }]);
});

test('whoever is led to a missing field sees its label, which nothing covers', async ({ site }) => {
  const page = await site.open('/product/clinic-management-software', {
    ...phone,
    viewport: { width: 360, height: 640 },
    // As most have it: pages scroll smoothly.
    reducedMotion: 'no-preference',
  });
  const form = page.locator('#book-a-demo');
  const place = () => page.evaluate(() => window.scrollY);
  for (const name of ['Name', 'Role', 'Email']) {
    await form.getByRole('status').getByRole('link', { name, exact: true }).tap();
    await expect(form.getByRole('textbox', { name }).or(form.getByRole('combobox', { name })).first()).toBeFocused();
    for (let before = Number.NaN; before !== (await place()); await page.waitForTimeout(200)) before = await place();
    const label = form.getByText(name, { exact: true }).and(page.locator('label'));
    expect(await label.evaluate(isUncovered), name).toBe(true);
  }
});

/** In the page. */
function isUncovered(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 2, top + height / 2));
}

test('the form of a product page has that product chosen', async ({ site }) => {
  const page = await site.open('/product/hospital-management-software');
  const product = page.getByLabel('Product', { exact: true });
  await expect(product.locator('option:checked')).toHaveText('Hospital Management Software');
});

test('the dialog opens from the header, hides the chat, books, and gives focus back when it closes', async ({
  site,
}) => {
  const page = await site.open('/');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await expect(dialog.getByRole('heading', { name: 'Reliable Software Advice' })).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await fillBooking(dialog);
  await bookButton(dialog).click();
  const receipt = await receiptOf(dialog);
  expect(await leadWith(site, receipt)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

for (const name of ['Request A Demo', 'Schedule a Demo'])
  test(`the home page opens the dialog from "${name}"`, async ({ site }) => {
    const page = await site.open('/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
  });

test('after success the form is empty, the consent unticked and the message has the focus', async ({ site }) => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  await bookButton(page).click();
  await receiptOf(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('');
  await expect(page.locator(':focus')).toHaveRole('alert');
  await page.getByRole('button', { name: 'Fill it in again' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(consentOf(page)).not.toBeChecked();
});

test('after success the page confirms and invites no more, and the list of what follows begins with the next step', async ({
  site,
}) => {
  const page = await site.open('/schedule-a-demo');
  const main = page.getByRole('main');
  const [invitation, first] = [main.getByText('Tell us who you are'), main.getByText('You get a reference number')];
  await expect(invitation.and(page.locator(':visible'))).toHaveCount(1);
  await fillBooking(page);
  await expect(first).toBeVisible();
  await bookButton(page).click();
  await receiptOf(page);
  await expect(invitation).toBeHidden();
  await expect(first).toBeHidden();
  const steps = main.getByRole('complementary', { name: 'What happens next' });
  await expect(steps.getByRole('heading', { level: 3 }).and(page.locator(':visible')).first()).toHaveText(
    'We read what you wrote',
  );
  const sentence = main.getByRole('alert');
  const sizeOf = (part: Locator) => part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await sizeOf(sentence)).toBeGreaterThanOrEqual(await sizeOf(steps.getByRole('heading', { level: 2 })));
  const link = main.getByRole('link', { name: 'Read about the products' });
  expect((await link.boundingBox())?.x).toBe((await sentence.boundingBox())?.x);
});

test('the button waits for the required fields and says which are missing', async ({ site }) => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page, { except: ['Email', 'Industry', 'Consent'] });
  await expect(bookButton(page)).toBeDisabled();
  await expect(page.getByText('3 fields left: Email, Industry, the consent box')).toBeVisible();
});

test('a mistyped address gets its message at the field, and nothing is sent until it is right', async ({ site }) => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('rehana@nowhere');
  await bookButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await summary.getByRole('link', { name: 'Enter an email address like name@example.com' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('rehana@nowhere.example');
  await bookButton(page).click();
  await receiptOf(page);
});

test('twenty clicks and Enter store one lead', async ({ site }) => {
  const email = 'clicks@demo.example';
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page, { email });
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main button[type=submit]');
    for (let click = 0; click < 20; click += 1) button?.click();
    button?.form?.requestSubmit();
  });
  await receiptOf(page);
  expect(await site.leads(email)).toHaveLength(1);
});

test('a whole booking is possible with the keyboard alone', async ({ site }) => {
  const page = await site.open('/schedule-a-demo');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  // In the order of the form; the website and the comment are left out.
  const aboutHer = ['Rehana Sample', '+8801000000000', 'rehana@example.com', 'Prop'];
  const herBusiness = ['Corner Grocery', 'Retail', '1-10', 'Bangla', ''];
  const herDemo = ['Point', 'Word', ''];
  for (const answer of [...aboutHer, ...herBusiness, ...herDemo]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(answer);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const receipt = await receiptOf(page);
  expect(await leadWith(site, receipt)).toMatchObject([{ fields: stored }]);
});

test('a form filled by a program through its hidden field is set apart, not refused', async ({ site }) => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  await page.locator('[name=fax_number]').evaluate((input: HTMLInputElement) => {
    input.value = '123';
  });
  await bookButton(page).click();
  const receipt = await receiptOf(page);
  expect(await leadWith(site, receipt)).toMatchObject([{ status: 'quarantined' }]);
});

async function leadWith(site: SiteUnderTest, receipt: string) {
  return (await site.leads()).filter(({ id }) => id === receipt);
}
