import type { Page } from '@playwright/test';
import { fill, formCameAlive, formOn, placedForms, receiptOn, sampleFile, sendButton } from '../../kit/contract-form';
import type { FormDefinition } from '../../src/contract/form-definition';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

const standing = placedForms().flatMap(({ form, page }) =>
  page === undefined ? [] : [{ name: form.name, form, page }],
);
const sizes = { 'on a desk': { viewport: { width: 1280, height: 900 } }, 'on a phone': phone };
const cases = standing.flatMap((each) => Object.entries(sizes).map(([size, options]) => ({ ...each, size, options })));

for (const { name, form, page, size, options } of cases)
  test(`the ${name} form has no fault that axe finds in any state, ${size}`, async ({ site }) => {
    const visit = await site.arrive({ ...options, bypassCSP: true, expected: /Failed to load|could not be/ });
    await visit.goto(site.address(page));
    await formCameAlive(visit, form);
    const submission = `**${form.path}`;

    expect(await faultsOf(visit, 'empty')).toEqual([]);
    await fill(visit, form, { text: { email: 'nobody@nowhere' } });
    await sendButton(visit, form).click();
    await expect(visit.getByText('Please check these fields')).toBeVisible();
    expect(await faultsOf(visit, 'with errors')).toEqual([]);

    await formOn(visit, form).getByLabel('Email', { exact: true }).fill('ayesha@example.com');
    let answer: () => void = () => {};
    await visit.route(submission, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 500 });
    });
    await sendButton(visit, form).click();
    await expect(visit.getByRole('button', { name: form.busyLabel })).toBeVisible();
    expect(await faultsOf(visit, 'sending')).toEqual([]);
    answer();
    await expect(visit.getByText('Your request may not have arrived')).toBeVisible();
    expect(await faultsOf(visit, 'failed')).toEqual([]);

    await visit.unroute(submission);
    await visit.context().setOffline(true);
    await sendButton(visit, form).click();
    await expect(visit.getByText('You are offline.')).toBeVisible();
    expect(await faultsOf(visit, 'offline')).toEqual([]);
    await visit.context().setOffline(false);
    await receiptOn(visit, form);
    expect(await faultsOf(visit, 'sent')).toEqual([]);
  });

for (const { name, form, page } of standing) {
  test(`at 400 % zoom the ${name} form is one column and nothing is cut off`, async ({ site }) => {
    const visit = await site.open(page, { viewport: { width: 320, height: 256 } });
    await formCameAlive(visit, form);
    await fill(visit, form);
    expect(await visit.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const ends = await controlsOf(visit, form).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
  });

  test(`everything in the ${name} form is at least 44 px high on a phone`, async ({ site }) => {
    const visit = await site.open(page, phone);
    await formCameAlive(visit, form);
    await fill(visit, form);
    const heights = await controlsOf(visit, form).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test(`the ${name} form is filled in and sent with the keyboard alone`, async ({ site }) => {
    const visit = await site.open(page);
    // From the beginning, for the browser has to be told that somebody waits for its dialog.
    visit.on('filechooser', (picker) => void picker.setFiles(sampleFile(form)));
    await formCameAlive(visit, form);
    await formOn(visit, form)
      .getByLabel(form.fields[0]?.label ?? '', { exact: true })
      .focus();
    for (const field of form.fields) {
      await expect(visit.locator(':focus')).toHaveAttribute('name', field.name);
      if (field.kind === 'choice') await visit.keyboard.press('ArrowDown');
      else if (field.kind === 'file') await chooseByKeyboard(visit, form);
      else await visit.keyboard.type(field.kind === 'email' ? 'keys@example.com' : '0100 0000000');
      await visit.keyboard.press('Tab');
    }
    await visit.keyboard.press('Space');
    // Over the link to the privacy policy.
    await visit.keyboard.press('Tab');
    await visit.keyboard.press('Tab');
    await visit.keyboard.press('Enter');
    await receiptOn(visit, form);
  });
}

/** Opens the picker with the space bar; the focus is at the field afterwards, and Tab goes on over "Remove". */
async function chooseByKeyboard(visit: Page, form: FormDefinition) {
  await visit.keyboard.press('Space');
  await expect(formOn(visit, form).getByRole('button', { name: /^Remove/ })).toBeVisible();
  await visit.keyboard.press('Tab');
}

function controlsOf(visit: Page, form: FormDefinition) {
  return formOn(visit, form).locator(
    ':is(input[type=text], input[type=email], input[type=tel], input[type=file], select, textarea, button):not([aria-hidden] *)',
  );
}

async function faultsOf(visit: Page, state: string): Promise<string[]> {
  return (await axeFaults(visit, 'main')).map((fault) => `${state}: ${fault}`);
}
