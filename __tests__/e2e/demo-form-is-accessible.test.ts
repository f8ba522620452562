import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { bookButton, fillBooking, receiptOf } from '../support/demo-form';
import { siteUnderTest } from '../support/site';
import { cameAlive, phone } from '../support/visitor';

const submission = '**/api/customer-data-store';
const site = siteUnderTest();

/** Brings a freshly opened form into the state under test. */
const states: [string, (page: Page) => Promise<unknown>][] = [
  ['empty', async () => {}],
  [
    'with errors',
    async (page) => {
      await fillBooking(page);
      await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere');
      await bookButton(page).click();
      await page.getByText('Please check these fields').waitFor();
    },
  ],
  [
    'sending',
    async (page) => {
      await page.route(submission, () => {});
      await fillBooking(page);
      await bookButton(page).click();
      await page.getByRole('button', { name: 'BOOKING A DEMO...' }).waitFor();
    },
  ],
  [
    'offline',
    async (page) => {
      await fillBooking(page);
      await page.context().setOffline(true);
      await bookButton(page).click();
      await page.getByText('You are offline.').waitFor();
    },
  ],
  [
    'failed',
    async (page) => {
      await page.route(submission, (route) => route.fulfill({ status: 500 }));
      await fillBooking(page);
      await bookButton(page).click();
      await page.getByText('Your request has not been sent yet').waitFor();
    },
  ],
  [
    'sent',
    async (page) => {
      await fillBooking(page);
      await bookButton(page).click();
      await receiptOf(page);
    },
  ],
];

const sizes = { 'on a desk': { viewport: { width: 1280, height: 900 } }, 'on a phone': phone };
const cases = Object.entries(sizes).flatMap(([size, options]) =>
  states.map(([name, arrive]) => ({ name, size, options, arrive })),
);

test.each(cases)('the form $name, $size, has no fault that axe finds', async ({ options, arrive }) => {
  const page = await site.arrive({
    ...options,
    bypassCSP: true,
    expected: /Failed to load|could not be/,
  });
  await page.goto(site.address('/schedule-a-demo'));
  await cameAlive(page);
  await arrive(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run('main')");
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});

test('at 400 % zoom the form is one column and nothing is cut off', async () => {
  const page = await site.open('/schedule-a-demo', { viewport: { width: 320, height: 256 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const control of await page.getByRole('main').getByRole('textbox').all()) {
    const box = await control.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('every control of the form is at least 44 px high on a phone', async () => {
  const page = await site.open('/schedule-a-demo', phone);
  const heights = await page
    .locator('main form :is(input[type=text], input[type=email], input[type=tel], select, textarea, button)')
    .evaluateAll((controls) =>
      controls.filter((one) => one.closest('[aria-hidden]') === null).map((one) => one.getBoundingClientRect().height),
    );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
