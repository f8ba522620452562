import { type RenderOptions, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { idempotencyHeader } from '../../src/contract/extras';
import { demo } from '../../src/contract/forms/demo';
import { LeadForm, type LeadFormProps } from '../../src/forms/lead-form';
import { forgetSubmissions } from '../../src/forms/state/submission-store';
import { forgetLists } from '../../src/live/options';
import { answer, answerWith, requestsFor } from './network';

/** Text and choices that the demo form accepts, by label. */
export const filledIn = {
  Name: 'Ayesha Rahman',
  'Business name': 'Rahman Stores',
  Phone: '+880 1000-000000',
  Email: 'ayesha@example.com',
  Role: 'CEO',
  Industry: 'Garments Industry',
  'Company size': '11-50 employees',
  Product: 'Parking Management Software',
  Country: 'Bangladesh',
  'Where did you hear about us?': 'Word of Mouth',
};

/** What is sent for that. */
export const wireValues = {
  Customer_name: 'Ayesha Rahman',
  business_name: 'Rahman Stores',
  mobile_no: '+8801000000000',
  email: 'ayesha@example.com',
  designation: 'CEO',
  business_industries: '3',
  company_size: '11-50',
  product: '6',
  Country: 'BD',
  lead_sources: 'Word of Mouth',
  website: '',
  comment: '',
};

/** The three answers of the backend; ids are its own affair. */
interface Lists {
  countries: { country_list: { id: string; name: string }[] };
  industries: { industry_list: { id: number | string; name: string }[] };
  products: { products_list: { id: number | string; product_name: string }[] };
}

/** Current lists, with one product that the build did not know, so that a test sees when they have arrived. */
export const currentLists: Lists = {
  countries: { country_list: [{ id: 'BD', name: 'Bangladesh' }] },
  industries: {
    industry_list: [
      { id: 1, name: 'Retail Market' },
      { id: 3, name: 'Garments Industry' },
    ],
  },
  products: {
    products_list: [
      { id: 1, product_name: 'Point of Sale Software' },
      { id: 6, product_name: 'Parking Management Software' },
      { id: 8, product_name: 'Customer Relationship Management' },
      { id: 30, product_name: 'Brand-new Software' },
    ],
  },
};

export function answerLists(lists = currentLists): void {
  answerWith('GET /api/country-list', answer(200, lists.countries));
  answerWith('GET /api/business-industries', answer(200, lists.industries));
  answerWith('GET /api/products-list', answer(200, lists.products));
}

/** Every test begins with a form that nobody has seen. */
export function forgetEachForm(): void {
  beforeEach(forgetSubmissions);
  afterEach(() => {
    forgetLists();
    window.sessionStorage.clear();
    window.localStorage.clear();
    document.body.replaceChildren();
  });
}

/** Shows the demo form and waits until its lists are current. */
export async function renderForm(props: Partial<LeadFormProps> = {}, options: RenderOptions = {}) {
  answerLists();
  const page = render(<LeadForm form={demo} page="/schedule-a-demo" {...props} />, options);
  await screen.findByText('Brand-new Software');
  return page;
}

/** Fills in the form as a visitor would; `changes` replaces values by label, and null leaves one as it is. */
export async function fillIn(
  changes: Partial<Record<keyof typeof filledIn | 'Website (optional)' | 'Comment (optional)', string | null>> = {},
) {
  for (const [label, value] of Object.entries({ ...filledIn, ...changes })) {
    if (value === null) continue;
    const control = screen.getByLabelText(label);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else {
      await userEvent.clear(control);
      await userEvent.click(control);
      await userEvent.paste(value);
    }
  }
}

/** Brings the form back after a receipt. */
export async function fillInAgain() {
  const again = screen.queryByRole('button', { name: 'Fill it in again' });
  if (again) await userEvent.click(again);
}

export async function fillInAndAgree(changes: Parameters<typeof fillIn>[0] = {}) {
  await fillInAgain();
  await fillIn(changes);
  await userEvent.click(consent());
}

/** Behind a receipt too, which stands in the place of its form. */
export function consent() {
  return screen.getByRole('checkbox', { name: /^I agree to receive other communications/, hidden: true });
}

export function sendButton() {
  return screen.getByRole('button', { name: demo.submitLabel });
}

/** The submissions that were sent. */
export function submissions() {
  return requestsFor(demo.path);
}

/** Answers the next submissions, in order. */
export function answerSubmissions(...answers: ReturnType<typeof answer>[]): void {
  answerWith(`POST ${demo.path}`, ...answers);
}

export const stored = answer(201, { id: 'KS-7H2M', message: 'Your Request Has Been Submitted' });

/** Renders the form, fills it in and sends it. */
export async function sendFilledIn() {
  const page = await renderForm();
  await fillInAndAgree();
  await userEvent.click(sendButton());
  return page;
}

/** The same, to a server that stores it. */
export async function send() {
  answerSubmissions(stored);
  await sendFilledIn();
  await screen.findByText('Your Request Has Been Submitted');
}

/** The one line that a failure writes to the console. */
export function expectWarning() {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
}

/** The form as the server wrote it, with no script at work. */
export function renderServed(): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<LeadForm form={demo} page="/schedule-a-demo" />);
  document.body.replaceChildren(host);
  return host;
}

export function formElement(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

/** The field that only programs fill in. */
export function trap(): HTMLElement {
  return screen.getByLabelText('Leave this empty');
}

/** What the fields hold, by wire name. */
export function fieldValues(): Record<string, unknown> {
  const values = demo.fields.map(({ name }) => {
    const control = formElement().elements.namedItem(name);
    return [name, control && 'value' in control ? control.value : undefined];
  });
  return Object.fromEntries(values);
}

/** The keys of the submissions that were sent. */
export function keys(): (string | undefined)[] {
  return submissions().map(({ headers }) => headers[idempotencyHeader]);
}
