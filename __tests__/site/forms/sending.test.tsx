import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { extras, idempotencyHeader } from '../../../src/contract/extras';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerSubmissions,
  consent,
  expectWarning,
  fillIn,
  fillInAndAgree,
  forgetEachForm,
  formElement,
  keys,
  renderForm,
  renderServed,
  send,
  sendButton,
  sendFilledIn,
  stored,
  submissions,
  trap,
  wireValues,
} from '../../support/lead-form';
import { answer, later } from '../../support/network';

forgetEachForm();

describe('While it is being sent', () => {
  test('the button says so and nothing can be changed', async () => {
    const { arrive } = await sendAndWait();
    expect(busyButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Name')).toBeDisabled();
    arrive();
    await screen.findByText('Your Request Has Been Submitted');
  });

  test('whoever pressed Enter on the button stays there, and sends nothing by pressing it again', async () => {
    const { arrive } = await fillInAndWait();
    sendButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(busyButton()).toHaveFocus();
    // A browser takes the focus from what is disabled.
    expect(busyButton()).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    arrive();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(submissions()).toHaveLength(1);
  });

  test('whoever pressed Enter in a field is at the button, since the fields are disabled', async () => {
    const { arrive } = await fillInAndWait();
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(busyButton()).toHaveFocus();
    arrive();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test('whoever pressed Retry is at the button, since the failure goes', async () => {
    expectWarning();
    const { answer: awaited, arrive } = later(stored);
    answerSubmissions(answer(500, {}), awaited);
    await sendFilledIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(busyButton()).toHaveFocus();
    arrive();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test.each([
    ['receipt', stored],
    ['failure', answer(500, {})],
    ['refusal', answer(422, { errors: [{ field: 'mobile_no', message: 'Not in use' }] })],
  ])('whoever went on to something else is not pulled back by the %s', async (_, answered) => {
    expectWarning();
    const { arrive } = await sendAndWait(answered);
    const search = document.body.appendChild(document.createElement('input'));
    search.focus();
    arrive();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(search).toHaveFocus();
  });

  test('sending again does nothing (C1)', async () => {
    const { arrive } = await sendAndWait();
    for (let click = 0; click < 20; click += 1) fireEvent.submit(formElement());
    arrive();
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()).toHaveLength(1);
  });

  async function sendAndWait(answered = stored) {
    const { arrive } = await fillInAndWait(answered);
    await userEvent.click(sendButton());
    return { arrive };
  }

  /** Whatever is sent then waits for its answer. */
  async function fillInAndWait(answered = stored) {
    const { answer: awaited, arrive } = later(answered);
    answerSubmissions(awaited);
    await renderForm();
    await fillInAndAgree();
    return { arrive };
  }

  function busyButton() {
    return screen.getByRole('button', { name: 'BOOKING A DEMO...' });
  }
});

describe('A submission', () => {
  test('carries the twelve fields with their values and ids, and our own extras', async () => {
    await send();
    expect(submissions()[0]?.fields).toEqual({
      ...wireValues,
      [extras.consent]: 'yes',
      [extras.page]: '/schedule-a-demo',
      [extras.trap]: '',
      [extras.elapsed]: expect.stringMatching(/^\d+$/),
    });
  });

  test('carries an international e-mail address in the form that every mail server reads', async () => {
    answerSubmissions(stored);
    await renderForm();
    await fillInAndAgree({ Email: 'ayesha@উদাহরণ.বাংলা' });
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields.email).toBe('ayesha@xn--d5b6ci4b4b3a.xn--54b7fta0cc');
  });

  test('has a key of its own, and leaves the media type to the browser', async () => {
    await send();
    expect(submissions()[0]?.headers).toEqual({
      Accept: 'application/json',
      [idempotencyHeader]: expect.stringMatching(/^\d+(?:-\d+){3}$/),
    });
  });

  test('tells the server what a program wrote into the trap', async () => {
    await renderForm();
    answerSubmissions(stored);
    fireEvent.input(trap(), { target: { value: 'http://spam.example' } });
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.trap]).toBe('http://spam.example');
  });

  test('that follows a stored one has a key of its own', async () => {
    await send();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('How long a visitor was at the form is told', () => {
  test('from the first touch of a field', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answerSubmissions(stored);
    await renderForm();
    await userEvent.click(screen.getByLabelText('Name'));
    now.mockReturnValue(1_030_000);
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.elapsed]).toBe('30000');
  });

  test('over a reload', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answerSubmissions(stored);
    const { unmount } = await renderForm();
    await fillIn();
    unmount();
    forgetSubmissions();
    now.mockReturnValue(1_090_000);
    await renderForm();
    await userEvent.click(consent());
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.elapsed]).toBe('90000');
  });

  test('not at all when the clock was set back meanwhile, for a server takes no time for a program', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answerSubmissions(stored);
    await renderForm();
    await userEvent.click(screen.getByLabelText('Name'));
    now.mockReturnValue(990_000);
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields).not.toHaveProperty(extras.elapsed);
  });

  test('from the start of the page when it was filled in before the script arrived', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 45_000);
    const host = renderServed();
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    name.value = 'Ayesha';
    answerSubmissions(stored);
    await renderForm({}, { container: host, hydrate: true });
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.elapsed]).toBe('45000');
  });
});
