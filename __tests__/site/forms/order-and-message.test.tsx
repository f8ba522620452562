import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '../../../src/contract/forms/contact';
import { orderOf } from '../../../src/contract/forms/order';
import { LeadForm } from '../../../src/forms/lead-form';
import { consent, expectWarning, forgetEachForm } from '../../support/lead-form';
import { answer, answerWith, requestsFor } from '../../support/network';
import { faqs, notices, visit } from '../../support/submission-notices';

const summary = 'VPS-6, ৳6,000 / month';
const subject = `Hosting plan: ${summary}`;
const vps = { form: orderOf({ name: 'VPS-6', summary, subject }), page: '/hosting/vps-6', preset: { subject } };

forgetEachForm();

test('An order that failed is none of the contact form, which sends its own message', async () => {
  await failToOrder();
  const message = await showContact();
  expect(screen.getByLabelText('Subject')).toHaveValue('');
  expect(message).toHaveValue('');
  expect(consent()).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('An order that failed is still there for whoever comes back to it', async () => {
  await failToOrder();
  await userEvent.type(await showContact(), 'Where is your office?');
  cleanup();
  render(<LeadForm {...vps} />);
  expect(screen.getByLabelText('Domain name')).toHaveValue('example.com.bd');
  answerWith(`POST ${contact.path}`, answer(201, { id: 'KS-7H2M', message: 'Your Order Has Been Sent' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('KS-7H2M')).toBeVisible();
  expect(screen.getByText(/^You have ordered/)).toHaveTextContent(`You have ordered ${summary}.`);
  const [sent] = requestsFor(contact.path).slice(-1);
  expect(sent?.fields).toMatchObject({ subject, message: 'example.com.bd' });
});

test('News of an order on another page names its plan', async () => {
  await failToOrder();
  await visit(faqs);
  expect(await within(notices()).findByText(/^Your order of VPS-6 may not have arrived\./)).toBeVisible();
});

async function failToOrder(): Promise<void> {
  expectWarning();
  answerWith(`POST ${contact.path}`, answer(500, {}));
  render(<LeadForm {...vps} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Rahima');
  await userEvent.type(screen.getByLabelText('Email'), 'rahima@example.com');
  await userEvent.type(screen.getByLabelText('Phone'), '01712345678');
  await userEvent.type(screen.getByLabelText('Domain name'), 'example.com.bd');
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'ORDER VPS-6' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  cleanup();
}

async function showContact() {
  await act(async () => render(<LeadForm form={contact} page="/contact" />));
  return screen.getByLabelText('Message');
}
