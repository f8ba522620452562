import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../../../src/components/dialog';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import type { Preset } from '../../../src/forms/state/preset';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerSubmissions,
  consent,
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

forgetEachForm();

const parking = { product: 'Parking Management Software' };
const pos = { product: 'Point of Sale Software' };
const formFor = (preset: Preset) => <LeadForm form={demo} page="/schedule-a-demo" preset={preset} />;

describe('When the page asks for something else in the place of a form', () => {
  test('that is only filled in, all of it stays', async () => {
    const goTo = await fillInFor(parking);
    goTo(formFor(pos));
    expect(screen.getByLabelText('Name')).toHaveValue(filledIn.Name);
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Point of Sale Software');
    expect(consent()).toBeChecked();
    expect(notices()).toBeEmptyDOMElement();
  });

  test('that is being sent, the next form is ready at once, and a notice names the other', async () => {
    const { answer: awaited, arrive } = later(stored);
    answerSubmissions(awaited);
    const goTo = await fillInFor(parking);
    await userEvent.click(sendButton());
    goTo(formFor(pos));
    await newsOf('Your demo request for Parking Management Software is still being sent …');
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Point of Sale Software');
    expect(screen.getByLabelText('Name')).toBeEnabled();
    expect(consent()).not.toBeChecked();
    await act(async () => arrive());
    await newsOf('Your demo request for Parking Management Software has been sent. Reference number KS-7H2M');
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue(filledIn.Name);
  });

  test('that has failed, Retry is found again with what it was for', async () => {
    const goTo = await failFor(parking);
    goTo(formFor(pos));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await newsOf(/^Your demo request for Parking Management Software may not have arrived\./);
    goTo(formFor(parking));
    answerSubmissions(stored);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('KS-7H2M');
    expect(products()).toEqual(['6', '6']);
    expect(new Set(keys()).size).toBe(1);
    expect(notices()).toBeEmptyDOMElement();
  });

  test('that was not taken, its words stay what they were', async () => {
    expectWarning();
    answerSubmissions(answer(503, { detail: 'The disk is full.' }, { 'Retry-After': '600' }));
    const goTo = await fillInFor(parking);
    await userEvent.click(sendButton());
    await screen.findByText('Your request has not been sent yet');
    goTo(formFor(pos));
    await retypeName('Karim Uddin');
    goTo(formFor(parking));
    await screen.findByText('Your request has not been sent yet');
    expect(screen.getByLabelText('Name')).toHaveValue(filledIn.Name);
  });

  test('that has failed, what is sent there is a request of its own', async () => {
    const goTo = await failFor(parking);
    goTo(formFor(pos));
    answerSubmissions(stored, stored);
    await userEvent.click(consent());
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(screen.queryByText(/^What you sent before/)).not.toBeInTheDocument();
    goTo(formFor(parking));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('KS-7H2M');
    expect(products()).toEqual(['6', '1', '6']);
    const [first, second, third] = keys();
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });
});

test('Of several that have failed, the words of the latest are there for the next', async () => {
  const goTo = await failFor(parking);
  goTo(formFor(pos));
  await retypeName('Karim Uddin');
  answerSubmissions(answer(500, {}));
  await userEvent.click(consent());
  await userEvent.click(sendButton());
  await screen.findByText('Your request may not have arrived');
  goTo(formFor({ product: 'Customer Relationship Management' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Karim Uddin');
});

test('What has moved along stays over a reload when the form is only looked at', async () => {
  const goTo = await failFor(parking);
  goTo(formFor(pos));
  await userEvent.click(screen.getByLabelText('Name'));
  cleanup();
  forgetSubmissions();
  await visit(formFor(pos));
  expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
});

describe('When a form has failed and its page is left', () => {
  test('its choice stays what was sent, whatever its page asks for', async () => {
    const goTo = await failFor(parking);
    goTo(faqs);
    goTo(<LeadForm form={demo} page="/schedule-a-demo" />);
    await userEvent.selectOptions(await screen.findByLabelText('Product'), 'Point of Sale Software');
    answerSubmissions(answer(500, {}));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Retry' });
    goTo(faqs);
    goTo(formFor(parking));
    answerSubmissions(stored);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('KS-7H2M');
    expect(products()).toEqual(['6', '1', '1']);
    expect(new Set(keys()).size).toBe(1);
  });

  test('the next page names it and leads back', async () => {
    const goTo = await failFor(parking);
    goTo(faqs);
    await newsOf(/^Your demo request for Parking Management Software may not have arrived\./);
    expect(screen.getByRole('link', { name: 'Go back to the form' })).toHaveAttribute('href', '/schedule-a-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(notices()).toBeEmptyDOMElement();
  });

  test('it is agreed to as before when the visitor is back', async () => {
    const goTo = await failFor(parking);
    goTo(faqs);
    goTo(formFor(parking));
    await screen.findByRole('button', { name: 'Retry' });
    expect(consent()).toBeChecked();
  });

  test('what was no longer agreed to is not agreed to when the visitor is back', async () => {
    const goTo = await failFor(parking);
    await userEvent.click(consent());
    goTo(faqs);
    goTo(formFor(parking));
    await screen.findByRole('button', { name: 'Retry' });
    expect(consent()).not.toBeChecked();
  });

  test('a dialog with it closes without a question, and offers Retry when it is opened again', async () => {
    expectWarning();
    const goTo = await visit(dialog(true));
    await screen.findByText('Brand-new Software');
    await fillInAndAgree();
    answerSubmissions(answer(500, {}));
    await userEvent.click(sendButton());
    await screen.findByRole('button', { name: 'Retry' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    goTo(dialog(false));
    await newsOf(/may not have arrived\./);
    goTo(dialog(true));
    const shown = screen.getByRole('dialog');
    expect(await within(shown).findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(notices()).toBeEmptyDOMElement();
  });
});

test('Retry sends nothing that is no longer agreed to, and leads to the box', async () => {
  await failFor(parking);
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(consent()).toHaveFocus();
  expect(submissions()).toHaveLength(1);
  answerSubmissions(stored);
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('KS-7H2M')).toBeVisible();
});

function dialog(isOpen: boolean) {
  return (
    <Dialog isOpen={isOpen} onClose={() => {}} label="A demo">
      <LeadForm form={demo} page="/faqs" address="/schedule-a-demo" preset={parking} narrow />
    </Dialog>
  );
}

async function fillInFor(preset: Preset) {
  const goTo = await visit(formFor(preset));
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  return goTo;
}

async function failFor(preset: Preset) {
  expectWarning();
  answerSubmissions(answer(500, {}));
  const goTo = await fillInFor(preset);
  await userEvent.click(sendButton());
  await screen.findByText('Your request may not have arrived');
  return goTo;
}

async function retypeName(words: string) {
  const name = screen.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, words);
}

async function newsOf(words: string | RegExp) {
  const [box] = await within(notices()).findAllByText((_, element) => {
    const text = element?.tagName === 'P' ? (element.textContent ?? '') : '';
    return typeof words === 'string' ? text === words : words.test(text);
  });
  expect(box).toBeVisible();
}

/** The product of each submission, as it was sent. */
function products(): unknown[] {
  return submissions().map(({ fields }) => fields.product);
}
