import path from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axeFaults } from '../support/axe';
import { expect } from '../support/site';
import { password, signIn, takeInvitation, test } from '../support/staff-desk';

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
      await page.getByLabel('Status', { exact: true }).selectOption({ label: statusOf(width, colorScheme) });
      await page.getByLabel('Owner', { exact: true }).selectOption({ label: name });
      await note.fill('She wants to see it on Sunday.\nCall before ten.');
      await page.getByRole('link', { name: 'Inbox' }).press('Enter');
      await page.goBack();
      await expect(note).toHaveValue('She wants to see it on Sunday.\nCall before ten.');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.getByRole('status')).toHaveText('Saved: status, owner and your note.');
      await expect(page.locator('.notes')).toContainText('She wants to see it on Sunday.');
      const search = /\/\?.*words=akter/;
      expect(await page.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toMatch(search);
      await page.getByText('More', { exact: true }).press('Enter');
      await isGood(page, 'lead', width, colorScheme);
      await page.getByRole('button', { name: 'They want no more marketing' }).press('Enter');
      await isGood(page, 'withdraw', width, colorScheme);
      await page.getByRole('link', { name: 'Leave it as it is' }).press('Enter');
      await page.getByText('More', { exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Erase for ever' }).press('Enter');
      await isGood(page, 'erase', width, colorScheme);

      await page.goto(`${desk.url}/leads/${desk.receipts.application}`);
      const download = page.waitForEvent('download');
      // On a phone it is at the head of the page as well.
      const answers = page.getByRole('region', { name: 'What was sent' });
      await answers.getByRole('link', { name: 'Download cv.pdf' }).press('Enter');
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

/** Another one each time: those who share a browser share the lead. */
function statusOf(width: number, colorScheme: 'light' | 'dark'): string {
  const [light, dark] = width < 1000 ? ['Contacted', 'Waiting for an answer'] : ['Won', 'Lost'];
  return (colorScheme === 'light' ? light : dark) ?? '';
}

test('the desk is used without a script, and hands leads on', async ({ desk, visits }) => {
  const page = await visits.arrive({ javaScriptEnabled: false, isStill: true });
  const codes = await takeInvitation(page, await desk.invite('nusrat', 'sales'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'nusrat', codes[0]);
  await page.getByRole('link', { name: 'Quarantine', exact: true }).click();
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
  // Its words are there before its styles.
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const options = { rules: { 'target-size': { enabled: true } } };
  expect(await axeFaults(page, 'html', options), name).toEqual([]);
}
