import type { Locator, Page } from '@playwright/test';
import { consentOf } from '../../kit/contract-form';
import { pdfOfSize } from '../../kit/pdf';

/** What an applicant types, by label. */
const applicant = {
  text: {
    Name: 'Rehana Sample',
    Email: 'rehana@example.com',
    Phone: '+880 1000 000000',
    Address: 'Dhaka',
  },
  choices: { Experience: 'Fresher', Education: 'Masters / MBA / MSC or Equivalent' },
};

/** Fills in an application, but for the position, which the page has chosen. */
export async function fillApplication(scope: Page | Locator): Promise<void> {
  for (const [label, text] of Object.entries(applicant.text)) await scope.getByLabel(label, { exact: true }).fill(text);
  for (const [label, choice] of Object.entries(applicant.choices))
    await scope.getByLabel(label, { exact: true }).selectOption({ label: choice });
  await scope
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdfOfSize(1_000, 'cv') });
  await consentOf(scope).check();
}

export function applyButton(scope: Page | Locator): Locator {
  return scope.getByRole('button', { name: 'Apply Now', exact: true });
}
