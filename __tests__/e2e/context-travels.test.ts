import type { Locator, Page } from '@playwright/test';
import { receiptIn, receiptText } from '../../kit/contract-form';
import { cameAlive } from '../../kit/wake';
import type { FormDefinition } from '../../src/contract/form-definition';
import { demo } from '../../src/contract/forms/demo';
import { hire } from '../../src/contract/forms/hire';
import { orderOf } from '../../src/contract/forms/order';
import { partner } from '../../src/contract/forms/partner';
import { expect, type SiteUnderTest, test } from '../support/site';

test('from the header of a product page, the demo that is stored is of that product', async ({ site }) => {
  const page = await site.open('/product/parking-management-software');
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  expect(await send(site, dialog, demo)).toMatchObject({ product: '6' });
});

test('from the link of a product page in a new tab, too', async ({ site }) => {
  const page = await site.open('/schedule-a-demo?product=parking-management-software');
  expect(await send(site, page, demo)).toMatchObject({ product: '6' });
});

test('from the filtered catalogue, the demo that is stored names the industry', async ({ site }) => {
  const page = await site.open('/products');
  await page.getByRole('main').getByRole('link', { name: 'Garments Industry' }).click();
  await expect(page.getByText(/for Garments Industry/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
  expect(await send(site, dialog, demo)).toMatchObject({ business_industries: '3' });
});

test('from a product page, the partner who is stored wants to sell that product', async ({ site }) => {
  const page = await site.open('/product/parking-management-software');
  await page.getByRole('main').getByRole('link', { name: 'Become A Partner' }).click();
  await expect(page.getByRole('heading', { name: 'Partner Facilities' })).toBeVisible();
  expect(await send(site, page, partner)).toMatchObject({ solution: 'Parking Management Software' });
});

test('from a role on the page of a service, the request that is stored asks for that role', async ({ site }) => {
  const page = await site.open('/services/apps-development');
  await page.getByRole('main').getByRole('link', { name: 'Flutter Developer' }).click();
  await expect(page.getByRole('heading', { name: 'Get For Free' })).toBeVisible();
  expect(await send(site, page, hire)).toMatchObject({ service: 'flutter-developer' });
});

test('from a whole service, the request that is stored names it', async ({ site }) => {
  const page = await site.open('/services/ui-ux-design');
  await page.getByRole('main').getByRole('link', { name: 'Share your Requirements' }).click();
  await expect(page.getByRole('heading', { name: 'Get For Free' })).toBeVisible();
  expect(await send(site, page, hire)).toMatchObject({ comment: 'Service: UI/UX Design' });
});

test('from a hosting plan, the order that is stored names plan and price; what belongs to the form goes with it', async ({
  site,
}) => {
  const page = await site.open('/hosting');
  await page.getByRole('link', { name: 'Order Now Startup-2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Startup-2, ৳2,500 / year' })).toBeVisible();
  const belongings = [page.getByRole('heading', { name: 'Your details' }), page.getByText('Or order by')];
  for (const one of belongings) await expect(one).toBeVisible();
  expect(await send(site, page, order)).toMatchObject({
    subject: 'Hosting plan: Startup-2, ৳2,500 / year',
    message: 'Sample',
  });
  for (const one of belongings) await expect(one).toBeHidden();
  await expect(page.getByText(/^You have ordered/)).toHaveText('You have ordered Startup-2, ৳2,500 / year.');
  await page.getByRole('button', { name: 'Fill it in again' }).click();
  for (const one of belongings) await expect(one).toBeVisible();
});

test('a message and an order keep to themselves what was typed; another plan takes over what the first one had', async ({
  site,
}) => {
  const page = await site.open('/hosting/startup-2');
  const go = async (path: string) => {
    await page.goto(site.address(path));
    await cameAlive(page);
  };
  await go('/contact');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Message' }).fill('I want my money back.');
  await go('/hosting/vps-6');
  await expect(page.getByLabel('Domain name')).toHaveValue('');
  await page.getByLabel('Domain name').fill('example.com.bd');
  await go('/hosting/startup-2');
  await expect(page.getByLabel('Domain name')).toHaveValue('example.com.bd');
  await go('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I want my money back.');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('without a script, a plan is ordered by its name and price as well', async ({ site }) => {
  const page = await site.open('/hosting', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Order Now VPS-6' }).click();
  const vps = orderOf({ name: 'VPS-6', summary: '', subject: '' });
  await complete(page, vps);
  await page.getByRole('button', { name: 'ORDER VPS-6', exact: true }).click();
  await page.waitForURL(/\/thank-you\/order\?receipt=KS-/);
  const fields = await fieldsOf(site, new URL(page.url()).searchParams.get('receipt'));
  expect(fields).toMatchObject({ subject: 'Hosting plan: VPS-6, ৳3,500 / month', phone: '+8801000000000' });
  await expect(page.getByRole('heading', { level: 1, name: order.successMessage })).toBeInViewport();
  await expect(page.getByText(/^You have ordered/).filter({ visible: true })).toHaveText(
    'You have ordered VPS-6, ৳3,500 / month.',
  );
});

test('without a script, the form of a product page has its product chosen', async ({ site }) => {
  const page = await site.open('/product/parking-management-software', { javaScriptEnabled: false });
  await complete(page, demo);
  await page.getByRole('button', { name: demo.submitLabel, exact: true }).click();
  await page.waitForURL(/\/thank-you\/demo\?receipt=KS-/);
  const receipt = new URL(page.url()).searchParams.get('receipt');
  expect(await fieldsOf(site, receipt)).toMatchObject({ product: '6' });
  await expect(page.getByRole('main')).toContainText(`Your reference number is ${receipt}.`, { useInnerText: true });
});

const order = orderOf({ name: 'Startup-2', summary: '', subject: '' });

type Scope = Page | Locator;

/** Fills in what is still empty, sends, and returns the fields of the lead. */
async function send(
  site: SiteUnderTest,
  scope: Scope,
  form: FormDefinition,
): Promise<Record<string, string> | undefined> {
  await complete(scope, form);
  await scope.getByRole('button', { name: form.submitLabel, exact: true }).click();
  const text = await receiptText(scope, form.successMessage).textContent({ timeout: 60_000 });
  return fieldsOf(site, receiptIn(text));
}

async function fieldsOf(site: SiteUnderTest, receipt: string | null): Promise<Record<string, string> | undefined> {
  return (await site.leads()).find(({ id }) => id === receipt)?.fields;
}

const samples: Record<string, string> = { email: 'rehana@example.com', phone: '+880 1000 000000' };

/** Fills in what is required and still empty, as somebody would who finds part of the form filled in. */
async function complete(scope: Scope, form: FormDefinition): Promise<void> {
  for (const { label, kind, required, fixed } of form.fields) {
    if (!required || fixed !== undefined) continue;
    const control = scope.getByLabel(label, { exact: true });
    if ((await control.inputValue()) !== '') continue;
    if (kind === 'choice') await control.selectOption({ index: 1 });
    else await control.fill(samples[kind] ?? 'Sample');
  }
  await scope.getByRole('checkbox', { name: /I agree to receive other communications/ }).check();
}
