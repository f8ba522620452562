import type { Locator, Page } from '@playwright/test';
import type { FieldDefinition, FormDefinition } from '../src/contract/form-definition';
import { forms } from '../src/contract/forms/all';
import { sampleText, shownLabel } from './answers';
import { builtPages } from './built-site';
import { pdfOfSize } from './pdf';
import { stir } from './wake';

/** A form of the contract, and a page of the finished site on which it stands. */
export interface PlacedForm {
  form: FormDefinition;
  /** Path of the page; undefined when no page has the form. */
  page: string | undefined;
}

/** Every form, found by its address in the pages; where several have it, the one with the shortest path. */
export function placedForms(): PlacedForm[] {
  const pages = builtPages().sort((a, b) => a.path.length - b.path.length);
  return forms.map((form) => {
    // Behind the origin of the backend, where that is not the site's own.
    const page = pages.find(({ html }) => new RegExp(`action="[^"]*${form.path}"`).test(html));
    return { form, page: page?.path };
  });
}

/** Fields that hold something else than a sample, or nothing. */
export interface Filling {
  /** Text by wire name. */
  text?: Record<string, string>;
  /** Wire names; `consent` for the box. */
  except?: readonly string[];
}

/** What was filled in, as it should be stored: text by wire name. */
export type Filled = Record<string, string>;

/** Fills in every field of the form, the optional ones too, as a visitor would. */
export async function fill(
  page: Page,
  form: FormDefinition,
  { text = {}, except = [] }: Filling = {},
): Promise<Filled> {
  const filled: Filled = {};
  const scope = formOn(page, form);
  for (const field of form.fields) {
    if (except.includes(field.name)) continue;
    const control = scope.getByLabel(shownLabel(field), { exact: true });
    if (field.kind === 'file') await control.setInputFiles(sampleFile(form));
    else if (field.kind === 'choice') {
      const [value = ''] = await control.selectOption({ index: 1 });
      filled[field.name] = value;
    } else {
      const typed = text[field.name] ?? sampleText(field) ?? '';
      await control.fill(typed);
      filled[field.name] = field.kind === 'phone' ? typed.replace(/[ -]/g, '') : typed;
    }
  }
  if (!except.includes('consent')) await consentOf(scope).check();
  return filled;
}

export function formOn(page: Page, { path }: FormDefinition): Locator {
  return page.locator(`form[action$="${path}"]`);
}

/** Brings the form near, and waits until its script has taken it over: until then it is a plain form. */
export async function formCameAlive(page: Page, form: FormDefinition): Promise<void> {
  await page.evaluate(stir);
  await formOn(page, form).scrollIntoViewIfNeeded();
  await page.locator(`form[action$="${form.path}"][novalidate]`).waitFor();
}

export function control(page: Page, form: FormDefinition, field: FieldDefinition): Locator {
  return formOn(page, form).getByLabel(shownLabel(field), { exact: true });
}

export function consentOf(scope: Page | Locator): Locator {
  return scope.getByRole('checkbox', { name: /I agree to receive other communications/ });
}

export function sendButton(page: Page, form: FormDefinition): Locator {
  return formOn(page, form).getByRole('button', { name: form.submitLabel, exact: true });
}

/** The receipt of the success message. */
export async function receiptOn(page: Page, form: FormDefinition): Promise<string> {
  return receiptIn(await receiptText(page, form.successMessage).textContent({ timeout: 60_000 }));
}

/** What stands around the success message. */
export function receiptText(scope: Page | Locator, message: string): Locator {
  return scope.getByRole('alert').filter({ hasText: message }).locator('..');
}

export function receiptIn(text: string | null): string {
  return /KS-[0-9A-Z]{10}/.exec(text ?? '')?.[0] ?? '';
}

/** A document as people attach it: a PDF of some pages, with a name that is not only ASCII. */
export function sampleFile({ name }: FormDefinition) {
  return { name: `কাজের বিবরণ ${name}.pdf`, mimeType: 'application/pdf', buffer: pdfOfSize(150_000, name) };
}

/** A file that no form takes. */
export const program = { name: 'invoice.pdf.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000') };
