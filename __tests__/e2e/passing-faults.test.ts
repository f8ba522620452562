import type { Route } from '@playwright/test';
import { control, fill, formCameAlive, formOn, receiptOn, sampleFile, sendButton } from '../../kit/contract-form';
import { file, form, passTime, submission, visitForm } from '../support/form-under-fault';
import { expect, test } from '../support/site';

test('a fault that passes is not the visitor’s concern: the form tries again by itself and stores one lead', async ({
  site,
}) => {
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
  await passTime(page, page.getByText(form.successMessage));
  await receiptOn(page, form);
  expect(await site.leads(email)).toHaveLength(1);
});

test('an answer that gets lost on the way back does not double the lead', async ({ site }) => {
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
  await passTime(page, page.getByText(form.successMessage));
  await receiptOn(page, form);
  expect(await site.leads(email)).toHaveLength(1);
});

test('a server that takes the form and does not answer leaves other ways, and the answer ends the wait', async ({
  site,
}) => {
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
  await passTime(page, notice);
  await expect(notice.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('button', { name: form.busyLabel })).toBeVisible();
  answer();
  await receiptOn(page, form);
  await expect(notice).toHaveCount(0);
  expect(await site.leads(email)).toHaveLength(1);
});

test('twenty clicks and Enter store one lead (C1)', async ({ site }) => {
  const page = await visitForm(site);
  const email = 'clicks@faults.example';
  await fill(page, form, { text: { email } });
  await formOn(page, form).evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 20; click += 1) button?.click();
    element.requestSubmit();
  });
  await receiptOn(page, form);
  expect(await site.leads(email)).toHaveLength(1);
});

test('an offline visitor with a phone is told above the bar, keeps everything, and the form sends itself on return (C6)', async ({
  site,
}) => {
  const page = await visitForm(site);
  const email = 'offline@faults.example';
  await fill(page, form, { text: { email } });
  await page.setViewportSize({ width: 360, height: 640 });
  const bar = page.getByRole('complementary', { name: 'Shortcuts on this page' });
  const edge = (await bar.boundingBox())?.y ?? 0;
  await sendButton(page, form).evaluate((button, foot) => {
    window.scrollBy({ top: button.getBoundingClientRect().bottom - foot, behavior: 'instant' });
  }, edge);
  await page.context().setOffline(true);
  await sendButton(page, form).click();
  const words = page.getByText('You are offline.');
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(edge);
  await page.context().setOffline(false);
  await receiptOn(page, form);
  expect(await site.leads(email)).toHaveLength(1);
});

test('an offline visitor at the keyboard keeps the button, and Tab leads on to the other ways', async ({ site }) => {
  const page = await visitForm(site);
  await page.clock.install();
  await fill(page, form, { text: { email: 'offline-keyboard@faults.example' } });
  await page.context().setOffline(true);
  await sendButton(page, form).press('Enter');
  await expect(page.getByText('You are offline.')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'If it cannot wait for the internet' });
  await passTime(page, notice);
  await expect(page.locator(':focus', { hasText: form.busyLabel })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus', { hasText: /^Call/ })).toBeVisible();
  await page.context().setOffline(false);
  await receiptOn(page, form);
  await expect(page.locator(':focus', { hasText: form.successMessage })).toBeVisible();
});

test('text and key survive a reload between attempts, the file is asked for, and one lead is stored (C2, C5)', async ({
  site,
}) => {
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
  await expect(page.getByText('Your request may not have arrived')).toBeVisible();
  await page.unroute(submission);
  await page.route(submission, async (route) => {
    await note(route);
    await route.continue();
  });
  await page.reload();
  await formCameAlive(page, form);
  await expect(formOn(page, form).getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByText(`Please choose ${sampleFile(form).name} again`)).toBeVisible();
  await control(page, form, file).setInputFiles(sampleFile(form));
  await formOn(page, form).getByRole('checkbox').check();
  await sendButton(page, form).click();
  await receiptOn(page, form);
  expect(keys.size).toBe(1);
  expect(await site.leads(email)).toHaveLength(1);
  const kept = await page.evaluate(() => Object.keys(window.sessionStorage));
  expect(kept.filter((name) => name.startsWith('form:'))).toEqual([]);
});

test('whoever loads the page anew while it is being sent reads that it may have arrived, and sends it once', async ({
  site,
}) => {
  const page = await visitForm(site);
  page.on('dialog', (question) => question.accept());
  const email = 'reload-while-sending@faults.example';
  // It is stored, and the answer never comes.
  await page.route(submission, async (route) => void (await route.fetch()), { times: 1 });
  await fill(page, form, { text: { email } });
  await sendButton(page, form).click();
  await expect.poll(() => site.leads(email)).toHaveLength(1);
  await page.reload();
  await formCameAlive(page, form);
  await expect(page.getByText('This may have arrived already.')).toBeVisible();
  await control(page, form, file).setInputFiles(sampleFile(form));
  await formOn(page, form).getByRole('checkbox').check();
  await sendButton(page, form).click();
  await receiptOn(page, form);
  expect(await site.leads(email)).toHaveLength(1);
});
