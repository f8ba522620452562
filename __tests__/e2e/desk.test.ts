import path from 'node:path';
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { TOTP } from 'otpauth';
import { openStore } from '../../api/src/leads/store/open';
import { attachmentFor, newLead } from '../../api/test/support/leads';
import { outputOf } from '../../kit/children';
import { newFolder } from '../../kit/folders';
import { settingsIn, startProgram, startServer } from '../../kit/server';
import { test as base, expect } from '../support/site';

/** A desk in a process of its own, on a database with leads. */
interface StartedDesk {
  url: string;
  /** Makes an account, and gives the link for its owner. */
  invite: (name: string, role: string) => Promise<string>;
  /** Receipts of a demo request, an application and suspected spam. */
  receipts: { demo: string; application: string; spam: string };
}

const test = base.extend<object, { desk: StartedDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture asks for.
    async ({}, use) => {
      const { folder, remove } = newFolder();
      const file = path.join(folder, 'leads.db');
      const webhook = { WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` };
      const env = { ...settingsIn(folder), ...webhook, DATABASE_URL: `sqlite:${file}`, DESK_PORT: '0' };
      const receipts = await storeLeads(file);
      const server = await startServer({ env }, 'api/src/desk/desk.ts');
      await use({
        url: server.url,
        receipts,
        async invite(name, role) {
          const args = ['user', 'add', name, '--role', role];
          const { out } = await outputOf(startProgram('api/src/desk/desk.ts', { env, args }));
          return server.url + (/\/welcome\/\S+/.exec(out)?.[0] ?? '');
        },
      });
      await server.stop();
      remove();
    },
    { scope: 'worker' },
  ],
});

const password = 'correct horse battery staple';

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`staff sign in, find a lead, handle it and sign out, by keyboard, at ${width} pixels, ${colorScheme}`, async ({
      desk,
      visits,
    }) => {
      const options = { viewport: { width, height: 800 }, colorScheme, isStill: true, expected: /status of 40[34]/ };
      const page = await visits.arrive(options);
      const name = `rahima${width}${colorScheme}`;
      await page.goto(await desk.invite(name, 'admin'));
      await isGood(page, 'welcome', width, colorScheme);
      const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
      await page.getByLabel('New password').fill(password);
      await page.getByLabel('Code of your authenticator').fill(new TOTP({ secret }).generate());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
      await isGood(page, 'codes', width, colorScheme);
      const codes = await page.locator('.codes code').allTextContents();

      await page.getByRole('link', { name: 'Sign in' }).press('Enter');
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').fill('a wrong password');
      await page.getByLabel('Code of your authenticator').fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('do not belong together');
      await isGood(page, 'sign-in', width, colorScheme);
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').fill(password);
      await page.getByLabel('Code of your authenticator').fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
      await isGood(page, 'inbox', width, colorScheme);

      await page.getByLabel('Search').fill('akter rahima');
      await page.keyboard.press('Enter');
      await expect(page.locator('.leads li')).toHaveCount(1);
      await page.getByRole('link', { name: 'Rahima Akter' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Call +8801712345678' })).toHaveAttribute(
        'href',
        'tel:+8801712345678',
      );
      const note = page.getByRole('textbox', { name: 'New note' });
      await expect(note).toBeInViewport({ ratio: 1 });
      await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Contacted' });
      await page.getByLabel('Owner', { exact: true }).selectOption({ label: name });
      await note.fill('She wants to see it on Sunday.\nCall before ten.');
      await page.getByRole('link', { name: 'Inbox' }).press('Enter');
      await page.goBack();
      await expect(note).toHaveValue('She wants to see it on Sunday.\nCall before ten.');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.getByRole('status')).toHaveText('Status, owner and your note are saved.');
      await expect(page.locator('.notes')).toContainText('She wants to see it on Sunday.');
      const search = /\/\?.*words=akter/;
      expect(await page.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toMatch(search);
      await page.getByText('More', { exact: true }).press('Enter');
      await isGood(page, 'lead', width, colorScheme);
      await page.getByRole('link', { name: 'Erase for ever' }).press('Enter');
      await isGood(page, 'erase', width, colorScheme);

      await page.goto(`${desk.url}/leads/${desk.receipts.application}`);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download cv.pdf' }).press('Enter');
      expect((await download).suggestedFilename()).toBe(`${desk.receipts.application}-cv.pdf`);

      for (const address of ['/?status=quarantined', '/undelivered', '/export', '/account', '/audit', '/nowhere']) {
        await page.goto(desk.url + address);
        const closed = page.locator('details:not([open]) > summary').first();
        while ((await closed.count()) > 0) await closed.press('Enter');
        await isGood(page, address.replace(/\W/g, '') || 'inbox', width, colorScheme);
      }
      await page.goto(`${desk.url}/account`);
      await page.getByRole('button', { name: 'Sign out' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    });
  }
}

test('the desk is used without a script, and hands leads on', async ({ desk, visits }) => {
  const page = await visits.arrive({ javaScriptEnabled: false, isStill: true });
  await page.goto(await desk.invite('nusrat', 'sales'));
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Code of your authenticator').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Set them' }).click();
  const codes = await page.locator('.codes code').allTextContents();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill('nusrat');
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code of your authenticator').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Quarantine' }).click();
  await page.getByRole('link', { name: 'Karim Uddin' }).click();
  await page.getByRole('button', { name: 'Release from quarantine' }).click();
  await expect(page.getByRole('status')).toContainText('It is out of quarantine.');
  await page.getByRole('link', { name: 'Export' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('Code of your authenticator').fill(codes[1] ?? '');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-20\d\d-\d\d-\d\d\.xlsx$/);
});

/** No rule of axe is broken, nothing is wider than the window, and everything that is tapped is large enough. */
async function isGood(page: Page, name: string, width: number, scheme: string): Promise<void> {
  const { DESK_PICTURES: pictures } = process.env;
  if (pictures) await page.screenshot({ path: path.join(pictures, `${name}-${width}-${scheme}.png`), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate('axe.run()');
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
  expect(faults, name).toEqual([]);
}

async function storeLeads(file: string): Promise<StartedDesk['receipts']> {
  const bytes = Buffer.from('%PDF-1.4');
  const fields = {
    Customer_name: 'Rahima Akter',
    mobile_no: '+8801712345678',
    email: 'rahima.akter.of.the.sweet.shop@bogura-sweets-and-more.example.com',
    business_name: 'Bogura Sweets & Sons',
    comment: 'We have three shops.\nCan all of them be seen at once?',
  };
  const demo = newLead({ fields });
  const application = newLead({
    form: 'application',
    fields: { name: 'Tanvir Hasan', phone: '01812345678', email: 'tanvir@example.com' },
    attachment: attachmentFor(bytes),
  });
  const spam = newLead({ status: 'quarantined', fields: { Customer_name: 'Karim Uddin' } });
  const store = await openStore({ kind: 'sqlite', file });
  await store.save(demo, { channels: ['notice', 'webhook'] });
  await store.save(application, { attachment: bytes });
  await store.save(spam);
  const now = new Date();
  const trouble = 'the receiver answered 401: it does not know WEBHOOK_SECRET';
  for (const one of await store.outbox.claim('webhook', now, now, 1)) {
    await store.outbox.failed(one, trouble, now, undefined, 'blocked');
  }
  await store.close();
  return { demo: demo.id, application: application.id, spam: spam.id };
}
