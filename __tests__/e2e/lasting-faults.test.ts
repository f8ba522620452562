import type { Locator, Page, Route } from '@playwright/test';
import { fill, formCameAlive, formOn, receiptOn, sampleFile, sendButton } from '../../kit/contract-form';
import { declinedAt } from '../../kit/declined';
import { sizeInWords } from '../../src/contract/attachment';
import { type BrokenLine, brokenLine } from '../support/broken-line';
import { address, faults, file, form, passTime, submission, visitForm } from '../support/form-under-fault';
import { expect, test } from '../support/site';

/** The first of the answers that a fault gives; it lasts until it is taken away. */
interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
  message: RegExp;
}

const unreachable = /Our server did not answer, perhaps because of the connection/;
const busy = /Our server, or something on the way to it, is in trouble just now/;
const slow = /It took too long to arrive, perhaps because of a weak connection/;
const many = /Too many requests came to our server just now/;
const changed = /Something in your browser or on the way seems to have changed it/;
const stranger = /Something between you and our server may have answered in its place/;
const problem = (status: number, detail: string, errors?: object[]) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', status, detail, errors }),
});
const status =
  (code: number, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status: code, headers });

const lasting: Fault[] = [
  { name: 'the connection breaks', answer: (route) => route.abort('connectionreset'), message: unreachable },
  { name: 'the request takes too long (408)', answer: status(408), message: slow },
  { name: 'it is too early (425)', answer: status(425), message: busy },
  { name: 'too many ask at once (429)', answer: status(429, { 'Retry-After': '2' }), message: many },
  { name: 'the server fails (500)', answer: status(500), message: busy },
  { name: 'a gateway fails (502)', answer: status(502), message: busy },
  { name: 'the server is restarting (503)', answer: status(503, { 'Retry-After': '1' }), message: busy },
  { name: 'a gateway gives up (504)', answer: status(504), message: busy },
  {
    name: 'the file is too large for something on the way (413)',
    answer: (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' }),
    message: /Your file is too large to get through/,
  },
  {
    name: 'the server does not take the kind of submission (415)',
    answer: (route) => route.fulfill(problem(415, 'Send the form as multipart/form-data.')),
    message: changed,
  },
  {
    name: 'the server cannot read what arrives (400)',
    answer: (route) => route.fulfill(problem(400, 'The form data cannot be read: it is cut short.')),
    message: changed,
  },
  {
    name: 'the server takes the page for a copy (403)',
    answer: (route) => route.fulfill(problem(403, 'Forms are accepted from our own site only.')),
    message: /This page may be a copy of it/,
  },
  {
    name: 'the server says why it does not want it (422)',
    answer: (route) => route.fulfill(problem(422, 'This job was filled an hour ago.')),
    message: /This job was filled an hour ago/,
  },
  {
    name: 'the server refuses the file (422)',
    answer: (route) =>
      route.fulfill(problem(422, 'Please correct these fields.', [{ field: file.name, message: 'This is not a PDF' }])),
    message: /This is not a PDF/,
  },
  {
    name: 'the login page of a public network answers',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
    message: stranger,
  },
  { name: 'an empty answer comes', answer: status(204), message: stranger },
  { name: 'the visitor is sent elsewhere', answer: status(302, { Location: '/faqs' }), message: stranger },
];

lasting.forEach(({ name, answer, message }, index) => {
  test(`when ${name}, nothing is lost, and one lead is stored afterwards`, async ({ site }) => {
    const page = await visitForm(site);
    await page.clock.install();
    const email = `${index}@faults.example`;
    await fill(page, form, { text: { email } });
    await page.route(submission, answer);
    await sendButton(page, form).click();
    await expectKept(page, message, email);
    await page.unroute(submission);
    await sendButton(page, form).click();
    await receiptOn(page, form);
    expect(await site.leads(email)).toHaveLength(1);
  });
});

test.describe('On a line that breaks in the middle of the file', () => {
  let line: BrokenLine;
  test.afterEach(() => line?.stop());

  test('nothing is lost, and one lead is stored when it holds', async ({ site }) => {
    line = await brokenLine(site.address(''));
    const page = await site.arrive({ expected: faults, storageState: declinedAt(line.url) });
    await page.goto(line.url + address);
    await formCameAlive(page, form);
    await page.clock.install();
    const email = 'line@faults.example';
    await fill(page, form, { text: { email } });
    line.cutAfter(70_000);
    await sendButton(page, form).click();
    await expectKept(page, unreachable, email);
    line.cutAfter(undefined);
    await sendButton(page, form).click();
    await receiptOn(page, form);
    expect(await site.leads(email)).toHaveLength(1);
  });
});

/** Waits for the message, and looks whether everything is as the visitor left it. */
async function expectKept(page: Page, message: RegExp, email: string) {
  const chosen = sampleFile(form);
  const alert = page.getByRole('alert').filter({ hasText: message });
  await passTime(page, alert);
  const heading = alert.getByRole('heading');
  await expect(heading).toBeFocused();
  await expectWayOn(alert);
  await expect(formOn(page, form).getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(formOn(page, form).getByRole('checkbox')).toBeChecked();
  await expect(formOn(page, form).getByText(`${chosen.name}, ${sizeInWords(chosen.buffer.length)}`)).toBeVisible();
  await expect(page.getByText(form.successMessage)).toHaveCount(0);
}

/** A link to each field that is refused, or other ways to reach us. */
async function expectWayOn(alert: Locator) {
  const links = await alert.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const schemes = links.map((href) => /^(#|tel:|https:\/\/wa\.me\/|mailto:)/.exec(href)?.[1]);
  expect(schemes).toEqual(schemes.includes('#') ? ['#'] : ['tel:', 'https://wa.me/', 'mailto:']);
}
