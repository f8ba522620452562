import type { Route } from 'playwright-core';
import { control, fill, formCameAlive, formOn, receiptOn, sampleFile, sendButton } from '../support/contract-form';
import { file, form, leadsOf, passTime, submission, visitForm } from '../support/form-under-fault';
import { siteUnderTest } from '../support/site';

const site = siteUnderTest();

test('a fault that passes is not the visitor’s concern: the form tries again by itself and stores one lead', async () => {
  const page = await visitForm(site);
  await page.clock.install();
  const email = 'passing@faults.example';
  await fill(page, form, { text: { email } });
  let attempts = 0;
  await page.route(submission, (route) => {
    attempts += 1;
    return attempts <= 2 ? route.abort('connectionreset') : route.continue();
  });
  await sendButton(page, form).click();
  await passTime(page, () => page.getByText(form.successMessage).isVisible());
  await receiptOn(page, form);
  expect(await leadsOf(site, email)).toBe(1);
});

test('an answer that gets lost on the way back does not double the lead', async () => {
  const page = await visitForm(site);
  await page.clock.install();
  const email = 'lost-answer@faults.example';
  await fill(page, form, { text: { email } });
  let attempts = 0;
  await page.route(submission, async (route) => {
    attempts += 1;
    if (attempts > 2) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendButton(page, form).click();
  await passTime(page, () => page.getByText(form.successMessage).isVisible());
  await receiptOn(page, form);
  expect(await leadsOf(site, email)).toBe(1);
});

test('twenty clicks and Enter store one lead (C1)', async () => {
  const page = await visitForm(site);
  const email = 'clicks@faults.example';
  await fill(page, form, { text: { email } });
  await formOn(page, form).evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 20; click += 1) button?.click();
    element.requestSubmit();
  });
  await receiptOn(page, form);
  expect(await leadsOf(site, email)).toBe(1);
});

test('an offline visitor is told, keeps everything, and the form sends itself on return (C6)', async () => {
  const page = await visitForm(site);
  const email = 'offline@faults.example';
  await fill(page, form, { text: { email } });
  await page.context().setOffline(true);
  await sendButton(page, form).click();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await receiptOn(page, form);
  expect(await leadsOf(site, email)).toBe(1);
});

test('text and key survive a reload between attempts, the file is asked for, and one lead is stored (C2, C5)', async () => {
  const page = await visitForm(site);
  page.on('dialog', (question) => question.accept());
  const email = 'reload@faults.example';
  const keys = new Set<string>();
  const note = async (route: Route) => keys.add((await route.request().headerValue('idempotency-key')) ?? '');
  await page.route(submission, async (route) => {
    await note(route);
    await route.fetch();
    await route.fulfill({ status: 500 });
  });
  await fill(page, form, { text: { email } });
  await sendButton(page, form).click();
  await page.getByText('Your request has not been sent yet').waitFor();
  await page.unroute(submission);
  await page.route(submission, async (route) => {
    await note(route);
    await route.continue();
  });
  await page.reload();
  await formCameAlive(page, form);
  expect(await formOn(page, form).getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.getByText(`Please choose ${sampleFile(form).name} again`).waitFor();
  await control(page, form, file).setInputFiles(sampleFile(form));
  await formOn(page, form).getByRole('checkbox').check();
  await sendButton(page, form).click();
  await receiptOn(page, form);
  expect(keys.size).toBe(1);
  expect(await leadsOf(site, email)).toBe(1);
  expect(await page.evaluate((slot) => window.sessionStorage.getItem(slot), `form:${form.name}`)).toBeNull();
});
