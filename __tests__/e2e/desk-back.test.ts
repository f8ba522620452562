import type { Page } from '@playwright/test';
import { expect } from '../support/site';
import { password, type StartedDesk, signIn, takeInvitation, test } from '../support/staff-desk';

/** Each form of the desk, filled in so that it is refused. */
const refused: readonly {
  form: string;
  page: (receipts: StartedDesk['receipts']) => string;
  send: (page: Page) => Promise<void>;
}[] = [
  {
    form: 'a call',
    page: ({ demo }) => `/leads/${demo}`,
    send: async (page) => {
      await page.getByLabel('Call back on').fill('2020-01-02');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  { form: 'an export', page: () => '/export', send: (page) => sendWrongProof(page, 'Download') },
  {
    form: 'a password',
    page: () => '/account',
    send: async (page) => {
      await page.getByText('Change your password').click();
      await page.getByLabel('New password').fill('short');
      await sendWrongProof(page, 'Change it');
    },
  },
  {
    form: 'an erasure',
    page: ({ demo }) => `/leads/${demo}/erase`,
    send: (page) => sendWrongProof(page, 'for ever'),
  },
];

test('behind each form that is refused, Back, Forward and loading again show pages, and what was typed', async ({
  desk,
  visits,
}) => {
  const page = await visits.arrive({ isStill: true });
  const codes = await takeInvitation(page, await desk.invite('asma', 'admin'));
  await page.goto(`${desk.url}/sign-in`);
  await page.getByLabel('Name').fill('asma');
  await sendWrongProof(page, 'Sign in', 'Password');
  await showsRefusal(page, '/sign-in');
  await page.reload();
  await showsRefusal(page, '/sign-in');
  await expect(page.getByLabel('Name')).toHaveValue('asma');
  await signIn(page, 'asma', codes[0]);
  for (const { form, page: address, send } of refused) {
    await test.step(form, async () => {
      const path = address(desk.receipts);
      await page.goto(desk.url + path);
      await send(page);
      await showsRefusal(page, path);
      await page.reload();
      await showsRefusal(page, path);
      await page.goBack();
      await expect(page).toHaveURL(desk.url + path);
      await page.goForward();
      await showsRefusal(page, path);
      await page.getByRole('link', { name: 'Inbox' }).click();
      await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
      await page.goBack();
      await showsRefusal(page, path);
      await page.goto(desk.url + path);
      await expect(page).not.toHaveTitle(/^Not done/);
    });
  }
  await page.goto(`${desk.url}/leads/${desk.receipts.demo}`);
  await expect(page.getByLabel('Call back on')).toHaveValue('2020-01-02');
});

test('what is typed on the page of a lead stays when another of its buttons is pressed', async ({ desk, visits }) => {
  const page = await visits.arrive({ isStill: true });
  const codes = await takeInvitation(page, await desk.invite('hena', 'admin'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'hena', codes[0]);
  await page.goto(`${desk.url}/leads/${desk.receipts.other}`);
  const note = page.getByRole('textbox', { name: 'New note' });
  await note.fill('Rings back on Sunday.');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Contacted' });
  for (const button of [
    'Send',
    /^Try (?:this|these \d+) no more$/,
    'Put it into quarantine',
    'Release from quarantine',
  ]) {
    if (button !== 'Release from quarantine') await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(note).toHaveValue('Rings back on Sunday.');
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted');
  }
  for (const [button, keep] of [
    ['They want no more marketing', 'Leave it as it is'],
    ['Erase for ever', 'Keep it'],
  ] as const) {
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: keep }).click();
    await expect(note).toHaveValue('Rings back on Sunday.');
  }
  await page.getByLabel('Call back on').press('Enter');
  await expect(page.getByRole('status')).toContainText('your note');
  await expect(page.locator('.notes')).toContainText('Rings back on Sunday.');
  await expect(note).toHaveValue('');
});

test('a field shows what was typed for no other lead, and to no colleague who signs in afterwards', async ({
  desk,
  visits,
}) => {
  const page = await visits.arrive({ isStill: true });
  const rahimas = await takeInvitation(page, await desk.invite('rahima', 'sales'));
  const karims = await takeInvitation(page, await desk.invite('karim', 'sales'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'rahima', rahimas[0]);
  const note = page.getByRole('textbox', { name: 'New note' });
  const [first, second] = [`${desk.url}/leads/${desk.receipts.demo}`, `${desk.url}/leads/${desk.receipts.other}`];
  await page.goto(first);
  await note.fill('Typed by Rahima.');
  await page.goto(second);
  await expect(note).toHaveValue('');
  await page.goBack();
  await expect(note).toHaveValue('Typed by Rahima.');
  await page.goForward();
  await expect(note).toHaveValue('');
  await page.goBack();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'karim', karims[0]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('button', { name: 'Sign out karim' })).toBeVisible();
  await expect(note).toHaveValue('');
});

async function sendWrongProof(page: Page, button: string, label = 'Your password'): Promise<void> {
  await page.getByLabel(label, { exact: true }).filter({ visible: true }).fill(`${password}!`);
  await page.getByLabel('Code of your authenticator').filter({ visible: true }).fill('000000');
  await page.getByRole('button', { name: button }).click();
}

async function showsRefusal(page: Page, path: string): Promise<void> {
  await expect(page).toHaveTitle(/^Not done: /);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('alert').first()).toBeVisible();
}
