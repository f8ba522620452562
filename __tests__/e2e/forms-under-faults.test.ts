import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { application } from '../../src/contract/forms/application';
import { demo } from '../../src/contract/forms/demo';
import { type BrokenLine, brokenLine } from '../support/broken-line';
import {
  control,
  fill,
  formCameAlive,
  formOn,
  placedForms,
  receiptOn,
  sampleFile,
  sendButton,
} from '../support/contract-form';
import { temporaryFolder } from '../support/folders';
import { fileField } from '../support/sample-answers';
import { declinedAt, siteUnderTest } from '../support/site';

/** A form that requires a file has everything that a form can have. */
const [{ form, page: address } = { form: demo, page: undefined }] = placedForms().filter(({ form }) =>
  form.fields.some(({ kind, required }) => kind === 'file' && required),
);
const file = fileField(form);
const { name: fileName } = sampleFile(form);

const faults = /Failed to load resource|net::ERR|could not be sent/;
const submission = `**${form.path}`;
const site = siteUnderTest();

/** The first of the answers that a fault gives; it lasts until it is taken away. */
interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
  message: RegExp;
}

const unreachable = /We could not reach our server, perhaps because of the connection/;
const busy = /Our server could not take your request just now/;
const stranger = /Something between you and our server answered in its place/;
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
  { name: 'the request takes too long (408)', answer: status(408), message: busy },
  { name: 'it is too early (425)', answer: status(425), message: busy },
  { name: 'too many ask at once (429)', answer: status(429, { 'Retry-After': '2' }), message: busy },
  { name: 'the server fails (500)', answer: status(500), message: busy },
  { name: 'a gateway fails (502)', answer: status(502), message: busy },
  { name: 'the server is restarting (503)', answer: status(503, { 'Retry-After': '1' }), message: busy },
  { name: 'a gateway gives up (504)', answer: status(504), message: busy },
  {
    name: 'the file is too large for something on the way (413)',
    answer: (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' }),
    message: /The file is too large/,
  },
  {
    name: 'the server does not take the kind of submission (415)',
    answer: (route) => route.fulfill(problem(415, 'Send the form as multipart/form-data.')),
    message: /Send the form as multipart/,
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

test.each(lasting)(
  'when $name, nothing is lost, and one lead is stored afterwards',
  async ({ name, answer, message }) => {
    const page = await visit();
    await page.clock.install();
    const email = `${lasting.findIndex((fault) => fault.name === name)}@faults.example`;
    await fill(page, form, { text: { email } });
    await page.route(submission, answer);
    await sendButton(page, form).click();
    await expectKept(page, message, email);
    await page.unroute(submission);
    await sendButton(page, form).click();
    await receiptOn(page, form);
    expect(await leadsOf(email)).toBe(1);
  },
);

describe('On a line that breaks in the middle of the file', () => {
  let line: BrokenLine;
  afterEach(() => line?.stop());

  test('nothing is lost, and one lead is stored when it holds', async () => {
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
    expect(await leadsOf(email)).toBe(1);
  });
});

test('a fault that passes is not the visitor’s concern: the form tries again by itself and stores one lead', async () => {
  const page = await visit();
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
  expect(await leadsOf(email)).toBe(1);
});

test('an answer that gets lost on the way back does not double the lead', async () => {
  const page = await visit();
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
  expect(await leadsOf(email)).toBe(1);
});

test('twenty clicks and Enter store one lead (C1)', async () => {
  const page = await visit();
  const email = 'clicks@faults.example';
  await fill(page, form, { text: { email } });
  await formOn(page, form).evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 20; click += 1) button?.click();
    element.requestSubmit();
  });
  await receiptOn(page, form);
  expect(await leadsOf(email)).toBe(1);
});

test('an offline visitor is told, keeps everything, and the form sends itself on return (C6)', async () => {
  const page = await visit();
  const email = 'offline@faults.example';
  await fill(page, form, { text: { email } });
  await page.context().setOffline(true);
  await sendButton(page, form).click();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await receiptOn(page, form);
  expect(await leadsOf(email)).toBe(1);
});

test('text and key survive a reload between attempts, the file is asked for, and one lead is stored (C2, C5)', async () => {
  const page = await visit();
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
  await page.getByText(`Please choose ${fileName} again`).waitFor();
  await control(page, form, file).setInputFiles(sampleFile(form));
  await formOn(page, form).getByRole('checkbox').check();
  await sendButton(page, form).click();
  await receiptOn(page, form);
  expect(keys.size).toBe(1);
  expect(await leadsOf(email)).toBe(1);
  expect(await page.evaluate((slot) => window.sessionStorage.getItem(slot), `form:${form.name}`)).toBeNull();
});

test('a visitor with a chosen file is asked before the page goes, and one who has sent it is not', async () => {
  const page = await visit();
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
  expect(await control(page, form, file).inputValue()).toBe('');
  await page.reload();
  expect(questions).toBe(1);
});

test('the popup of an application with a chosen file asks before it closes, and keeps the file all the same', async () => {
  const page = await site.open('/join-team?job=103', { expected: faults });
  const opener = page.getByRole('tabpanel').getByRole('link', { name: 'Apply Now' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Apply for/ });
  await fill(page, application);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close this window?' });
  expect(await question.textContent()).toContain(`${sampleFile(application).name} only until you leave this page`);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await question.getByRole('button', { name: 'Close it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  await sendButton(page, application).click();
  await receiptOn(page, application);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test.each([
  ['deleted', (chosen: string) => rmSync(chosen)],
  ['changed', (chosen: string) => writeFileSync(chosen, '%PDF-1.7 other contents')],
])('a file that was %s after it was chosen is asked for again, in its own words', async (_name, spoil) => {
  const page = await visit();
  const chosen = path.join(temporaryFolder(), 'brief.pdf');
  writeFileSync(chosen, sampleFile(form).buffer);
  await fill(page, form);
  await control(page, form, file).setInputFiles(chosen);
  spoil(chosen);
  await sendButton(page, form).click();
  const summary = page.getByRole('alert').filter({ hasText: 'The file was changed, moved or deleted.' });
  await summary.waitFor();
  await control(page, form, file).setInputFiles(sampleFile(form));
  await sendButton(page, form).click();
  await receiptOn(page, form);
});

test('visitors on a weak network see how much of the file has gone', async () => {
  const page = await visit();
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
  await expectEventually(async () => {
    const share = Number(await bar.getAttribute('value'));
    return share > 0 && share < 100;
  });
  await receiptOn(page, form);
});

test('a dropped file is chosen', async () => {
  const page = await visit();
  // The form comes to life when it is near.
  await formOn(page, form).scrollIntoViewIfNeeded();
  await formOn(page, form)
    .getByText(/fields left/)
    .waitFor();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
    data.items.add(new File(['%PDF-1.7'], 'second.pdf', { type: 'application/pdf' }));
    return data;
  });
  await control(page, form, file).dispatchEvent('drop', { dataTransfer: transfer });
  await page.getByText('dropped.pdf, 1 kB').waitFor();
  expect(await control(page, form, file).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
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
  await page.goto(site.address(address ?? ''), { waitUntil: 'commit' });
  await fill(page, form);
  release();
  await formCameAlive(page, form);
  await sendButton(page, form).click();
  await receiptOn(page, form);
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
  await fill(page, demo);
  await sendButton(page, demo).click();
  await receiptOn(page, demo);
});

test('with the lists slow, the form can be filled in at once', async () => {
  const page = await site.arrive({ expected: faults });
  await page.route('**/api/*-list', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await route.continue().catch(() => {});
  });
  await page.goto(site.address('/schedule-a-demo'));
  await fill(page, demo);
  await sendButton(page, demo).click();
  await receiptOn(page, demo);
});

async function visit(): Promise<Page> {
  const page = await site.open(address ?? '', { expected: faults });
  await formCameAlive(page, form);
  return page;
}

/** Waits for the message, and looks whether everything is as the visitor left it. */
async function expectKept(page: Page, message: RegExp, email: string) {
  const alert = page.getByRole('alert').filter({ hasText: message });
  await passTime(page, () => alert.isVisible());
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await formOn(page, form).getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await formOn(page, form).getByRole('checkbox').isChecked()).toBe(true);
  await formOn(page, form).getByText(`${fileName}, 146 kB`).waitFor();
  expect(await page.getByText(form.successMessage).count()).toBe(0);
}

/** Lets the waits between attempts pass until `done`. */
async function passTime(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 60 && !(await done()); step += 1) {
    await page.clock.runFor(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function expectEventually(holds: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It never came to that');
}

async function leadsOf(email: string): Promise<number> {
  return (await site.leads()).filter(({ fields }) => fields.email === email).length;
}
