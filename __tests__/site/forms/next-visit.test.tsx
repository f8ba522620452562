import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { extras } from '../../../src/contract/extras';
import { demo } from '../../../src/contract/forms/demo';
import { hire } from '../../../src/contract/forms/hire';
import { LeadForm } from '../../../src/forms/lead-form';
import { storageKeyOf } from '../../../src/forms/state/session';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { forgetLists } from '../../../src/live/options';
import { brief, choose, fillInHire, send } from '../../support/hire-form';
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
import { answer, answerWith, later } from '../../support/network';
import { faqs, notices, visit } from '../../support/submission-notices';

forgetEachForm();

const form = <LeadForm form={demo} page="/schedule-a-demo" preset={{ product: 'Parking Management Software' }} />;
const sendIt = { name: 'Send it now' };
const day = 24 * 60 * 60 * 1000;

describe('On the next visit, what was sent and did not arrive', () => {
  test('is named, and sent by one press with the same words under the same key', async () => {
    await fail();
    const goTo = await comeBack();
    expect(notices()).toHaveTextContent('Your demo request for Parking Management Software may not have arrived.');
    answerSubmissions(stored);
    await sendFromNotice(goTo);
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    const [first, second] = submissions().slice(-2);
    expect(second?.fields).toEqual({ ...first?.fields, [extras.elapsed]: second?.fields[extras.elapsed] });
    expect(new Set(keys()).size).toBe(1);
    goTo(faqs);
    expect(notices()).toBeEmptyDOMElement();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  test('is sent also when it had waited for a connection until the page was closed', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendOnce();
    await screen.findByText(/^You are offline/);
    onLine.mockReturnValue(true);
    const goTo = await comeBack();
    expect(notices()).toHaveTextContent('Your demo request for Parking Management Software was not sent.');
    answerSubmissions(stored);
    await sendFromNotice(goTo);
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
  });

  test('is not sent when its form is looked at without that press', async () => {
    await fail();
    const goTo = await comeBack();
    goTo(form);
    expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
    expect(consent()).toBeChecked();
    expect(submissions()).toHaveLength(1);
  });

  test('is not agreed to any more when the box was emptied', async () => {
    await fail();
    await userEvent.click(consent());
    const goTo = await comeBack();
    await sendFromNotice(goTo);
    expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
    expect(consent()).not.toBeChecked();
    expect(submissions()).toHaveLength(1);
  });

  test('leads to its form where something in it was refused', async () => {
    answerSubmissions(answer(422, { errors: [{ field: 'mobile_no', message: 'This number is not in use' }] }));
    await sendOnce();
    await screen.findByRole('link', { name: /This number is not in use/ });
    await comeBack();
    expect(within(notices()).getByRole('link', { name: 'Go back to the form' })).toBeVisible();
    expect(within(notices()).queryByRole('link', sendIt)).not.toBeInTheDocument();
  });

  test('leads to its form where a file is to be chosen again', async () => {
    expectWarning();
    answerWith(`POST ${hire.path}`, answer(500, {}));
    await visit(<LeadForm form={hire} page="/outsourcing/hire" />);
    await fillInHire();
    await choose(brief());
    await send();
    await screen.findByText('Your request may not have arrived');
    await comeBack();
    expect(within(notices()).getByRole('link', { name: 'Go back to the form' })).toBeVisible();
  });

  test('is gone when its notice was closed, so that nobody else finds it on that device', async () => {
    await fail();
    await comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(Object.keys(window.localStorage)).toEqual([]);
    await comeBack();
    expect(notices()).toBeEmptyDOMElement();
  });

  test.each([
    ['after two days is still there', 2 * day, 1],
    ['is forgotten after three', 3 * day + 1000, 0],
  ])('%s', async (_, later, count) => {
    await fail();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + later);
    await comeBack();
    expect(within(notices()).queryAllByRole('link', sendIt)).toHaveLength(count);
    expect(Object.keys(window.localStorage)).toHaveLength(count);
  });

  test('stays while something else is sent from a form that was begun in the meantime', async () => {
    await fail();
    const goTo = await comeBack();
    goTo(<LeadForm form={demo} page="/product/pos" preset={{ product: 'Point of Sale Software' }} />);
    await screen.findByText('Brand-new Software');
    await fillInAndAgree({ Product: 'Point of Sale Software' });
    answerSubmissions(stored);
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    await comeBack();
    expect(within(notices()).getByRole('link', sendIt)).toBeVisible();
  });
});

test('Where a browser allows no locks, what did not arrive is named as well', async () => {
  const refuse: (() => void)[] = [];
  const request = () =>
    new Promise((_resolve, reject) => refuse.push(() => reject(new DOMException('Not here', 'SecurityError'))));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  letGoOfLocks = () => Reflect.deleteProperty(navigator, 'locks');
  await fail();
  await comeBack();
  await act(async () => {
    for (const one of refuse) one();
  });
  expect(await within(notices()).findByRole('link', sendIt)).toBeVisible();
});

test('What another tab has sent meanwhile is named no more', async () => {
  await fail();
  await comeBack();
  expect(within(notices()).getByRole('link', sendIt)).toBeVisible();
  window.localStorage.clear();
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')));
  expect(notices()).toBeEmptyDOMElement();
});

test('What another tab has sent under the same name stays when what this one sent arrives', async () => {
  const { answer: awaited, arrive } = later(stored);
  answerSubmissions(awaited);
  await sendOnce();
  await waitFor(() => expect(submissions()).toHaveLength(1));
  const [[name, kept] = ['', '{}']] = Object.entries<string>({ ...window.localStorage });
  window.localStorage.setItem(name, JSON.stringify({ ...JSON.parse(kept), key: 'that-of-another-tab' }));
  await act(async () => arrive());
  await screen.findByText('KS-7H2M');
  await comeBack();
  expect(within(notices()).getByRole('link', sendIt)).toBeVisible();
});

test('A product that is newer than the build is sent when the current list has come', async () => {
  expectWarning();
  answerSubmissions(answer(500, {}));
  await visit(form);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree({ Product: 'Brand-new Software' });
  await userEvent.click(sendButton());
  await screen.findByText('Your request may not have arrived');
  const goTo = await comeBack();
  forgetLists();
  answerSubmissions(stored);
  await sendFromNotice(goTo);
  expect(await screen.findByText('KS-7H2M')).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
});

test('What was typed and never sent is not there on the next visit', async () => {
  await visit(form);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('A tab says nothing of what another one is sending, until that one has given up', async () => {
  const giveUp = lockedElsewhere();
  answerSubmissions(later(stored).answer);
  await sendOnce();
  await comeBack();
  expect(within(notices()).queryByRole('link')).not.toBeInTheDocument();
  await act(async () => giveUp());
  expect(await within(notices()).findByRole('link', sendIt)).toBeVisible();
});

test('A tab says nothing of what another one has sent meanwhile', async () => {
  const letGo = lockedElsewhere();
  answerSubmissions(later(stored).answer);
  await sendOnce();
  await comeBack();
  window.localStorage.clear();
  await act(async () => letGo());
  await waitFor(() => expect(within(notices()).queryByRole('link')).not.toBeInTheDocument());
});

/** Locks of pages, all of which another tab holds until the function that is returned is called. */
function lockedElsewhere(): () => void {
  const waiting: (() => void)[] = [];
  const request = async (_name: string, options: unknown, callback?: () => void) => {
    if (typeof options !== 'function' && callback) waiting.push(callback);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  letGoOfLocks = () => Reflect.deleteProperty(navigator, 'locks');
  return () => {
    for (const callback of waiting) callback();
  };
}

let letGoOfLocks = () => true;
afterEach(() => void letGoOfLocks());

async function fail() {
  expectWarning();
  answerSubmissions(answer(500, {}));
  await sendOnce();
  await screen.findByText('Your request may not have arrived');
}

async function sendOnce() {
  await visit(form);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  await userEvent.click(sendButton());
}

/** Closes the tab, and opens a page without a form in a new one. */
async function comeBack() {
  cleanup();
  forgetSubmissions();
  window.sessionStorage.clear();
  const goTo = await visit(faqs);
  // The words of notices are fetched when there are any.
  await act(async () => void (await import('../../../src/layout/submission-notice-list')));
  return goTo;
}

async function sendFromNotice(goTo: (page: JSX.Element) => void) {
  expect(within(notices()).getByRole('link', sendIt)).toBeVisible();
  // As the link navigates, which is not at work here.
  window.history.replaceState({ send: storageKeyOf(demo, { product: 'Parking Management Software' }) }, '');
  goTo(form);
}
