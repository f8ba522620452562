import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cameAlive } from '../../kit/wake';
import { sanitiseHtml } from '../../src/content/served/sanitise-html';
import { richText } from '../../src/contract/rich-text';
import { evilHost, hostileHtml } from '../support/hostile-html';
import { expect, type SiteUnderTest, testWithContent as test } from '../support/site';
import type { VisitOptions } from '../support/visitor';

const faqs = hostileHtml.map((description, index) => ({
  id: index + 1,
  title: `Question ${index + 1}`,
  description,
  category: 'Tricks',
  priority: 'High',
}));

test.beforeAll(async ({ root, backend }) => {
  writeFileSync(path.join(root, 'data/live/faqs.json'), JSON.stringify(faqs));
  await expect.poll(async () => (await fetch(`${backend.url}/api/faq-list`)).text()).toContain('Question 1');
});

test('Behind both sanitisers, hostile texts run nothing, load nothing and leave no handler (X1)', async ({ site }) => {
  const visit = await open(site);
  const answered = visit.page.waitForResponse('**/api/faq-list');
  await visit.page.goto(site.address('/faqs'));
  expect(await (await answered).text()).not.toMatch(/<(?:script|svg|img|iframe|style)/i);
  await expectHarmless(visit);
});

test('Behind the sanitiser of the browser alone', async ({ site }) => {
  // The sanitiser reads the texts in a document that runs nothing, but is under the page's policy, which complains.
  const visit = await open(site, { expected: /Content Security Policy/ });
  await visit.page.route('**/api/faq-list', (route) => route.fulfill({ json: { faq_list: faqs } }));
  await visit.page.goto(site.address('/faqs'));
  await expectHarmless(visit);
});

test('Behind the sanitiser of the backend alone', async ({ site }) => {
  const visit = await open(site);
  await visit.page.goto(site.address('/terms'));
  await cameAlive(visit.page);
  await fill(
    visit.page,
    hostileHtml.map((html) => sanitiseHtml(html)),
  );
  await expectHarmless(visit, '.hostile');
});

test('Behind no sanitiser, the content policy alone lets nothing run', async ({ site }) => {
  const visit = await open(site, {
    expected:
      /Content Security Policy|Failed to load resource|blocked|Refused|Not allowed|violates|denied|frame|Error/i,
  });
  // A policy cannot forbid a page to lead away, so here the network does.
  await visit.page.route(
    (url) => url.hostname === evilHost,
    (route) => route.abort(),
  );
  await visit.page.goto(site.address('/terms'));
  await cameAlive(visit.page);
  await fill(
    visit.page,
    hostileHtml.filter((html) => !/http-equiv="?refresh/i.test(html)),
  );
  await everythingHasHappened(visit.page);
  expect(await executions(visit.page)).toBe(0);
});

test('The test itself would notice a script that runs', async ({ site }) => {
  const visit = await open(site, { bypassCSP: true, expected: /Failed to load resource/ });
  await visit.page.goto(site.address('/terms'));
  await cameAlive(visit.page);
  await fill(visit.page, ['<img src=/x onerror=canary()>']);
  await everythingHasHappened(visit.page);
  expect(await executions(visit.page)).toBe(1);
});

interface Visit {
  page: Page;
  /** Addresses outside the site that the page asked for. */
  foreign: string[];
}

async function open(site: SiteUnderTest, options?: VisitOptions): Promise<Visit> {
  const page = await site.arrive(options);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.address('/'))) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, {
      executions: 0,
      canary: () => Reflect.set(window, 'executions', Reflect.get(window, 'executions') + 1),
    });
  });
  return { page, foreign };
}

/** Puts each text into an element of its own. */
function fill(page: Page, texts: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    for (const text of all) {
      const holder = document.createElement('div');
      holder.className = 'hostile';
      holder.innerHTML = text;
      (document.querySelector('main') ?? document.body).append(holder);
    }
  }, texts);
}

async function expectHarmless({ page, foreign }: Visit, holders = 'details[id^=faq-] > div > div'): Promise<void> {
  await expect(page.locator(holders)).toHaveCount(hostileHtml.length);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await everythingHasHappened(page);
  expect(await executions(page)).toBe(0);
  expect(foreign).toEqual([]);
  await expect(page.locator(`:is(${holders}) :not(${richText.tags.join(',')})`)).toHaveCount(0);
  const attributes = await page
    .locator(`:is(${holders}) *`)
    .evaluateAll((elements) => elements.flatMap((element) => element.getAttributeNames()));
  expect([...new Set(attributes)]).toEqual(['href']);
}

/** Waits until the page would have run what the texts hold: what it asks last is answered last, and frames go by. */
async function everythingHasHappened(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/terms/', { cache: 'no-store' });
    for (let frame = 0; frame < 60; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function executions(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'executions'));
}
