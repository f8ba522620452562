import type { Page, Route } from '@playwright/test';
import { fill, receiptOn, sendButton } from '../../kit/contract-form';
import { form, submission, visitForm } from '../support/form-under-fault';
import { expect, type SiteUnderTest, test } from '../support/site';

test.describe('a form that is left by a link while it is sent', () => {
  /** The visitor has pressed the button and gone to another page; `answer` lets the request reach the server. */
  async function leave(
    site: SiteUnderTest,
    email: string,
  ): Promise<{ page: Page; answer: (how: (route: Route) => Promise<void>) => void }> {
    const page = await visitForm(site);
    await fill(page, form, { text: { email } });
    let answer: (how: (route: Route) => Promise<void>) => void = () => {};
    const asked = new Promise<(route: Route) => Promise<void>>((resolve) => {
      answer = resolve;
    });
    await page.route(submission, async (route) => (await asked)(route));
    await sendButton(page, form).click();
    await expect(page.getByRole('button', { name: form.busyLabel })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Your .+ is still being sent/ })).toBeVisible();
    return { page, answer };
  }

  test('tells its number on the next page, and to whoever comes back', async ({ site }) => {
    const email = 'left@faults.example';
    const { page, answer } = await leave(site, email);
    answer((route) => route.continue());
    await expect(page.getByRole('status').filter({ hasText: 'Reference number KS-' })).toBeVisible();
    await page.goBack();
    await receiptOn(page, form);
    expect(await site.leads(email)).toHaveLength(1);
  });

  test('says when it may not have arrived, and leads back to all of it, the file too, and Retry', async ({ site }) => {
    const email = 'left-and-failed@faults.example';
    const { page, answer } = await leave(site, email);
    answer((route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: 'Go back to the form' }).click();
    await expect(page.getByText('Your request may not have arrived')).toBeVisible();
    expect(await site.leads(email)).toHaveLength(0);
    await page.unroute(submission);
    await page.getByRole('button', { name: 'Retry' }).click();
    await receiptOn(page, form);
    const stored = await site.leads(email);
    expect(stored).toMatchObject([{ attachment: { size: expect.any(Number) } }]);
  });
});
