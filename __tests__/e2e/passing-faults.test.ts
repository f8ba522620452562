import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
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

test('a server that takes the form and does not answer leaves other ways, and the answer ends the wait', async () => {
  const page = await visitForm(site);
  await page.clock.install();
  const email = 'slow@faults.example';
  await fill(page, form, { text: { email } });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(submission, async (route) => {
    await asked;
    await route.continue();
  });
  await sendButton(page, form).click();
  const notice = page.getByRole('status').filter({ hasText: 'Sending takes unusually long' });
  await passTime(page, () => notice.isVisible());
  expect(await notice.getByRole('link').count()).toBe(3);
  await page.getByRole('button', { name: form.busyLabel }).waitFor();
  answer();
  await receiptOn(page, form);
  expect(await notice.count()).toBe(0);
  expect(await leadsOf(site, email)).toBe(1);
});

describe('a form that is left by a link while it is sent', () => {
  /** The visitor has pressed the button and gone to another page; `answer` lets the request reach the server. */
  async function leave(email: string): Promise<{ page: Page; answer: (how: (route: Route) => Promise<void>) => void }> {
    const page = await visitForm(site);
    await fill(page, form, { text: { email } });
    let answer: (how: (route: Route) => Promise<void>) => void = () => {};
    const asked = new Promise<(route: Route) => Promise<void>>((resolve) => {
      answer = resolve;
    });
    await page.route(submission, async (route) => (await asked)(route));
    await sendButton(page, form).click();
    await page.getByRole('button', { name: form.busyLabel }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Your .+ is still being sent/ })
      .waitFor();
    return { page, answer };
  }

  test('tells its number on the next page, and to whoever comes back', async () => {
    const email = 'left@faults.example';
    const { page, answer } = await leave(email);
    answer((route) => route.continue());
    await page.getByRole('status').filter({ hasText: 'Reference number KS-' }).waitFor();
    await page.goBack();
    await receiptOn(page, form);
    expect(await leadsOf(site, email)).toBe(1);
  });

  test('says when it may not have arrived, and leads back to all of it, the file too, and Retry', async () => {
    const email = 'left-and-failed@faults.example';
    const { page, answer } = await leave(email);
    answer((route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: 'Go back to the form' }).click();
    await page.getByText('Your request may not have arrived').waitFor();
    expect(await leadsOf(site, email)).toBe(0);
    await page.unroute(submission);
    await page.getByRole('button', { name: 'Retry' }).click();
    await receiptOn(page, form);
    const stored = (await site.leads()).filter(({ fields }) => fields.email === email);
    expect(stored).toMatchObject([{ attachment: { size: expect.any(Number) } }]);
  });
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

test('an offline visitor at the keyboard keeps the button, and Tab leads on to the other ways', async () => {
  const page = await visitForm(site);
  await page.clock.install();
  await fill(page, form, { text: { email: 'offline-keyboard@faults.example' } });
  await page.context().setOffline(true);
  await sendButton(page, form).press('Enter');
  await page.getByText('You are offline.').waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'Sending takes unusually long' });
  await passTime(page, () => notice.isVisible());
  await page.locator(':focus', { hasText: form.busyLabel }).waitFor();
  await page.keyboard.press('Tab');
  await page.locator(':focus', { hasText: /^Call/ }).waitFor();
  await page.context().setOffline(false);
  await receiptOn(page, form);
  await page.locator(':focus', { hasText: form.successMessage }).waitFor();
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
  await page.getByText('Your request may not have arrived').waitFor();
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
  const kept = await page.evaluate(() => Object.keys(window.sessionStorage));
  expect(kept.filter((name) => name.startsWith('form:'))).toEqual([]);
});

test('whoever loads the page anew while it is being sent reads that it may have arrived, and sends it once', async () => {
  const page = await visitForm(site);
  page.on('dialog', (question) => question.accept());
  const email = 'reload-while-sending@faults.example';
  // It is stored, and the answer never comes.
  await page.route(submission, async (route) => void (await route.fetch()), { times: 1 });
  await fill(page, form, { text: { email } });
  await sendButton(page, form).click();
  while ((await leadsOf(site, email)) === 0) await setTimeout(100);
  await page.reload();
  await formCameAlive(page, form);
  await page.getByText('This may have arrived already.').waitFor();
  await control(page, form, file).setInputFiles(sampleFile(form));
  await formOn(page, form).getByRole('checkbox').check();
  await sendButton(page, form).click();
  await receiptOn(page, form);
  expect(await leadsOf(site, email)).toBe(1);
});
