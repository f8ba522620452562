import type { Page } from '@playwright/test';
import { fill, formCameAlive, receiptOn, sendButton } from '../../kit/contract-form';
import { demo } from '../../src/contract/forms/demo';
import { faults } from '../support/form-under-fault';
import { expect, type SiteUnderTest, test } from '../support/site';

const submission = `**${demo.path}`;
const sendIt = { name: 'Send it now' };

/** The demo form for the pharmacy, filled in and sent into a network that is not there; then its tab is closed. */
async function sendInVain(site: SiteUnderTest, email: string): Promise<{ next: Page; keys: Set<string> }> {
  const page = await site.open('/schedule-a-demo?product=pharmacy-management-software', { expected: faults });
  const keys = new Set<string>();
  await page.context().route(submission, async (route) => {
    keys.add((await route.request().headerValue('idempotency-key')) ?? '');
    await (page.isClosed() ? route.continue() : route.fulfill({ status: 500 }));
  });
  await formCameAlive(page, demo);
  await fill(page, demo, { text: { email } });
  await sendButton(page, demo).click();
  await expect(page.getByText('Your request may not have arrived')).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  return { next, keys };
}

test('what did not arrive before the tab was closed is sent by one press on the next visit', async ({ site }) => {
  const email = 'next-visit@faults.example';
  const { next, keys } = await sendInVain(site, email);
  await next.goto(site.address('/faqs'));
  await expect(next.getByText(/^Your demo request for .+ may not have arrived\./)).toBeVisible();
  await next.getByRole('link', sendIt).click();
  await receiptOn(next, demo);
  expect(await site.leads(email)).toHaveLength(1);
  expect(keys.size).toBe(1);
  await next.goto(site.address('/faqs'));
  await next.waitForLoadState('networkidle');
  await expect(next.getByRole('link', sendIt)).toHaveCount(0);
  expect(await next.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('form:')))).toEqual([]);
});

test('the privacy policy names what waits in the browser then', async ({ site }) => {
  const { next } = await sendInVain(site, 'policy@faults.example');
  await next.goto(site.address('/privacy'));
  const policy = await next.locator('#cookies').locator('xpath=ancestor-or-self::section').innerText();
  expect(policy).toContain('a copy of its text waits in local storage for three days');
});

test('a second tab says nothing while the first is sending, and offers to send once that was closed', async ({
  site,
}) => {
  const email = 'second-tab@faults.example';
  const page = await site.open('/schedule-a-demo', { expected: faults });
  await formCameAlive(page, demo);
  await fill(page, demo, { text: { email } });
  // No answer comes.
  await page.route(submission, () => {});
  await sendButton(page, demo).click();
  await expect(page.getByRole('button', { name: demo.busyLabel })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(site.address('/faqs'));
  await second.waitForLoadState('networkidle');
  await expect(second.getByRole('link', sendIt)).toHaveCount(0);
  await page.close({ runBeforeUnload: false });
  await expect(second.getByRole('link', sendIt)).toBeVisible();
  await second.getByRole('link', sendIt).click();
  await receiptOn(second, demo);
  expect(await site.leads(email)).toHaveLength(1);
});
