import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { application } from '../../src/contract/forms/application';
import { jobPath } from '../../src/contract/jobs';
import { applyButton, fillApplication } from '../support/application';
import { type Backend, copyOfContent, startBackend } from '../support/backend';
import { formCameAlive } from '../support/contract-form';
import { readJson } from '../support/folders';
import { phone, type Visitors, visitors } from '../support/visitor';

const file = 'data/live/jobs/software-engineer-laravel.json';
const job = readJson<Record<string, unknown> & { id: number; title: string }>(file);
const jobPage = jobPath({ id: String(job.id), job_title: job.title });
const faults = /Failed to load resource|net::ERR/;
const content = copyOfContent();
let backend: Backend;
let visits: Visitors;

beforeAll(async () => {
  backend = await startBackend({}, content.root);
  visits = await visitors();
});
afterAll(async () => {
  await visits?.close();
  await backend?.stop();
  content.remove();
});
/** Whatever a test changed is the content of the build again. */
afterEach(() => publish({}));

describe('Without a new build', () => {
  test('a changed job shows on the list and on its page within a minute', async () => {
    publish({ salary: { from: 61000, per: 'month' } });
    for (const address of ['/join-team?job=101', jobPage]) {
      const page = await openAfterChange(address);
      await page.getByText('BDT 61,000 per month').waitFor();
    }
  });

  test('a new job is in the list, has a page at once, and can be applied for', async () => {
    publish({ id: 900, title: 'Data Analyst' }, 'data-analyst');
    const page = await openAfterChange('/join-team');
    await page.getByRole('tab', { name: /Data Analyst/ }).click();
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Data Analyst' }).waitFor();
    const answer = await page.goto(`${backend.url}/join-team/data-analyst-900`);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Data Analyst' }).waitFor();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('[name=apply_for]')?.value === 'Data Analyst',
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    rmSync(path.join(content.root, 'data/live/jobs/data-analyst.json'));
  });

  test('a job whose deadline has passed is closed on its page and in the list', async () => {
    publish({ published: '2026-01-01', deadline: '2026-01-31' });
    const page = await openAfterChange(jobPage);
    await page.getByText('Closed', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    expect(await page.locator('form [name=apply_for]').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' }).count()).toBe(0);
    await page.goto(`${backend.url}/join-team?job=101`);
    await page.getByRole('tab', { name: `${job.title} Closed` }).waitFor();
  });

  test('a job that was taken back says so on its page', async () => {
    rmSync(path.join(content.root, file));
    const page = await openAfterChange(jobPage);
    await page.getByText('No longer listed').waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
  });

  test('an application that was begun before the list came without its job stays, and can go to another one', async () => {
    rmSync(path.join(content.root, file));
    const page = await visits.open('about:blank', phone);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/job-list', (route) => held.then(() => route.continue()));
    await page.goto(backend.url + jobPage);
    await formCameAlive(page, application);
    await fillApplication(page);
    await page.getByLabel('Address', { exact: true }).focus();
    release();
    await page.getByRole('status').getByText('This position is no longer listed').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address');
    await page.getByLabel('Position', { exact: true }).selectOption({ index: 1 });
    await applyButton(page).click();
    await page.getByText('Your application has been submitted.').waitFor();
    expect((await backend.leads()).map(({ attachment }) => attachment?.name)).toContain('cv.pdf');
  });
});

/** A second after a file has changed, when the backend looks at it again. */
async function openAfterChange(address: string): Promise<Page> {
  await pause(1_100);
  return visits.open(backend.url + address);
}

describe('By its address', () => {
  test('a job with an old title leads to its page', async () => {
    const page = await visits.open(`${backend.url}/join-team/php-programmer-101`);
    expect(new URL(page.url()).pathname).toBe(jobPage);
  });

  test('a job nobody knows is a 404 that leads back to the list', async () => {
    const page = await visits.open('about:blank', { expected: faults });
    const answer = await page.goto(`${backend.url}/join-team/astronaut-999`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'No longer listed' }).waitFor();
    await page.getByRole('link', { name: 'See all open positions' }).click();
    await page.getByRole('tablist').waitFor();
  });

  test('on a phone, a title leads to the page of the job', async () => {
    const page = await visits.open(`${backend.url}/join-team`, phone);
    await page.getByRole('link', { name: new RegExp(job.title) }).click();
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(jobPage);
  });

  test('without JavaScript, every job can be read', async () => {
    const page = await visits.open(`${backend.url}/join-team`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: new RegExp(job.title) }).click();
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
    expect(await page.locator('[name=apply_for]').inputValue()).toBe(job.title);
  });
});

test('The list is used with the keyboard alone', async () => {
  const page = await visits.open(`${backend.url}/join-team`);
  const first = page.getByRole('tab', { selected: true });
  await first.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('tab').last();
  expect(await last.evaluate((tab) => tab === document.activeElement)).toBe(true);
  const title = (await last.locator('span').first().textContent()) ?? '';
  await page.getByRole('tabpanel').getByRole('heading', { level: 3, name: title.trim() }).waitFor();
});

const badAnswers: [string, (route: Route) => Promise<void>][] = [
  ['down', (route) => route.abort('connectionrefused')],
  ['failing', (route) => route.fulfill({ status: 500 })],
  ['answering with a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' })],
  ['answering with the wrong shape', (route) => route.fulfill({ json: { job_list: [{ id: {} }] } })],
  ['answering with no list', (route) => route.fulfill({ json: {} })],
  ['answering with five megabytes of noise', (route) => route.fulfill({ body: 'x'.repeat(5_000_000) })],
  [
    'answering with five megabytes of job',
    (route) => route.fulfill({ json: { job_list: [{ id: 1, job_title: 'x', salary: 'x'.repeat(5_000_000) }] } }),
  ],
];

test.each(badAnswers)(
  'With the list %s, the jobs of the build stay and visitors are told (X6)',
  async (_how, fault) => {
    for (const address of ['/join-team', jobPage]) {
      const page = await arriveWith(fault);
      await page.goto(backend.url + address);
      await page.getByText('you see those of our last update').first().waitFor();
      expect(await page.getByRole('heading', { name: job.title }).count()).toBe(address === jobPage ? 1 : 0);
      expect(await page.getByText('Apply Now').count()).toBeGreaterThan(0);
    }
  },
);

test('With the list slow, the jobs can be read at once', async () => {
  const page = await arriveWith(async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await route.continue().catch(() => {});
  });
  await page.goto(`${backend.url}/join-team`);
  await page.getByRole('tab', { name: new RegExp(job.title) }).click();
  await page.getByRole('tabpanel').getByRole('heading', { name: job.title }).waitFor();
});

test('Nothing that a hostile list holds runs or loads', async () => {
  const asked: string[] = [];
  const hostile =
    '<p onclick="window.hit=1">Text</p><img src="/hit.png" onerror="window.hit=1"><script>window.hit=1</script>' +
    '<a href="javascript:window.hit=1">Link</a><svg onload="window.hit=1"></svg><style>*{background:url(/hit.png)}</style>';
  const page = await arriveWith(
    (route) =>
      route.fulfill({ json: { job_list: [{ id: 101, job_title: job.title, job_responsibilities: hostile }] } }),
    // The policy also speaks up about the document in which the sanitiser looks at the text.
    /Content Security Policy/,
  );
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(backend.url + jobPage);
  await page.getByText('Link', { exact: true }).click();
  await page.getByText('Text', { exact: true }).click();
  expect(await page.locator('article').locator('[onclick], img, script, style, [href^="javascript:"]').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(asked.filter((address) => address.includes('hit'))).toEqual([]);
});

/** A visitor for whom the list of jobs is answered by `fault`. */
async function arriveWith(fault: (route: Route) => Promise<void>, expected = faults): Promise<Page> {
  const page = await visits.open('about:blank', { expected });
  await page.route('**/api/job-list', fault);
  return page;
}

/** Writes the job with changes, as a maintainer would. */
function publish(changes: Record<string, unknown>, name = 'software-engineer-laravel'): void {
  writeFileSync(path.join(content.root, `data/live/jobs/${name}.json`), JSON.stringify({ ...job, ...changes }));
}
