import type { Route } from '@playwright/test';
import { consentOf, fill, formCameAlive, formOn, receiptOn, sendButton } from '../../kit/contract-form';
import { demo } from '../../src/contract/forms/demo';
import { address, faults, form } from '../support/form-under-fault';
import { holdScripts } from '../support/hold-scripts';
import { expect, test } from '../support/site';

test('what a visitor filled in before the script arrived is kept and can be sent', async ({ site }) => {
  const page = await site.arrive({ expected: faults });
  const release = await holdScripts(page);
  await page.goto(site.address(address), { waitUntil: 'commit' });
  await fill(page, form);
  release();
  await formCameAlive(page, form);
  await sendButton(page, form).click();
  await receiptOn(page, form);
});

test('what was sent before the script arrived, and is sent again after its answer was lost, counts once', async ({
  site,
}) => {
  const page = await site.arrive({ expected: faults });
  const release = await holdScripts(page);
  const loseAnswer = async (route: Route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  };
  await page.route(`**${demo.path}`, loseAnswer, { times: 1 });
  await page.goto(site.address('/schedule-a-demo'), { waitUntil: 'commit' });
  await fill(page, demo, { text: { Customer_name: 'Twice Sent' } });
  await sendButton(page, demo).click();
  await page.waitForURL('chrome-error://**');
  release();
  await page.goBack();
  await formCameAlive(page, demo);
  await consentOf(formOn(page, demo)).check();
  await sendButton(page, demo).click();
  const receipt = await receiptOn(page, demo);
  const sent = (await site.leads()).filter(({ fields }) => fields.Customer_name === 'Twice Sent');
  expect(sent.map(({ id }) => id)).toEqual([receipt]);
});

test('a slider and a tab that were used before the script arrived are where they were put', async ({ site }) => {
  const page = await site.arrive();
  const release = await holdScripts(page);
  await page.goto(site.address('/hiring'), { waitUntil: 'commit' });
  await page.getByRole('slider').fill('13');
  release();
  await expect(page.getByRole('status').filter({ hasText: /^13$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Comment/ })).toHaveValue('People you need: 13\n');
  const releaseHome = await holdScripts(page);
  await page.goto(site.address('/'), { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Our Vision' }).click();
  releaseHome();
  await expect(page.getByRole('tab', { name: 'Our Vision' })).toHaveAttribute('aria-selected', 'true');
});

const badLists: [string, (route: Route) => Promise<void>][] = [
  ['down', (route) => route.abort('connectionrefused')],
  ['failing', (route) => route.fulfill({ status: 500 })],
  ['answering with a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' })],
  ['answering with the wrong shape', (route) => route.fulfill({ json: { country_list: 'none', industry_list: [1] } })],
  ['answering with five megabytes of noise', (route) => route.fulfill({ body: 'x'.repeat(5_000_000) })],
];

for (const [how, fault] of badLists)
  test(`with the lists ${how}, the form still offers every choice and can be sent`, async ({ site }) => {
    const page = await site.arrive({ expected: faults });
    for (const list of ['country-list', 'business-industries', 'products-list'])
      await page.route(`**/api/${list}`, fault);
    await page.goto(site.address('/schedule-a-demo'));
    await expect(page.getByText('you see those of our last update')).toBeVisible();
    await fill(page, demo);
    await sendButton(page, demo).click();
    await receiptOn(page, demo);
  });

test('with the lists slow, the form can be filled in at once', async ({ site }) => {
  const page = await site.arrive({ expected: faults });
  await page.route('**/api/*-list', () => {});
  await page.goto(site.address('/schedule-a-demo'));
  await fill(page, demo);
  await sendButton(page, demo).click();
  await receiptOn(page, demo);
});
