import { act, fireEvent, screen } from '@testing-library/react';
import { hire } from '../../../src/contract/forms/hire';
import { brief, choose, fillInHire, sendButton as hireButton, renderHire } from '../../support/hire-form';
import {
  answerSubmissions,
  fillInAndAgree,
  forgetEachForm,
  renderForm,
  sendButton,
  stored,
} from '../../support/lead-form';
import { answerWith, later, noConnection } from '../../support/network';
import { nextUpload, uploaded } from '../../support/request-class';

forgetEachForm();
afterEach(() => jest.useRealTimers());

const slow = /^Sending takes unusually long\. This page goes on trying/;

describe('While a server takes the form and does not answer', () => {
  test('visitors hear after twelve seconds that it takes long and what is kept, and have the other ways', async () => {
    await sendAndWait();
    await wait(11_900);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    await wait(100);
    const notice = screen.getByText(slow);
    expect(notice).toHaveTextContent('Everything you typed is still here.');
    expect(screen.getAllByRole('status')).toContainEqual(notice.closest('[role=status]'));
    expect(notice.closest('[aria-busy=true]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Call +880 1000-000000' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Parking%20Management%20Software'),
    );
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringContaining('Rahman'));
    expect(screen.getByText('Sending…')).toBeVisible();
  });

  test('nothing is given up: the answer takes the message away', async () => {
    const { arrive } = await sendAndWait();
    await wait(15_000);
    arrive();
    await wait(0);
    expect(screen.getByText('Your Request Has Been Submitted')).toBeVisible();
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  test('the message stays while it is tried again', async () => {
    const { arrive } = await sendAndWait();
    await wait(60_000);
    expect(screen.getByText(/^It did not get through\. Trying again/)).toBeVisible();
    expect(screen.getByText(slow)).toBeVisible();
    arrive();
    await wait(10_000);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  async function sendAndWait() {
    const { answer, arrive } = later(stored);
    answerSubmissions(answer);
    await sendDemo();
    return { arrive };
  }
});

test('Attempts that all fail at once are one wait, and not several short ones', async () => {
  answerSubmissions(noConnection);
  await sendDemo();
  await wait(12_000);
  expect(screen.getByText(slow)).toBeVisible();
});

test('Without a connection the other ways are offered too, since a call may need none', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendDemo();
  await wait(12_000);
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +880 1000-000000' })).toBeVisible();
});

test('A file that is getting on is not called slow, but the answer to it is', async () => {
  const { answer } = later(stored);
  answerWith(`POST ${hire.path}`, answer);
  await sendBrief();
  for (const loaded of [250, 500, 750, 1000]) {
    await wait(8000);
    act(() => uploaded(loaded, 1000));
  }
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  await wait(12_000);
  expect(screen.getByText(slow)).toHaveTextContent('Everything you typed is still here, and so is brief.pdf.');
});

test('A file that breaks off again and again is called slow, since it gets no further', async () => {
  answerWith(`POST ${hire.path}`, noConnection, noConnection, later(stored).answer);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await sendBrief();
  act(() => uploaded(500, 1000));
  for (const pause of [4000, 5000, 2900]) {
    await wait(pause);
    act(() => uploaded(500, 1000));
  }
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  await wait(100);
  expect(screen.getByText(slow)).toBeVisible();
});

async function sendDemo() {
  await renderForm();
  await fillInAndAgree();
  jest.useFakeTimers();
  fireEvent.click(sendButton());
  await wait(0);
}

async function sendBrief() {
  await renderHire();
  await fillInHire();
  await choose(brief());
  jest.useFakeTimers();
  const begins = nextUpload();
  fireEvent.click(hireButton());
  await act(() => begins);
}

function wait(time: number) {
  return act(() => jest.advanceTimersByTimeAsync(time));
}
