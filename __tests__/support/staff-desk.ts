import path from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { openStore } from '../../api/src/leads/store/open';
import { attachmentFor, newLead } from '../../api/test/support/leads';
import { outputOf } from '../../kit/children';
import { newFolder } from '../../kit/folders';
import { settingsIn, startProgram, startServer } from '../../kit/server';
import { test as base, expect } from './site';

/** A desk in a process of its own, on a database with leads. */
export interface StartedDesk {
  url: string;
  /** Makes an account, and gives the link for its owner. */
  invite: (name: string, role: string) => Promise<string>;
  /** Receipts of two demo requests, an application and suspected spam. */
  receipts: { demo: string; other: string; application: string; spam: string };
}

export const test = base.extend<object, { desk: StartedDesk }>({
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

export const password = 'correct horse battery staple';

/** Takes an invitation. @returns the recovery codes, each of which signs in once */
export async function takeInvitation(page: Page, link: string): Promise<string[]> {
  await page.goto(link);
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Code of your authenticator').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Set them' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  return page.locator('.codes code').allTextContents();
}

/** Signs somebody in, from the page that asks for it. */
export async function signIn(page: Page, name: string, code: string | undefined): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code of your authenticator').fill(code ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: `Sign out ${name}` })).toBeVisible();
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
  const other = newLead({ fields: { Customer_name: 'Nasima Khatun', email: 'nasima@example.com' } });
  const store = await openStore({ kind: 'sqlite', file });
  await store.save(demo, { channels: ['notice', 'webhook'] });
  await store.save(application, { attachment: bytes });
  await store.save(other, { channels: ['acknowledgement'] });
  await store.save(spam);
  const now = new Date();
  const trouble = 'the receiver answered 401: it does not know WEBHOOK_SECRET';
  for (const one of await store.outbox.claim('webhook', now, now, 1)) {
    await store.outbox.failed(one, trouble, now, undefined, 'blocked');
  }
  await store.close();
  return { demo: demo.id, other: other.id, application: application.id, spam: spam.id };
}
