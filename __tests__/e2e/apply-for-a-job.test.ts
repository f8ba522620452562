import { applyButton, fillApplication } from '../support/application';
import { expect, test } from '../support/site';

const position = 'UI/UX Designer';
const submitted = 'Your application has been submitted.';

test('an applicant applies in the popup, through a failure to success, and loses nothing (R-JOIN-09, 10)', async ({
  site,
}) => {
  const before = (await site.leads()).length;
  const page = await site.open('/join-team?job=103', { expected: /Failed to load resource|could not be sent/ });
  await page.getByRole('tabpanel').getByRole('link', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply for ${position}` });
  await fillApplication(dialog);
  await expect(dialog.getByLabel('Position', { exact: true })).toHaveValue(position);

  await page.route('**/api/application-store', (route) => route.fulfill({ status: 500 }));
  await applyButton(dialog).click();
  await expect(dialog.getByText('Your request may not have arrived')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Rehana Sample');

  await page.unroute('**/api/application-store');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText(submitted)).toBeVisible();
  const leads = await site.leads();
  expect(leads.length - before).toBe(1);
  expect(leads.at(0)?.fields.apply_for ?? leads.at(-1)?.fields.apply_for).toBe(position);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('an applicant applies on the page of the job', async ({ site }) => {
  const page = await site.open('/join-team/ui-ux-designer-103');
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await fillApplication(page);
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue(position);
  await applyButton(page).click();
  await expect(page.getByText(submitted)).toBeVisible();
});

test('an applicant applies without JavaScript', async ({ site }) => {
  const page = await site.open('/join-team/ui-ux-designer-103', { javaScriptEnabled: false });
  await fillApplication(page);
  await applyButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: submitted })).toBeVisible();
});
