import type { Page, Route } from '@playwright/test';
import job from '../../data/live/jobs/software-engineer-laravel.json';
import { formCameAlive } from '../../kit/contract-form';
import { application } from '../../src/contract/forms/application';
import { jobPath } from '../../src/contract/jobs';
import { applyButton, fillApplication } from '../support/application';
import { testWithDesk as test } from '../support/desk';
import { expect, type SiteUnderTest } from '../support/site';
import { phone } from '../support/visitor';

const jobPage = jobPath({ id: String(job.id), job_title: job.title });
const faults = /Failed to load resource|net::ERR/;

test.describe('Without a new build', () => {
  test('a changed job shows on the list and on its page within a minute', async ({ site, desk }) => {
    await desk.publish({ salary: { from: 61000, per: 'month' } });
    for (const address of ['/join-team?job=101', jobPage]) {
      const page = await site.open(address);
      await expect(page.getByText('BDT 61,000 per month')).toBeVisible();
    }
  });

  test('a new job is in the list, has a page at once, and can be applied for', async ({ site, desk }) => {
    await desk.publish({ id: 900, title: 'Data Analyst' }, 'data-analyst');
    const page = await site.open('/join-team');
    await page.getByRole('tab', { name: /Data Analyst/ }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Data Analyst' })).toBeVisible();
    const answer = await page.goto(site.address('/join-team/data-analyst-900'));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Data Analyst' })).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.locator('[name=apply_for]')).toHaveValue('Data Analyst');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('a job whose deadline has passed is closed on its page and in the list', async ({ site, desk }) => {
    await desk.publish({ published: '2026-01-01', deadline: '2026-01-31' });
    const page = await site.open(jobPage);
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
    await expect(page.locator('form [name=apply_for]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' })).toHaveCount(0);
    await page.goto(site.address('/join-team?job=101'));
    await expect(page.getByRole('tab', { name: `${job.title} Closed` })).toBeVisible();
  });

  test('a job that was taken back says so on its page', async ({ site, desk }) => {
    await desk.takeBack();
    const page = await site.open(jobPage);
    await expect(page.getByText('No longer listed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  });

  test('an application that was begun before the list came without its job stays, and can go to another one', async ({
    site,
    desk,
  }) => {
    await desk.takeBack();
    const page = await site.arrive(phone);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/job-list', (route) => held.then(() => route.continue()));
    await page.goto(site.address(jobPage));
    await formCameAlive(page, application);
    await fillApplication(page);
    await page.getByLabel('Address', { exact: true }).focus();
    release();
    await expect(page.getByRole('status').getByText('This position is no longer listed')).toBeVisible();
    await expect(page.locator(':focus')).toHaveAttribute('name', 'address');
    await page.getByLabel('Position', { exact: true }).selectOption({ index: 1 });
    await applyButton(page).click();
    await expect(page.getByText('Your application has been submitted.')).toBeVisible();
    expect((await site.leads()).map(({ attachment }) => attachment?.name)).toContain('cv.pdf');
  });
});

test.describe('By its address', () => {
  test('a job with an old title leads to its page', async ({ site }) => {
    const page = await site.open('/join-team/php-programmer-101');
    await expect(page).toHaveURL(({ pathname }) => pathname === jobPage);
  });

  test('a job nobody knows is a 404 that leads back to the list', async ({ site }) => {
    const page = await site.arrive({ expected: faults });
    const answer = await page.goto(site.address('/join-team/astronaut-999'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
    await page.getByRole('link', { name: 'See all open positions' }).click();
    await expect(page.getByRole('tablist')).toBeVisible();
  });

  test('on a phone, a title leads to the page of the job', async ({ site }) => {
    const page = await site.open('/join-team', phone);
    await page.getByRole('link', { name: new RegExp(job.title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === jobPage);
  });

  test('without JavaScript, every job can be read', async ({ site }) => {
    const page = await site.open('/join-team', { javaScriptEnabled: false });
    await page.getByRole('link', { name: new RegExp(job.title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(page.locator('[name=apply_for]')).toHaveValue(job.title);
  });
});

test('The list is used with the keyboard alone', async ({ site }) => {
  const page = await site.open('/join-team');
  const first = page.getByRole('tab', { selected: true });
  await first.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('tab').last();
  await expect(last).toBeFocused();
  const title = (await last.locator('span').first().textContent()) ?? '';
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3, name: title.trim() })).toBeVisible();
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

for (const [how, fault] of badAnswers)
  test(`With the list ${how}, the jobs of the build stay and visitors are told (X6)`, async ({ site }) => {
    for (const address of ['/join-team', jobPage]) {
      const page = await arriveWith(site, fault);
      await page.goto(site.address(address));
      await expect(page.getByText('you see those of our last update').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: job.title })).toHaveCount(address === jobPage ? 1 : 0);
      expect(await page.getByText('Apply Now').count()).toBeGreaterThan(0);
    }
  });

test('With the list slow, the jobs can be read at once', async ({ site }) => {
  const page = await arriveWith(site, () => {});
  await page.goto(site.address('/join-team'));
  await page.getByRole('tab', { name: new RegExp(job.title) }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: job.title })).toBeVisible();
});

test('Nothing that a hostile list holds runs or loads', async ({ site }) => {
  const asked: string[] = [];
  const hostile =
    '<p onclick="window.hit=1">Text</p><img src="/hit.png" onerror="window.hit=1"><script>window.hit=1</script>' +
    '<a href="javascript:window.hit=1">Link</a><svg onload="window.hit=1"></svg><style>*{background:url(/hit.png)}</style>';
  const page = await arriveWith(
    site,
    (route) =>
      route.fulfill({ json: { job_list: [{ id: 101, job_title: job.title, job_responsibilities: hostile }] } }),
    // The policy also speaks up about the document in which the sanitiser looks at the text.
    /Content Security Policy/,
  );
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.address(jobPage));
  await page.getByText('Link', { exact: true }).click();
  await page.getByText('Text', { exact: true }).click();
  await expect(page.locator('article').locator('[onclick], img, script, style, [href^="javascript:"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(asked.filter((address) => address.includes('hit'))).toEqual([]);
});

/** A visitor for whom the list of jobs is answered by `fault`. */
async function arriveWith(
  site: SiteUnderTest,
  fault: (route: Route) => Promise<void> | void,
  expected = faults,
): Promise<Page> {
  const page = await site.arrive({ expected });
  await page.route('**/api/job-list', fault);
  return page;
}
