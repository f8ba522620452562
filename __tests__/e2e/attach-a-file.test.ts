import { rmSync, writeFileSync } from 'node:fs';
import { control, fill, formCameAlive, formOn, receiptOn, sampleFile, sendButton } from '../../kit/contract-form';
import { application } from '../../src/contract/forms/application';
import { faults, file, form, visitForm } from '../support/form-under-fault';
import { expect, test } from '../support/site';

test('a dropped file is chosen', async ({ site }) => {
  const page = await visitForm(site);
  // As whoever drops a file has it before him. The form is alive when it has counted what is left to fill in.
  await formOn(page, form).scrollIntoViewIfNeeded();
  await expect(formOn(page, form).getByText(/fields left/)).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    data.items.add(new File(['%PDF-1.7'], 'second.pdf', { type: 'application/pdf' }));
    return data;
  });
  await control(page, form, file).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('dropped.pdf, 1 kB')).toBeVisible();
  await expect(control(page, form, file)).toHaveJSProperty('files.length', 1);
});

test('visitors on a weak network see how much of the file has gone', async ({ site }) => {
  const page = await visitForm(site);
  await fill(page, form);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await sendButton(page, form).click();
  const bar = page.getByRole('progressbar', { name: 'Sending your file' });
  await expect(bar).toHaveAttribute('value', /^[1-9]\d?$/);
  await receiptOn(page, form);
});

test('a visitor with a chosen file is asked before the page goes, and one who has sent it is not', async ({ site }) => {
  const page = await visitForm(site);
  let questions = 0;
  page.on('dialog', (question) => {
    questions += 1;
    return question.accept();
  });
  await fill(page, form);
  await page.reload();
  expect(questions).toBe(1);
  await formCameAlive(page, form);
  await fill(page, form);
  await sendButton(page, form).click();
  await receiptOn(page, form);
  await expect(control(page, form, file)).toHaveValue('');
  await page.reload();
  expect(questions).toBe(1);
});

test('the popup of an application with a chosen file asks before it closes, and keeps the file all the same', async ({
  site,
}) => {
  const page = await site.open('/join-team?job=103', { expected: faults });
  const opener = page.getByRole('tabpanel').getByRole('link', { name: 'Apply Now' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Apply for/ });
  await fill(page, application);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close this window?' });
  await expect(question).toContainText(`${sampleFile(application).name} only until you leave this page`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await question.getByRole('button', { name: 'Close it' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await sendButton(page, application).click();
  await receiptOn(page, application);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
});

for (const [name, spoil] of [
  ['deleted', (chosen: string) => rmSync(chosen)],
  ['changed', (chosen: string) => writeFileSync(chosen, '%PDF-1.7 other contents')],
] as const)
  test(`a file that was ${name} after it was chosen is asked for again, in its own words`, async ({ site }, info) => {
    const page = await visitForm(site);
    const chosen = info.outputPath('brief.pdf');
    writeFileSync(chosen, sampleFile(form).buffer);
    await fill(page, form);
    await control(page, form, file).setInputFiles(chosen);
    spoil(chosen);
    await sendButton(page, form).click();
    const summary = page.getByRole('alert').filter({ hasText: 'The file was changed, moved or deleted.' });
    await expect(summary).toBeVisible();
    await control(page, form, file).setInputFiles(sampleFile(form));
    await sendButton(page, form).click();
    await receiptOn(page, form);
  });
