import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerSubmissions,
  expectWarning,
  fillInAndAgree,
  forgetEachForm,
  keys,
  sendButton,
  stored,
} from '../../support/lead-form';
import { answer } from '../../support/network';
import { faqs, notices, visit } from '../../support/submission-notices';

forgetEachForm();

const parking = { product: 'Parking Management Software' };
const address = '/schedule-a-demo?product=parking';
const form = <LeadForm form={demo} page="/schedule-a-demo" address={address} preset={parking} />;
const otherForm = <LeadForm form={demo} page="/schedule-a-demo" preset={{ product: 'Point of Sale Software' }} />;
const mayHaveArrived = 'Your demo request for Parking Management Software may not have arrived.';

describe('When a page is loaded anew after a request has failed', () => {
  test('every page names it and leads to its form, which sends it', async () => {
    await fail();
    await reload(faqs);
    expect(await within(notices()).findByText(mayHaveArrived, { exact: false })).toBeVisible();
    expect(within(notices()).getByRole('link', { name: 'Send it now' })).toHaveAttribute('href', address);
  });

  test('its form says it itself, and the notice comes back when the form is left again', async () => {
    await fail();
    const goTo = await reload(form);
    expect(await screen.findByText(/^This may have arrived already\./)).toBeVisible();
    expect(notices()).toBeEmptyDOMElement();
    goTo(faqs);
    expect(await within(notices()).findByText(mayHaveArrived, { exact: false })).toBeVisible();
  });

  test('the same form for something else stands below the notice', async () => {
    await fail();
    await reload(otherForm);
    expect(await within(notices()).findByText(mayHaveArrived, { exact: false })).toBeVisible();
  });

  test('there is no notice of it once it is stored', async () => {
    await fail();
    const goTo = await reload(form);
    await screen.findByText('Brand-new Software');
    answerSubmissions(stored);
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(new Set(keys()).size).toBe(1);
    goTo(faqs);
    expect(notices()).toBeEmptyDOMElement();
    await reload(faqs);
    expect(notices()).toBeEmptyDOMElement();
  });

  test('a notice that was closed stays closed, and what was typed stays in the form', async () => {
    await fail();
    await reload(faqs);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(notices()).toBeEmptyDOMElement();
    const goTo = await reload(faqs);
    expect(notices()).toBeEmptyDOMElement();
    goTo(form);
    expect(await screen.findByLabelText('Name')).toHaveValue('Ayesha Rahman');
  });
});

test('News that was closed before the page was loaded anew stays closed', async () => {
  const goTo = await fail();
  goTo(faqs);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await reload(faqs);
  expect(notices()).toBeEmptyDOMElement();
});

test('What waited for a connection was not sent when the page is loaded anew', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendFrom(form);
  await screen.findByText(/^You are offline/);
  onLine.mockReturnValue(true);
  await reload(faqs);
  expect(
    await within(notices()).findByText('Your demo request for Parking Management Software was not sent.', {
      exact: false,
    }),
  ).toBeVisible();
});

test('Of what was typed and never sent there is no notice', async () => {
  await visit(form);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  await reload(faqs);
  expect(notices()).toBeEmptyDOMElement();
});

async function fail() {
  expectWarning();
  answerSubmissions(answer(500, {}));
  const goTo = await sendFrom(form);
  await screen.findByText('Your request may not have arrived');
  return goTo;
}

async function sendFrom(page: JSX.Element) {
  const goTo = await visit(page);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  await userEvent.click(sendButton());
  return goTo;
}

/** Ends what is under way and forgets what only the page knew. */
async function reload(page: JSX.Element) {
  cleanup();
  forgetSubmissions();
  const goTo = await visit(page);
  // The words of notices are fetched when there are any.
  await act(async () => void (await import('../../../src/layout/submission-notice-list')));
  return goTo;
}
