import type { Page, Route } from 'playwright-core';
import { bookButton, booking, fillBooking, receiptOf } from '../support/demo-form';
import { siteUnderTest } from '../support/site';
import { cameAlive } from '../support/visitor';

const faults = /Failed to load resource|net::ERR|could not be sent/;
const submission = '**/api/customer-data-store';
const site = siteUnderTest();

/** A filled form, with waits between attempts cut short; `fault` answers the first `times` submissions. */
async function formWithFault(fault: (route: Route) => Promise<void>, times: number): Promise<Page> {
  const page = await site.open('/schedule-a-demo', { expected: faults });
  await page.clock.install();
  let count = 0;
  await page.route(submission, (route) => {
    count += 1;
    return count <= times ? fault(route) : route.continue();
  });
  await fillBooking(page);
  return page;
}

/** Lets the waits between attempts pass until `done` is on the page. */
async function passTime(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 60 && !(await done()); step += 1) {
    await page.clock.runFor(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isStored = (page: Page) => () => page.getByText('Your Request Has Been Submitted').isVisible();
const hasFailed = (page: Page) => () => page.getByText('Your request has not been sent yet').isVisible();

const passing: [string, (route: Route) => Promise<void>][] = [
  ['the connection breaks', (route) => route.abort('connectionreset')],
  ['the server is restarting (503)', (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1' } })],
  ['a gateway gives up (504)', (route) => route.fulfill({ status: 504 })],
  ['too many ask at once (429)', (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '2' } })],
];

test.each(passing)('when %s, the form tries again by itself and stores one lead', async (_name, fault) => {
  const before = (await site.leads()).length;
  const page = await formWithFault(fault, 2);
  await bookButton(page).click();
  await passTime(page, isStored(page));
  await receiptOf(page);
  expect((await site.leads()).length - before).toBe(1);
});

test('an answer that gets lost on the way back does not double the lead', async () => {
  const before = (await site.leads()).length;
  const page = await formWithFault(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }, 2);
  await bookButton(page).click();
  await passTime(page, isStored(page));
  await receiptOf(page);
  expect((await site.leads()).length - before).toBe(1);
});

test('when the server stays down, everything is kept and Retry sends it', async () => {
  const before = (await site.leads()).length;
  const page = await formWithFault((route) => route.fulfill({ status: 503 }), 5);
  await bookButton(page).click();
  await passTime(page, hasFailed(page));
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(booking.text.Name);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  const mail = await page.getByRole('link', { name: 'E-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Product: Point of Sale Software');
  await page.getByRole('button', { name: 'Retry' }).click();
  await receiptOf(page);
  expect((await site.leads()).length - before).toBe(1);
});

test.each([
  ['the login page of a public network', { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }],
  ['an empty answer', { status: 204 }],
])('%s is never taken for success', async (_name, answer) => {
  const page = await formWithFault((route) => route.fulfill(answer), 99);
  await bookButton(page).click();
  await passTime(page, hasFailed(page));
  await page.getByText('Your request has not been sent yet').waitFor();
  expect(await page.getByText('Your Request Has Been Submitted').count()).toBe(0);
});

test('an offline visitor is told, keeps everything, and the form sends itself on return', async () => {
  const page = await site.open('/schedule-a-demo', { expected: faults });
  await fillBooking(page);
  await page.context().setOffline(true);
  await bookButton(page).click();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await receiptOf(page);
});

test('what was typed and the key survive a reload between attempts', async () => {
  const before = (await site.leads()).length;
  const keys = new Set<string>();
  const page = await site.open('/schedule-a-demo', { expected: faults });
  await page.route(submission, async (route) => {
    keys.add((await route.request().headerValue('idempotency-key')) ?? '');
    await route.fetch();
    await route.fulfill({ status: 500 });
  });
  await fillBooking(page);
  await bookButton(page).click();
  await page.getByText('Your request has not been sent yet').waitFor();
  await page.unroute(submission);
  await page.route(submission, async (route) => {
    keys.add((await route.request().headerValue('idempotency-key')) ?? '');
    await route.continue();
  });
  await page.reload();
  await cameAlive(page);
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(booking.text.Email);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await bookButton(page).click();
  await receiptOf(page);
  expect(keys.size).toBe(1);
  expect((await site.leads()).length - before).toBe(1);
  expect(await page.evaluate(() => window.sessionStorage.getItem('form:demo'))).toBeNull();
});

const badLists: [string, (route: Route) => Promise<void>][] = [
  ['down', (route) => route.abort('connectionrefused')],
  ['failing', (route) => route.fulfill({ status: 500 })],
  ['answering with a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' })],
  ['answering with the wrong shape', (route) => route.fulfill({ json: { country_list: 'none', industry_list: [1] } })],
  ['answering with five megabytes of noise', (route) => route.fulfill({ body: 'x'.repeat(5_000_000) })],
];

test.each(badLists)('with the lists %s, the form still offers every choice and can be sent', async (_name, fault) => {
  const page = await site.arrive({ expected: faults });
  for (const list of ['country-list', 'business-industries', 'products-list'])
    await page.route(`**/api/${list}`, fault);
  await page.goto(site.address('/schedule-a-demo'));
  await page.getByText('you see those of our last update').waitFor();
  await fillBooking(page);
  await bookButton(page).click();
  await receiptOf(page);
});

test('with the lists slow, the form can be filled in at once', async () => {
  const page = await site.arrive({ expected: faults });
  await page.route('**/api/*-list', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await route.continue().catch(() => {});
  });
  await page.goto(site.address('/schedule-a-demo'));
  await fillBooking(page);
  await bookButton(page).click();
  await receiptOf(page);
});

test('what a visitor filled in before the script arrived is kept and can be sent', async () => {
  const page = await site.arrive({ expected: faults });
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address('/schedule-a-demo'), { waitUntil: 'commit' });
  await fillBooking(page);
  release();
  await cameAlive(page);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(booking.text.Name);
  await bookButton(page).click();
  await receiptOf(page);
});
