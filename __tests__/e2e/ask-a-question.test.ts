import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { cameAlive } from '../../kit/wake';
import { expect, testWithContent as test } from '../support/site';
import { phone } from '../support/visitor';

const file = 'data/live/faqs.json';

test('A visitor searches, picks a hint by keyboard, reads only that answer, and clears the search', async ({
  site,
}) => {
  const page = await site.open('/faqs');
  await search(page).pressSequentially('MONEY');
  await expect(page.getByRole('option', { name: 'Can I return a service or get my money back?' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fees are paid in advance, and the service')).toBeVisible();
  await expect(questions(page)).toHaveText(['Can I return a service or get my money back?']);
  await expect(page).toHaveURL(/#faq-\d+$/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByText('What does hosting cost?')).toBeVisible();
  await expect.poll(() => questions(page).count()).toBeGreaterThan(5);
});

test('A visitor picks a hint by touch', async ({ site }) => {
  const page = await site.open('/faqs', phone);
  await search(page).fill('manuals');
  await page.getByRole('option', { name: 'Where are the manuals?' }).tap();
  await expect(page.getByText('lists the manuals by product')).toBeVisible();
  await expect(questions(page)).toHaveText(['Where are the manuals?']);
});

test('whoever asks for all questions by keyboard goes on with the first that was not there', async ({ site }) => {
  const page = await site.open('/faqs');
  const before = await questions(page).allTextContents();
  await page.getByRole('link', { name: /^Show all questions/ }).press('Enter');
  await expect.poll(async () => (await questions(page).all()).length).toBeGreaterThan(before.length);
  const all = await questions(page).allTextContents();
  const added = all.find((title) => !before.includes(title));
  await expect(page.locator(':focus')).toHaveText(added ?? '');
});

for (const [where, screen] of [
  ['On a phone', phone],
  ['On a desk', {}],
] as const)
  test(`${where}, the search and the question that was picked are seen together`, async ({ site }) => {
    const page = await site.open('/faqs', screen);
    await page.getByRole('link', { name: /^Show all questions/ }).click();
    await expect(page.getByRole('link', { name: /^Show all questions/ })).toBeHidden();
    await page.clock.install();
    await search(page).fill('manuals');
    await page.getByRole('option', { name: 'Where are the manuals?' }).click();
    await expect(page.getByText('lists the manuals by product')).toBeVisible();
    const question = page.getByText('Where are the manuals?').filter({ has: page.locator('xpath=self::summary') });
    await expect(question).toBeFocused();
    // Later scrolling would come within this time.
    await page.clock.runFor(500);
    for (const part of [search(page), question, page.getByText('lists the manuals by product')]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
    }
  });

test('A link in an answer leads to its page without a full load', async ({ site }) => {
  const page = await site.open('/faqs');
  await search(page).fill('manuals');
  await page.getByRole('option', { name: 'Where are the manuals?' }).click();
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('main').locator('details').getByRole('link').first().click();
  await page.waitForURL(site.address('/documentation'));
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('A search without a match says so', async ({ site }) => {
  const page = await site.open('/faqs');
  await search(page).fill('zebra');
  await expect(page.getByText('Not Found. Please search with another keyword')).toBeVisible();
});

test('whoever comes with a search that finds nothing sees what they typed, and ways on', async ({ site }) => {
  const page = await site.open('/faqs?q=zzebra', { viewport: { width: 768, height: 812 } });
  await expect(page.getByRole('link', { name: 'Search the whole site' })).toBeInViewport({ ratio: 1 });
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [words, title] of [
  ['ssl', 'What do all hosting plans include?'],
  ['backup', 'What do all hosting plans include?'],
  ['password', 'Where do I log in as a customer?'],
  ['refnd', 'Can I return a service or get my money back?'],
  ['দাম', 'What does a product cost?'],
] as const)
  test(`A question is found by “${words}”, which its answer says or means`, async ({ site }) => {
    const page = await site.open('/faqs', phone);
    await search(page).fill(words);
    await page.getByRole('option', { name: title }).tap();
    await expect(questions(page)).toHaveText([title]);
  });

test('A subject shows its questions, stands in the address, and Back leads to the subject before', async ({ site }) => {
  const page = await site.open('/faqs');
  const subjects = page.getByRole('navigation', { name: 'Subjects' });
  await subjects.getByRole('link', { name: 'Hosting', exact: true }).click();
  await expect(page.getByText(/questions about Hosting/)).toBeVisible();
  expect(page.url()).toContain('?category=hosting');
  await expect(questions(page).filter({ hasText: /^\s*How do I get into my hosting account\?\s*$/ })).toBeVisible();
  await subjects.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page.getByText(/questions about Support/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/questions about Hosting/)).toBeVisible();
  await subjects.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: /^Show all questions/ }).click();
  await expect(page.getByText(`${entries().length} questions`, { exact: true })).toBeVisible();
  await expect(questions(page)).toHaveCount(entries().length);
});

test('A subject that is chosen after typing replaces the search', async ({ site }) => {
  const page = await site.open('/faqs');
  await search(page).fill('data');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByText(/we are asked most/)).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('A link to a question opens it and brings it into view', async ({ site }) => {
  const last = entries().at(-1);
  const page = await site.open(`/faqs#faq-${last?.id}`);
  const question = page.locator(`#faq-${last?.id}`);
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeInViewport();
});

test('A link with a search is searched for', async ({ site }) => {
  const page = await site.open('/faqs?q=refund');
  await expect(search(page)).toHaveValue('refund');
  const other = await site.open('/faqs?q=invoice');
  await expect(other.getByText(/questions matching “invoice”/)).toBeVisible();
  await search(other).click();
  const hints = other.getByRole('option');
  await expect(hints.filter({ hasText: 'in the answer' })).not.toHaveCount(0);
  const titles = await hints.allTextContents();
  const firstInAnswer = titles.findIndex((title) => !/invoice/i.test(title));
  expect(titles.slice(firstInAnswer).filter((title) => !/in the answer$/.test(title))).toEqual([]);
});

test('Without a script every question can be read', async ({ site }) => {
  const page = await site.open('/faqs', { javaScriptEnabled: false });
  await expect(questions(page)).toHaveCount(entries().length);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const summary = page.getByText('How long do you keep an application?');
  await summary.click();
  await expect(page.getByText('6 months from the day it arrives, together with the CV')).toBeVisible();
});

test('An edited file shows on the running site, without a build', async ({ site, root }) => {
  const before = readFileSync(file, 'utf8');
  const edited = path.join(root, file);
  const added = {
    id: 900,
    title: 'Is this new?',
    description: '<p>Since a moment ago.</p>',
    category: 'News',
    priority: 'High',
  };
  const served = async () => (await fetch(site.address('/api/faq-list'))).text();
  writeFileSync(edited, JSON.stringify([added, ...JSON.parse(before)]));
  await expect.poll(served).toContain(added.title);
  const page = await site.open('/faqs');
  await page.getByText('Is this new?').click();
  await expect(page.getByText('Since a moment ago.')).toBeVisible();
  writeFileSync(edited, before);
  await expect.poll(served).not.toContain(added.title);
});

const badAnswers: [string, (route: Route) => Promise<void>][] = [
  ['is down', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 500, body: '{}' })],
  ['answers garbage', (route) => route.fulfill({ body: '{"faq_list": [{', contentType: 'application/json' })],
  ['answers a page', (route) => route.fulfill({ body: '<!doctype html><p>Log in', contentType: 'text/html' })],
  [
    'answers five megabytes',
    (route) => route.fulfill({ json: { faq_list: [{ ...entries()[0], description: 'x'.repeat(5e6) }] } }),
  ],
  ['answers another kind of list', (route) => route.fulfill({ json: { faq_list: 'none' } })],
];

for (const [what, answer] of badAnswers)
  test(`When the backend ${what}, the questions stay, nothing breaks, and Retry works (X6)`, async ({ site }) => {
    const page = await site.arrive({ expected: /Failed to load resource/ });
    await page.route('**/api/faq-list', answer);
    await page.goto(site.address('/faqs'));
    await cameAlive(page);
    await expect(page.getByText('The questions could not be brought up to date')).toBeVisible();
    await expect(questions(page).filter({ hasText: /^\s*What does hosting cost\?\s*$/ })).toBeVisible();
    await page.unroute('**/api/faq-list');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The questions could not be brought up to date')).toBeHidden();
  });

test('While the backend does not answer, the questions can be read and searched', async ({ site }) => {
  const page = await site.arrive();
  await page.route('**/api/faq-list', () => {});
  await page.goto(site.address('/faqs'));
  await cameAlive(page);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await search(page).fill('hosting cost');
  await page.getByRole('option', { name: 'What does hosting cost?' }).click();
  await expect(page.getByText('All eight prices are in the')).toBeVisible();
});

function search(page: Page) {
  return page.getByRole('combobox', { name: 'Search all questions' });
}

/** Titles of the questions that can be seen. */
function questions(page: Page): Locator {
  return page.getByRole('main').locator('details > summary:visible');
}

function entries(): { id: number; title: string }[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}
