import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerSubmissions,
  expectWarning,
  filledIn,
  fillInAndAgree,
  forgetEachForm,
  keys,
  sendButton,
  stored,
  submissions,
} from '../../support/lead-form';
import { answer, later } from '../../support/network';
import { faqs, notices, visit } from '../../support/submission-notices';
import { headerDialog, inDialog, onPage, productPage } from '../../support/two-forms';

forgetEachForm();

const pos = { product: 'Point of Sale Software' };
const consent = { name: /^I agree to receive other communications/ };

describe('When the form on the page is sent and the dialog asks for the same', () => {
  test('the dialog shows that it is being sent, and both show the receipt and are empty', async () => {
    const { arrive, goTo } = await sendFromPage(stored);
    goTo(productPage(true));
    expect(inDialog().getByRole('button', { name: 'BOOKING A DEMO...' })).toHaveAttribute('aria-disabled', 'true');
    expect(inDialog().getByLabelText('Name')).toHaveValue(filledIn.Name);
    expect(screen.queryByText(/^This may have arrived already/)).not.toBeInTheDocument();
    await act(async () => arrive());
    for (const form of [onPage(), inDialog()]) {
      expect(await form.findByText('KS-7H2M')).toBeVisible();
      expect(form.getByLabelText('Name')).toHaveValue('');
      expect(form.getByRole('checkbox', { ...consent, hidden: true })).not.toBeChecked();
    }
    expect(screen.queryByText(/^This may have arrived already/)).not.toBeInTheDocument();
    expect(keys()).toHaveLength(1);
  });

  test('a failure is shown by both, and Retry in the dialog sends it under the same key', async () => {
    expectWarning();
    const { arrive, goTo } = await sendFromPage(answer(500, {}));
    goTo(productPage(true));
    await act(async () => arrive());
    await onPage().findByText('Your request may not have arrived');
    answerSubmissions(stored);
    await userEvent.click(await inDialog().findByRole('button', { name: 'Retry' }));
    expect(await inDialog().findByText('KS-7H2M')).toBeVisible();
    expect(await onPage().findByText('KS-7H2M')).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  test('what is refused on the page and put right in the dialog is refused on the page no more', async () => {
    const refusal = answer(422, { errors: [{ field: 'mobile_no', message: 'Not in use' }] });
    const { arrive, goTo } = await sendFromPage(refusal);
    await act(async () => arrive());
    await onPage().findByRole('link', { name: 'Phone: Not in use' });
    goTo(productPage(true));
    await userEvent.type(inDialog().getByLabelText('Phone'), '1');
    expect(onPage().queryByRole('link', { name: 'Phone: Not in use' })).not.toBeInTheDocument();
  });

  test('after the receipt, what is typed in the dialog is another request, which nobody has agreed to yet', async () => {
    const { arrive, goTo } = await sendFromPage(stored);
    await act(async () => arrive());
    await onPage().findByText('KS-7H2M');
    goTo(productPage(true));
    await userEvent.type(inDialog().getByLabelText('Name'), 'Karim Uddin');
    expect(onPage().getByLabelText('Name')).toHaveValue('Karim Uddin');
    expect(onPage().getByRole('checkbox', { ...consent, hidden: true })).not.toBeChecked();
  });

  test('a receipt that the page has shown is shown by no dialog that is opened later', async () => {
    const { arrive, goTo } = await sendFromPage(stored);
    await act(async () => arrive());
    await onPage().findByText('KS-7H2M');
    goTo(productPage(true));
    expect(await inDialog().findByLabelText('Name')).toHaveValue('');
    // Not as news, which is announced and stands in the place of the form.
    expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(inDialog().queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
  });
});

describe('When the dialog is sent over the page with the same form', () => {
  test('the form on the page shows the receipt and is empty, and nobody is shown it again', async () => {
    const goTo = await open();
    answerSubmissions(stored);
    await userEvent.click(inDialog().getByRole('checkbox', consent));
    await userEvent.click(inDialog().getByRole('button', { name: 'BOOK A DEMO' }));
    expect(await onPage().findByText('KS-7H2M')).toBeVisible();
    expect(onPage().getByLabelText('Name')).toHaveValue('');
    goTo(faqs);
    expect(notices()).toBeEmptyDOMElement();
    goTo(productPage(false));
    await onPage().findByText('Brand-new Software');
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
  });

  test('Retry on the page sends what was changed in the dialog, under the same key', async () => {
    expectWarning();
    const goTo = await open();
    answerSubmissions(answer(500, {}));
    await userEvent.click(inDialog().getByRole('checkbox', consent));
    await userEvent.click(inDialog().getByRole('button', { name: 'BOOK A DEMO' }));
    await inDialog().findByText('Your request may not have arrived');
    await userEvent.type(inDialog().getByLabelText('Name'), ' Khan');
    goTo(productPage(false));
    expect(notices()).toBeEmptyDOMElement();
    answerSubmissions(stored);
    await userEvent.click(onPage().getByRole('button', { name: 'Retry' }));
    expect(await onPage().findByText('KS-7H2M')).toBeVisible();
    expect(submissions().map(({ fields }) => fields.Customer_name)).toEqual([filledIn.Name, `${filledIn.Name} Khan`]);
    expect(new Set(keys()).size).toBe(1);
  });
});

test('Retry on the page sends what was agreed to in the dialog', async () => {
  expectWarning();
  const goTo = await open();
  await userEvent.click(onPage().getByRole('checkbox', consent));
  answerSubmissions(answer(500, {}));
  await userEvent.click(inDialog().getByRole('checkbox', consent));
  await userEvent.click(inDialog().getByRole('button', { name: 'BOOK A DEMO' }));
  await inDialog().findByText('Your request may not have arrived');
  goTo(productPage(false));
  answerSubmissions(stored);
  await userEvent.click(onPage().getByRole('button', { name: 'Retry' }));
  expect(await onPage().findByText('KS-7H2M')).toBeVisible();
});

test('What may have arrived before a reload is said by both, until one of them sends it again', async () => {
  const { answer: never } = later(stored);
  answerSubmissions(never, stored);
  await fillInOnPage();
  await userEvent.click(sendButton());
  cleanup();
  forgetSubmissions();
  await visit(productPage(true));
  for (const form of [onPage(), inDialog()]) {
    expect(await form.findByText(/^This may have arrived already/)).toBeVisible();
  }
  await userEvent.click(inDialog().getByRole('button', { name: 'BOOK A DEMO' }));
  await onPage().findByText('KS-7H2M');
  expect(screen.queryByText(/^This may have arrived already/)).not.toBeInTheDocument();
  expect(new Set(keys()).size).toBe(1);
});

describe('What is typed', () => {
  test('in the dialog is in the form on the page too, and what was agreed to there stays', async () => {
    await open();
    await userEvent.type(inDialog().getByLabelText('Name'), ' Khan');
    await userEvent.selectOptions(inDialog().getByLabelText('Product'), 'Point of Sale Software');
    expect(onPage().getByLabelText('Name')).toHaveValue(`${filledIn.Name} Khan`);
    expect(onPage().getByLabelText('Product')).toHaveDisplayValue('Point of Sale Software');
    expect(onPage().getByRole('checkbox', consent)).toBeChecked();
    expect(inDialog().getByRole('checkbox', consent)).not.toBeChecked();
  });

  test('on the page is in the dialog when it is opened again', async () => {
    const goTo = await open();
    goTo(productPage(false));
    await userEvent.type(onPage().getByLabelText('Name'), ' Khan');
    goTo(productPage(true));
    expect(inDialog().getByLabelText('Name')).toHaveValue(`${filledIn.Name} Khan`);
  });
});

test('A dialog with what may have arrived hides the notice of it only while it is open', async () => {
  expectWarning();
  const { arrive, goTo } = await sendFromPage(answer(422, { errors: [{ field: 'mobile_no', message: 'Not in use' }] }));
  await act(async () => arrive());
  await onPage().findByRole('link', { name: 'Phone: Not in use' });
  const told = { name: 'Go back to the form' };
  goTo(headerDialog(false));
  expect(await within(notices()).findByRole('link', told)).toBeVisible();
  goTo(headerDialog(true));
  expect(within(notices()).queryByRole('link', told)).not.toBeInTheDocument();
  goTo(headerDialog(false));
  expect(await within(notices()).findByRole('link', told)).toBeVisible();
});

/** Fills in the form on the page and sends it; its answer is held back. */
test('What is typed on the page for one thing stays there when the dialog asks for another and is sent', async () => {
  const page = (isOpen: boolean) => (
    <>
      <section aria-label="Book a demo">
        <LeadForm form={demo} page="/product/pos" preset={pos} />
      </section>
      {headerDialog(isOpen)}
    </>
  );
  const goTo = await visit(page(false));
  await screen.findByText('Brand-new Software');
  await userEvent.type(onPage().getByLabelText('Name'), 'Karim Uddin');
  goTo(page(true));
  expect(inDialog().getByLabelText('Name')).toHaveValue('Karim Uddin');
  cleanup();
  forgetSubmissions();
  await visit(page(false));
  expect(await onPage().findByLabelText('Name')).toHaveValue('Karim Uddin');
});

async function sendFromPage(answered: ReturnType<typeof answer>) {
  const { answer: awaited, arrive } = later(answered);
  answerSubmissions(awaited);
  const goTo = await fillInOnPage();
  await userEvent.click(sendButton());
  return { arrive, goTo };
}

/** Fills in the form on the page and opens the dialog over it. */
async function open() {
  const goTo = await fillInOnPage();
  goTo(productPage(true));
  expect(await inDialog().findByLabelText('Name')).toHaveValue(filledIn.Name);
  return goTo;
}

async function fillInOnPage() {
  const goTo = await visit(productPage(false));
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  return goTo;
}
