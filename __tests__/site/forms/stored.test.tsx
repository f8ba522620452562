import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '../../../src/contract/forms/contact';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerSubmissions,
  consent,
  expectWarning,
  fieldValues,
  fillInAgain,
  fillInAndAgree,
  forgetEachForm,
  formElement,
  renderForm,
  send,
  sendButton,
  stored,
} from '../../support/lead-form';
import { answer } from '../../support/network';

forgetEachForm();

const parking = { product: 'Parking Management Software' };

describe('When it is stored', () => {
  test('visitors read the specified sentence and their reference number, and hear it', async () => {
    await send();
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent(/^Your Request Has Been Submitted$/);
    expect(screen.getByText('KS-7H2M')).toBeVisible();
    expect(message).toHaveFocus();
  });

  test('visitors read what we have of them, so that a slip in a number is seen', async () => {
    await renderForm();
    answerSubmissions(stored);
    await fillInAndAgree({ Phone: '+49 30 901820' });
    await userEvent.click(sendButton());
    await screen.findByRole('alert');
    expect(
      screen.getByText(
        'We have your demo request for Parking Management Software and reach you at +4930901820 or ayesha@example.com.',
      ),
    ).toBeVisible();
  });

  test('what was asked about a field is gone when the form is filled in again', async () => {
    await renderForm();
    answerSubmissions(stored);
    await fillInAndAgree({ Phone: '0181234567' });
    await userEvent.tab();
    await userEvent.click(sendButton());
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    await fillInAgain();
    expect(screen.getByLabelText('Phone')).toHaveValue('');
    expect(screen.queryByText(/Is a digit missing/)).not.toBeInTheDocument();
  });

  test('it is shown from where it begins, however tall it is', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await send();
    expect(shown).toHaveBeenLastCalledWith({ block: 'start' });
    expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
  });

  test('visitors read what happens next', async () => {
    await send();
    expect(screen.getByText('We call or email you and settle when and how we meet.')).toBeVisible();
  });

  test('the message goes when the page asks about something else', async () => {
    const { rerender } = await renderForm();
    answerSubmissions(stored);
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    rerender(<LeadForm form={demo} page="/schedule-a-demo" preset={parking} />);
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
    await screen.findByText('Brand-new Software');
  });

  test('the message goes when another request is sent that has a mistake, for it is not stored', async () => {
    await send();
    await fillInAndAgree({ Email: 'ayesha@nowhere' });
    expect(screen.getByText('KS-7H2M')).toBeVisible();
    await userEvent.click(sendButton());
    expect(screen.getByRole('heading', { name: 'Please check these fields. Nothing was lost.' })).toHaveFocus();
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
  });

  test('every field is empty again, or as at first, and consent is unticked (R-FORM-04)', async () => {
    await send();
    expect(fieldValues()).toEqual({
      ...Object.fromEntries(demo.fields.map(({ name }) => [name, ''])),
      Country: 'BD',
    });
    await fillInAgain();
    expect(consent()).not.toBeChecked();
    expect(sendButton()).toBeDisabled();
  });

  test.each([
    ['came with the form', parking],
    ['was known only when the form had come, as from an address', undefined],
    ['was something else when the form came', { product: 'Point of Sale Software' }],
  ])('what the page asks for stays chosen, where it %s', async (_, atFirst) => {
    const { rerender } = await renderForm({ preset: atFirst });
    rerender(<LeadForm form={demo} page="/schedule-a-demo" preset={parking} />);
    answerSubmissions(stored);
    await fillInAndAgree({ Product: 'Customer Relationship Management' });
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Product')).not.toBeInvalid();
  });

  test('nothing of it is kept in the browser but its number and what it was for (C5)', async () => {
    await send();
    expect([{ ...window.sessionStorage }, { ...window.localStorage }]).toEqual([
      { 'receipt:/schedule-a-demo': 'KS-7H2M demo request for Parking Management Software' },
      {},
    ]);
  });
});

describe('After a reload', () => {
  const words = /We have your demo request for .+\. Its reference number is KS-7H2M/;

  /** The page is loaded anew, in the same tab. */
  async function sendAndReload() {
    await send();
    cleanup();
    forgetSubmissions();
    return renderForm();
  }

  test('of what was stored, visitors find its number again above the empty form', async () => {
    await sendAndReload();
    expect(formElement()).toHaveTextContent(words);
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('it says nothing beside the news of what was sent and is not stored', async () => {
    await send();
    await fillInAndAgree();
    expectWarning();
    answerSubmissions(answer(400, {}));
    await userEvent.click(sendButton());
    await screen.findByRole('button', { name: 'Retry' });
    cleanup();
    forgetSubmissions();
    await renderForm();
    expect(formElement()).toHaveTextContent('This has not been sent yet');
    expect(formElement()).not.toHaveTextContent(words);
  });

  test.each([
    ['form', contact, '/contact'],
    ['address, such as that of another plan or position', demo, '/schedule-a-demo?product=crm'],
  ])('it says nothing where somebody asks by another %s', async (_, form, address) => {
    await send();
    cleanup();
    forgetSubmissions();
    await act(async () => void render(<LeadForm form={form} page="/a-page" address={address} />));
    expect(formElement()).not.toHaveTextContent('We have your');
  });

  test('it goes when another request is sent, which has news of its own', async () => {
    await sendAndReload();
    await fillInAndAgree({ Email: 'ayesha@nowhere' });
    await userEvent.click(sendButton());
    expect(formElement()).not.toHaveTextContent(words);
  });
});
