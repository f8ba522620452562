import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import {
  answerSubmissions,
  consent,
  expectWarning,
  fieldValues,
  filledIn,
  fillInAndAgree,
  forgetEachForm,
  keys,
  sendButton,
  stored,
  wireValues,
} from '../../support/lead-form';
import { answer } from '../../support/network';
import { faqs, notices, visit } from '../../support/submission-notices';

forgetEachForm();

const form = <LeadForm form={demo} page="/schedule-a-demo" />;

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe.each([
  [
    'each call',
    () => {
      for (const call of ['getItem', 'setItem', 'removeItem'] as const)
        jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
    },
  ],
  [
    'the storage itself',
    () => {
      for (const storage of ['sessionStorage', 'localStorage'] as const)
        jest.spyOn(window, storage, 'get').mockImplementation(refuse);
    },
  ],
])('Where the browser refuses to keep anything, %s', (_name, forbid) => {
  beforeEach(forbid);

  test('what failed is found again with everything typed, and is sent under the same key', async () => {
    const goTo = await fail();
    goTo(faqs);
    await within(notices()).findByText(/^Your demo request for Parking Management Software may not have arrived\./);
    goTo(form);
    expect(await screen.findByText(/Everything you typed is still here/)).toBeVisible();
    expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone });
    expect(consent()).toBeChecked();
    await userEvent.type(screen.getByLabelText('Name'), ' Khan');
    answerSubmissions(stored);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('what was typed and never sent is there again on the way back', async () => {
    const goTo = await fillInForm();
    goTo(faqs);
    goTo(form);
    expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
  });

  test('what was typed moves along to what is asked for next', async () => {
    const goTo = await fillInForm();
    goTo(faqs);
    goTo(<LeadForm form={demo} page="/product/pos" preset={{ product: 'Point of Sale Software' }} />);
    expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Point of Sale Software');
  });

  test('what was stored is not there again, and the next request has a key of its own', async () => {
    answerSubmissions(stored);
    const goTo = await fillInForm();
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    goTo(faqs);
    goTo(form);
    await screen.findByText('Brand-new Software');
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(new Set(keys()).size).toBe(2);
  });

  test('it asks before the page is left with something typed, until that is stored', async () => {
    await visit(form);
    await screen.findByText('Brand-new Software');
    await userEvent.click(screen.getByLabelText('Name'));
    expect(asksBeforeLeaving()).toBe(false);
    await userEvent.paste('Ayesha');
    expect(asksBeforeLeaving()).toBe(true);
    await fillInAndAgree();
    answerSubmissions(stored);
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('it asks on the next page too, as long as what failed is named there', async () => {
    const goTo = await fail();
    goTo(faqs);
    const close = await within(notices()).findByRole('button', { name: 'Close' });
    expect(asksBeforeLeaving()).toBe(true);
    await userEvent.click(close);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

test('Where the browser keeps what failed, it does not ask on the next page', async () => {
  const goTo = await fail();
  goTo(faqs);
  await within(notices()).findByRole('link', { name: 'Go back to the form' });
  expect(asksBeforeLeaving()).toBe(false);
});

async function fillInForm() {
  const goTo = await visit(form);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  return goTo;
}

async function fail() {
  expectWarning();
  answerSubmissions(answer(500, {}));
  const goTo = await fillInForm();
  await userEvent.click(sendButton());
  await screen.findByText('Your request may not have arrived');
  return goTo;
}

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
