import { applyButton, fillApplication } from '../support/application';
import { siteUnderTest } from '../support/site';

const site = siteUnderTest();
const position = 'UI/UX Designer';
const submitted = 'Your application has been submitted.';

test('an applicant applies in the popup, through a failure to success, and loses nothing (R-JOIN-09, 10)', async () => {
  const before = (await site.leads()).length;
  const page = await site.open('/join-team?job=103', { expected: /Failed to load resource|could not be sent/ });
  await page.getByRole('tabpanel').getByRole('link', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply for ${position}` });
  await fillApplication(dialog);
  expect(await dialog.getByLabel('Position', { exact: true }).inputValue()).toBe(position);

  await page.route('**/api/application-store', (route) => route.fulfill({ status: 500 }));
  await applyButton(dialog).click();
  await dialog.getByText('Your request may not have arrived').waitFor();
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Rehana Sample');

  await page.unroute('**/api/application-store');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByText(submitted).waitFor();
  const leads = await site.leads();
  expect(leads.length - before).toBe(1);
  expect(leads.at(0)?.fields.apply_for ?? leads.at(-1)?.fields.apply_for).toBe(position);

  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await dialog.isVisible()).toBe(false);
});

test('an applicant applies on the page of the job', async () => {
  const page = await site.open('/join-team/ui-ux-designer-103');
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await fillApplication(page);
  expect(await page.getByLabel('Position', { exact: true }).inputValue()).toBe(position);
  await applyButton(page).click();
  await page.getByText(submitted).waitFor();
});

test('an applicant applies without JavaScript', async () => {
  const page = await site.open('/join-team/ui-ux-designer-103', { javaScriptEnabled: false });
  await fillApplication(page);
  await applyButton(page).click();
  await page.getByRole('heading', { level: 1, name: submitted }).waitFor();
});
