import type { Page } from '@playwright/test';
import { consentOf } from '../../kit/contract-form';
import { bookButton, booking, receiptOf, stored } from '../support/demo-form';
import { expect, type SiteUnderTest, test } from '../support/site';
import { tapWhatIsSeen } from '../support/thumb';
import { phone, takeTime } from '../support/visitor';

const small = { ...phone, viewport: { width: 360, height: 640 }, firstVisit: true };

/** A slow typist on glass, and what it takes to find a field or to choose from a list. */
const charactersInASecond = 3;
const secondsForAField = 4;

test('from a cold start, with the cookie line there, a demo of the pharmacy software is two taps and a form away', async ({
  site,
}) => {
  const page = await site.open('/', small);
  await tapWhatIsSeen(page, page.getByRole('link', { name: 'Pharmacy software' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy Management Software' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Book A Demo' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await tapWhatIsSeen(page, link);
  await book(page, site, { already: ['Industry', 'Product'] });
});

test('a demo is booked with a thumb from the menu, and nothing covers a field', async ({ site }) => {
  const page = await site.open('/', small);
  await tapWhatIsSeen(page, page.getByRole('link', { name: 'Menu', exact: true }));
  await tapWhatIsSeen(page, page.getByRole('banner').getByRole('link', { name: 'Schedule A Demo' }));
  await book(page, site, { already: [] });
});

async function book(page: Page, site: SiteUnderTest, { already }: { already: string[] }): Promise<void> {
  const email = `thumb.${already.length}@example.com`;
  const texts = Object.entries({ ...booking.text, Email: email });
  const choices = Object.entries(booking.choices).filter(([label]) => !already.includes(label));
  await takeTime(page);
  for (const [label, text] of texts) {
    await tapWhatIsSeen(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  for (const [label, choice] of choices) {
    const list = page.getByLabel(label, { exact: true });
    await tapWhatIsSeen(page, list);
    await list.selectOption({ label: choice });
  }
  await tapWhatIsSeen(page, consentOf(page));
  await tapWhatIsSeen(page, bookButton(page));
  await receiptOf(page);
  const [lead] = await site.leads(email);
  expect(lead?.fields).toMatchObject({ Customer_name: stored.Customer_name, mobile_no: stored.mobile_no });
  const typed = texts.reduce((sum, [, text]) => sum + text.length, 0);
  const touched = texts.length + choices.length + 2;
  expect(typed / charactersInASecond + touched * secondsForAField).toBeLessThanOrEqual(90);
}
