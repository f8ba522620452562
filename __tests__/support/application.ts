import type { Locator, Page } from '@playwright/test';
import { consentOf } from './demo-form';

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
  await scope.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await consentOf(scope).check();
}

export function applyButton(scope: Page | Locator): Locator {
  return scope.getByRole('button', { name: 'Apply Now', exact: true });
}

/** The smallest file that a reader of PDF opens. */
function pdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text);
}
