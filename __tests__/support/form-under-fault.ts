import { expect, type Locator, type Page } from '@playwright/test';
import { fileField } from '../../kit/answers';
import { formCameAlive, placedForms } from '../../kit/contract-form';
import type { SiteUnderTest } from './site';

/** A form that requires a file has everything that a form can have. */
const fullest = placedForms().find(({ form }) => form.fields.some(({ kind, required }) => kind === 'file' && required));
if (!fullest?.page) throw new Error('No page has a form that requires a file');

export const form = fullest.form;
export const file = fileField(form);
export const address = fullest.page;

/** The requests in which it is sent. */
export const submission = `**${form.path}`;

/** What the console says of the faults that tests provoke. */
export const faults = /Failed to load resource|net::ERR|could not be sent/;

/** A fresh visitor on the page of the form, which has come to life. */
export async function visitForm(site: SiteUnderTest): Promise<Page> {
  const page = await site.open(address, { expected: faults });
  await formCameAlive(page, form);
  return page;
}

/** Lets the waits between attempts pass, by the clock of the page, until this is seen. */
export async function passTime(page: Page, seen: Locator): Promise<void> {
  for (let second = 0; second < 60 && !(await seen.isVisible()); second += 1) {
    await page.clock.runFor(1000);
    // The attempt itself takes real time.
    await seen.waitFor({ timeout: 50 }).catch(() => {});
  }
  await expect(seen).toBeVisible();
}
