import { bookButton, consentOf, fillBooking, receiptOf, stored } from '../support/demo-form';
import { siteUnderTest } from '../support/site';
import { phone, takeTime } from '../support/visitor';

const site = siteUnderTest();

async function leadWith(receipt: string) {
  return (await site.leads()).filter(({ id }) => id === receipt);
}

test('a visitor on a phone finds the product for their trade and books a demo that staff can read', async () => {
  const page = await site.open('/', phone);
  await page.getByRole('link', { name: 'Explore The Platform' }).click();
  await page.getByRole('searchbox', { name: /search/i }).fill('dokan');
  await page.getByRole('link', { name: 'Learn More about Point of Sale Software' }).click();
  await page.getByRole('heading', { level: 1, name: 'Point of Sale Software' }).waitFor();
  await fillBooking(page, { except: ['Product'] });
  await takeTime(page);
  await bookButton(page).click();
  const receipt = await receiptOf(page);
  expect(await leadWith(receipt)).toMatchObject([{ form: 'demo', status: 'new', fields: stored }]);
});

test('the form of a product page has that product chosen', async () => {
  const page = await site.open('/product/hospital-management-software');
  const product = page.getByLabel('Product', { exact: true });
  expect(await product.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
    'Hospital Management Software',
  );
});

test('the dialog opens from the header, hides the chat, books, and gives focus back when it closes', async () => {
  const page = await site.open('/');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  await dialog.getByRole('heading', { name: 'Reliable Software Advice' }).waitFor();
  expect(await page.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0);
  await fillBooking(dialog);
  await bookButton(dialog).click();
  const receipt = await receiptOf(dialog);
  expect(await leadWith(receipt)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: /WhatsApp/ }).waitFor();
});

test.each(['Request A Demo', 'Schedule a Demo'])('the home page opens the dialog from "%s"', async (name) => {
  const page = await site.open('/');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog', { name: 'Schedule a demo' }).waitFor();
});

test('after success the form is empty, the consent unticked and the message has the focus', async () => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  await bookButton(page).click();
  await receiptOf(page);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  expect(await page.getByLabel('Product', { exact: true }).inputValue()).toBe('');
  expect(await consentOf(page).isChecked()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
});

test('the button waits for the required fields and says which are missing', async () => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page, { except: ['Email', 'Country', 'Consent'] });
  expect(await bookButton(page).isDisabled()).toBe(true);
  await page.getByText('3 fields left: Email, Country, the consent box').waitFor();
});

test('a mistyped address gets its message at the field, and nothing is sent until it is right', async () => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('rehana@nowhere');
  await bookButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await summary.getByRole('link', { name: 'Enter an email address like name@example.com' }).click();
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await email.fill('rehana@nowhere.example');
  await bookButton(page).click();
  await receiptOf(page);
});

test('twenty clicks and Enter store one lead', async () => {
  const before = (await site.leads()).length;
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main button[type=submit]');
    for (let click = 0; click < 20; click += 1) button?.click();
    button?.form?.requestSubmit();
  });
  await receiptOf(page);
  expect((await site.leads()).length - before).toBe(1);
});

test('a whole booking is possible with the keyboard alone', async () => {
  const page = await site.open('/schedule-a-demo');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  const answers = ['Rehana Sample', 'Corner Grocery', '+8801000000000', 'rehana@example.com'];
  for (const answer of answers) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(answer);
  }
  for (const choice of ['Prop', 'Retail', '1-10', 'Point', 'Bangla', 'Word']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(choice);
  }
  for (const _optional of ['website', 'comment']) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const receipt = await receiptOf(page);
  expect(await leadWith(receipt)).toMatchObject([{ fields: stored }]);
});

test('a form filled by a program through its hidden field is set apart, not refused', async () => {
  const page = await site.open('/schedule-a-demo');
  await fillBooking(page);
  await page.locator('[name=fax_number]').evaluate((input: HTMLInputElement) => {
    input.value = '123';
  });
  await bookButton(page).click();
  const receipt = await receiptOf(page);
  expect(await leadWith(receipt)).toMatchObject([{ status: 'quarantined' }]);
});
