import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { copyOfContent } from '../support/backend';
import { siteUnderTest } from '../support/site';
import { cameAlive, phone } from '../support/visitor';

const content = copyOfContent();
const site = siteUnderTest(content.root);
const file = path.join(content.root, 'data/live/faqs.json');

afterAll(() => content.remove());

test('A visitor searches, picks a hint by keyboard, reads only that answer, and clears the search', async () => {
  const page = await site.open('/faqs');
  await search(page).pressSequentially('MONEY');
  await page.getByRole('option', { name: 'Can I return a service or get my money back?' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Fees are paid in advance, and the service').waitFor();
  expect(await questions(page)).toEqual(['Can I return a service or get my money back?']);
  expect(new URL(page.url()).hash).toMatch(/^#faq-\d+$/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByText('What does hosting cost?').waitFor();
  expect((await questions(page)).length).toBeGreaterThan(5);
});

test('A visitor picks a hint by touch', async () => {
  const page = await site.open('/faqs', phone);
  await search(page).fill('manuals');
  await page.getByRole('option', { name: 'Where are the manuals?' }).tap();
  await page.getByText('lists the manuals by product').waitFor();
  expect(await questions(page)).toEqual(['Where are the manuals?']);
});

test.each([
  ['On a phone', phone],
  ['On a desk', {}],
])('%s, the search and the question that was picked are seen together', async (_, screen) => {
  const page = await site.open('/faqs', screen);
  await page.getByRole('link', { name: /^Show all questions/ }).click();
  await page.getByRole('link', { name: /^Show all questions/ }).waitFor({ state: 'hidden' });
  await search(page).fill('manuals');
  await page.getByRole('option', { name: 'Where are the manuals?' }).click();
  await page.getByText('lists the manuals by product').waitFor();
  const question = page.getByText('Where are the manuals?').filter({ has: page.locator('xpath=self::summary') });
  expect(await question.evaluate((summary) => summary === document.activeElement)).toBe(true);
  // Later scrolling would come within this time.
  await page.waitForTimeout(500);
  for (const part of [search(page), question, page.getByText('lists the manuals by product')]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  }
});

test('A link in an answer leads to its page without a full load', async () => {
  const page = await site.open('/faqs');
  await search(page).fill('manuals');
  await page.getByRole('option', { name: 'Where are the manuals?' }).click();
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('main').locator('details').getByRole('link').first().click();
  await page.waitForURL(site.address('/documentation'));
  await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('A search without a match says so', async () => {
  const page = await site.open('/faqs');
  await search(page).fill('zebra');
  await page.getByText('Not Found. Please search with another keyword').waitFor();
});

test('A subject shows its questions, stands in the address, and Back leads to the subject before', async () => {
  const page = await site.open('/faqs');
  const subjects = page.getByRole('navigation', { name: 'Subjects' });
  await subjects.getByRole('link', { name: 'Hosting', exact: true }).click();
  await page.getByText(/questions about Hosting/).waitFor();
  expect(page.url()).toContain('?category=hosting');
  expect(await questions(page)).toContain('How do I get into my hosting account?');
  await subjects.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByText(/questions about Support/).waitFor();
  await page.goBack();
  await page.getByText(/questions about Hosting/).waitFor();
  await subjects.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: /^Show all questions/ }).click();
  await page.getByText(`${entries().length} questions`, { exact: true }).waitFor();
  expect(await questions(page)).toHaveLength(entries().length);
});

test('A subject that is chosen after typing replaces the search', async () => {
  const page = await site.open('/faqs');
  await search(page).fill('data');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByText(/we are asked most/).waitFor();
  expect(await search(page).inputValue()).toBe('');
});

test('A link to a question opens it and brings it into view', async () => {
  const last = entries().at(-1);
  const page = await site.open(`/faqs#faq-${last?.id}`);
  const question = page.locator(`#faq-${last?.id}`);
  await page.waitForFunction((id) => document.getElementById(id)?.hasAttribute('open'), `faq-${last?.id}`);
  expect(await question.locator('summary').evaluate((summary) => summary.getBoundingClientRect().top)).toBeLessThan(
    900,
  );
});

test('A link with a search is searched for', async () => {
  const page = await site.open('/faqs?q=refund');
  expect(await search(page).inputValue()).toBe('refund');
  const other = await site.open('/faqs?q=invoice');
  await other.getByText(/questions matching “invoice”/).waitFor();
  expect((await questions(other)).every((title) => /invoice/i.test(title))).toBe(true);
});

test('Without a script every question can be read', async () => {
  const page = await site.open('/faqs', { javaScriptEnabled: false });
  expect(await questions(page)).toHaveLength(entries().length);
  expect(await page.getByRole('combobox').count()).toBe(0);
  const summary = page.getByText('How long do you keep an application?');
  await summary.click();
  expect(await page.getByText('6 months from the day it arrives, together with the CV').isVisible()).toBe(true);
});

test('An edited file shows on the running site, without a build', async () => {
  const before = readFileSync(file, 'utf8');
  const added = {
    id: 900,
    title: 'Is this new?',
    description: '<p>Since a moment ago.</p>',
    category: 'News',
    priority: 'High',
  };
  writeFileSync(file, JSON.stringify([added, ...JSON.parse(before)]));
  // The server looks at the file once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const page = await site.open('/faqs');
  await page.getByText('Is this new?').click();
  await page.getByText('Since a moment ago.').waitFor();
  writeFileSync(file, before);
});

test.each<[string, (route: Route) => Promise<void>]>([
  ['is down', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 500, body: '{}' })],
  ['answers garbage', (route) => route.fulfill({ body: '{"faq_list": [{', contentType: 'application/json' })],
  ['answers a page', (route) => route.fulfill({ body: '<!doctype html><p>Log in', contentType: 'text/html' })],
  [
    'answers five megabytes',
    (route) => route.fulfill({ json: { faq_list: [{ ...entries()[0], description: 'x'.repeat(5e6) }] } }),
  ],
  ['answers another kind of list', (route) => route.fulfill({ json: { faq_list: 'none' } })],
])('When the backend %s, the questions stay, nothing breaks, and Retry works (X6)', async (_, answer) => {
  const page = await site.arrive({ expected: /Failed to load resource/ });
  await page.route('**/api/faq-list', answer);
  await page.goto(site.address('/faqs'));
  await cameAlive(page);
  await page.getByText('The questions could not be brought up to date').waitFor();
  expect(await questions(page)).toContain('What does hosting cost?');
  await page.unroute('**/api/faq-list');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('The questions could not be brought up to date').waitFor({ state: 'hidden' });
});

test('While the backend does not answer, the questions can be read and searched', async () => {
  const page = await site.arrive();
  await page.route('**/api/faq-list', () => {});
  await page.goto(site.address('/faqs'));
  await cameAlive(page);
  expect(await page.getByText('Loading', { exact: true }).count()).toBe(0);
  await search(page).fill('hosting cost');
  await page.getByRole('option', { name: 'What does hosting cost?' }).click();
  await page.getByText('All eight prices stand in the').waitFor();
});

function search(page: Page) {
  return page.getByRole('combobox', { name: 'Search all questions' });
}

/** Titles of the questions that can be seen. */
async function questions(page: Page): Promise<string[]> {
  const titles = await page.getByRole('main').locator('details > summary:visible').allTextContents();
  return titles.map((title) => title.trim());
}

function entries(): { id: number; title: string }[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}
