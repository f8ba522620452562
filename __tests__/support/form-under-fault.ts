import type { Page } from 'playwright-core';
import { formCameAlive, placedForms } from './contract-form';
import { fileField } from './sample-answers';
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

/** Lets the waits between attempts pass until `done`. */
export async function passTime(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 60 && !(await done()); step += 1) {
    await page.clock.runFor(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function leadsOf(site: SiteUnderTest, email: string): Promise<number> {
  return (await site.leads()).filter(({ fields }) => fields.email === email).length;
}
