import type { Page } from '@playwright/test';
import confirmations from '../../data/pages/thank-you.json';
import { contact } from '../../data/site.json';
import { cameAlive } from '../../kit/wake';
import { expect, test } from '../support/site';

const receipt = 'KS-0123456789';

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? 'with a script' : 'without a script';

  test(`whoever comes to a confirmation without a receipt reads that nothing is confirmed, and finds each way to reach us, ${script}`, async ({
    site,
  }) => {
    const page = await site.arrive({ javaScriptEnabled });
    for (const { form, unsent } of confirmations) {
      await page.goto(site.address(`/thank-you/${form}`));
      if (javaScriptEnabled) await cameAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsent.title, { useInnerText: true });
      await expectUnsent(page);
      for (const way of [contact.phone, /^WhatsApp/, contact.email])
        await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: unsent.form.label, exact: true }).click();
      await page.waitForURL(`**${unsent.form.to}`);
    }
  });

  test(`whoever sent something reads so, and again after a reload, ${script}`, async ({ site }) => {
    const page = await site.open(`/thank-you/demo?receipt=${receipt}#sent`, { javaScriptEnabled });
    for (const _ of ['at first', 'again']) {
      await expect(page.getByRole('heading', { level: 1, name: 'Your Request Has Been Submitted' })).toBeVisible();
      await expect(page.getByText('What happens next')).toBeVisible();
      // Playwright reads no text of what is there without a script alone.
      await expect(javaScriptEnabled ? page.getByText(receipt) : page.locator('main noscript p')).toBeVisible();
      await expect(page.getByText('Nothing to confirm here')).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.reload();
    }
  });
}

test('what the page says of a form stays so when its menu or its main part is reached by a link', async ({ site }) => {
  const options = { javaScriptEnabled: false, viewport: { width: 390, height: 800 } };
  const page = await site.open('/thank-you/demo', options);
  for (const target of ['main', 'site-menu', 'top']) {
    await page.evaluate((id) => window.location.assign(`#${id}`), target);
    await expectUnsent(page);
  }
});

test('whoever comes back by an address that has lost its end finds the receipt, without a script', async ({ site }) => {
  for (const kind of ['demo', 'order']) {
    const page = await site.open(`/thank-you/${kind}?receipt=${receipt}`, { javaScriptEnabled: false });
    await expect(page.getByText('Nothing to confirm here')).toBeHidden();
    await expect(page.getByText('What happens next')).toBeVisible();
    await expect(page.locator('main [data-receipt]')).toHaveText(receipt);
  }
});

test('a receipt that cannot be one is none', async ({ site }) => {
  await expectUnsent(await site.open('/thank-you/demo?receipt=KS-1'));
});

async function expectUnsent(page: Page) {
  await expect(page.getByText('Has Been Submitted')).toBeHidden();
  await expect(page.getByText('What happens next')).toBeHidden();
  await expect(page.getByText('reference number').last()).toBeVisible();
}
