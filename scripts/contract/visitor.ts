import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { sentText } from '../../kit/answers';
import { type Filled, fill, formOn } from '../../kit/contract-form';
import type { FormDefinition } from '../../src/contract/form-definition';

interface Ways {
  withoutFile?: boolean;
  withoutScript?: boolean;
}

/** Fills in everything, as in `fill`. */
export function fillIn(page: Page, form: FormDefinition, { withoutFile, withoutScript }: Ways): Promise<Filled> {
  const except = form.fields.filter(({ kind }) => withoutFile && kind === 'file').map(({ name }) => name);
  return fill(page, form, { except, text: withoutScript ? plainPhones(form) : {} });
}

/** Only the script takes the blanks out of a number. */
function plainPhones({ fields }: FormDefinition): Record<string, string> {
  const phones = fields.filter(({ kind }) => kind === 'phone');
  return Object.fromEntries(phones.map((field) => [field.name, sentText(field)]));
}

/** Waits until the visitor is told this, and looks at what the form holds then. */
export async function told(page: Page, form: FormDefinition, message: string, contents: string[]): Promise<string[]> {
  await page.getByRole('alert').filter({ hasText: message }).waitFor({ timeout: 15_000 });
  // Time for attempts that nobody may make.
  await page.waitForTimeout(3000);
  const now = await contentsOf(page, form);
  return isDeepStrictEqual(now, contents) ? [] : [`After "${message}" the form held ${JSON.stringify(now)}`];
}

/** Text, choices, names of files and the consent, as the controls show them. */
export async function contentsOf(page: Page, form: FormDefinition): Promise<string[]> {
  const shown = formOn(page, form).locator('input:not([type=hidden], [type=checkbox]), select, textarea');
  // By its kind, since the receipt takes the place of the form, and nobody finds it by its role then.
  const consented = await formOn(page, form).locator('input[type=checkbox]').isChecked();
  return [
    ...(await shown.evaluateAll((controls) =>
      controls.map((control) => ('value' in control ? String(control.value) : '')),
    )),
    consented ? 'consent' : '',
  ];
}
