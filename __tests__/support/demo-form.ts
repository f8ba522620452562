import type { Locator, Page } from '@playwright/test';
import { consentOf, receiptIn, receiptText } from '../../kit/contract-form';

/** What a visitor types into a demo booking, by label. */
export const booking = {
  text: {
    Name: 'Rehana Sample',
    'Business name': 'Corner Grocery',
    Phone: '+880 1000 000000',
    Email: 'rehana@example.com',
  },
  choices: {
    Role: 'Proprietor',
    Industry: 'Retail Market',
    'Company size': '1-10 employees',
    Product: 'Point of Sale Software',
    Country: 'Bangladesh',
    'Where did you hear about us?': 'Word of Mouth',
  },
};

/** The same booking as it is stored, by wire name; ids are those of the catalogues. */
export const stored = {
  Customer_name: 'Rehana Sample',
  business_name: 'Corner Grocery',
  mobile_no: '+8801000000000',
  email: 'rehana@example.com',
  designation: 'Proprietor',
  business_industries: '1',
  company_size: '1-10',
  product: '1',
  Country: 'BD',
  website: '',
  lead_sources: 'Word of Mouth',
  comment: '',
};

type Scope = Page | Locator;

/** Fills in everything required, leaving out the labels in `except`, with an address that tells it from others. */
export async function fillBooking(
  scope: Scope,
  { except = [], email = booking.text.Email }: { except?: string[]; email?: string } = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...booking.text, Email: email })) {
    if (!except.includes(label)) await scope.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [label, choice] of Object.entries(booking.choices)) {
    if (!except.includes(label)) await scope.getByLabel(label, { exact: true }).selectOption({ label: choice });
  }
  if (!except.includes('Consent')) await consentOf(scope).check();
}

export function bookButton(scope: Scope): Locator {
  return scope.getByRole('button', { name: 'BOOK A DEMO', exact: true });
}

/** The receipt of the success message. */
export async function receiptOf(scope: Scope): Promise<string> {
  return receiptIn(await receiptText(scope, 'Your Request Has Been Submitted').textContent({ timeout: 60_000 }));
}
