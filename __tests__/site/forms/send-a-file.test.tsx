import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hire } from '../../../src/contract/forms/hire';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { brief, choose, fillInHire, input, renderHire, send, sendButton, sent } from '../../support/hire-form';
import { consent, expectWarning, forgetEachForm, stored } from '../../support/lead-form';
import { answer, answerWith, later, noConnection } from '../../support/network';
import { uploaded } from '../../support/request-class';

forgetEachForm();

describe('A chosen file', () => {
  test('is sent as it is, with the other fields', async () => {
    answerWith(`POST ${hire.path}`, stored);
    await renderHire();
    await fillInHire();
    await choose(brief(2000));
    await send();
    await screen.findByText(hire.successMessage);
    expect(sent()[0]?.files.cv).toMatchObject({ name: 'brief.pdf', size: 2000, type: 'application/pdf' });
    expect(sent()[0]?.fields.name).toBe('Rahima Khatun');
  });

  test('leaves no trace in the browser when it is stored', async () => {
    answerWith(`POST ${hire.path}`, stored);
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    await screen.findByText(hire.successMessage);
    expect([Object.keys(window.sessionStorage), Object.keys(window.localStorage)]).toEqual([['receipt:/hiring'], []]);
  });
});

test('Without a file, nothing is sent for it (R-HIRE-05)', async () => {
  answerWith(`POST ${hire.path}`, stored);
  await renderHire();
  await fillInHire();
  await send();
  await screen.findByText(hire.successMessage);
  expect(sent()[0]?.files).toEqual({});
  expect(sent()[0]?.fields).not.toHaveProperty('cv');
});

describe('While a file is being sent', () => {
  test('visitors see how far it is, and that an answer is awaited', async () => {
    const { answer: awaited, arrive } = later(stored);
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    const bar = await screen.findByRole('progressbar', { name: 'Sending your file' });
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(() => uploaded(450, 1000));
    await waitFor(() => expect(bar).toHaveAttribute('value', '45'));
    expect(screen.getByText('45 %')).toBeVisible();
    act(() => uploaded(1000, 1000));
    expect(await screen.findByText('Sent. Waiting for the answer…')).toBeVisible();
    arrive();
    await screen.findByText(hire.successMessage);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('another that is dropped is not taken, neither then nor by Retry', async () => {
    expectWarning();
    const { answer: awaited, arrive } = later(answer(500, {}));
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    drop(new File(['%PDF'], 'dropped.pdf'));
    await act(async () => arrive());
    answerWith(`POST ${hire.path}`, stored);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText(hire.successMessage);
    expect(sent().map(({ files }) => files.cv?.name)).toEqual(['brief.pdf', 'brief.pdf']);
  });

  test('there is no bar for a form without one', async () => {
    const { answer: awaited, arrive } = later(stored);
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillInHire();
    await send();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    arrive();
    await screen.findByText(hire.successMessage);
  });
});

describe('When a form with a file fails', () => {
  beforeEach(async () => {
    expectWarning();
    answerWith(`POST ${hire.path}`, answer(500, {}), stored);
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    await screen.findByText('Your request may not have arrived');
  });

  test('the file stays chosen, says the message, and Retry sends it', async () => {
    expect(screen.getByText(/Everything you typed is still here, and so is brief\.pdf\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(hire.successMessage);
    expect(sent()[1]?.files.cv?.name).toBe('brief.pdf');
  });

  test('visitors are told to attach it themselves when they write instead', () => {
    expect(screen.getByText(/Please attach brief\.pdf there yourself, since a link cannot carry a file/)).toBeVisible();
    const mail = new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
    expect(mail.searchParams.get('body')).toContain('Attachment (job description): I will attach brief.pdf');
  });
});

test('A connection that breaks during an upload is tried again with the same file', async () => {
  answerWith(`POST ${hire.path}`, noConnection, stored);
  await renderHire();
  await fillInHire();
  await choose(brief());
  await send();
  await screen.findByText(hire.successMessage, {}, { timeout: 3000 });
  expect(sent().map(({ files }) => files.cv?.name)).toEqual(['brief.pdf', 'brief.pdf']);
});

describe('A file that was changed or deleted after it was chosen', () => {
  beforeEach(() => {
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    });
  });

  test('is asked for again in plain words, at the field, and is not sent', async () => {
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    const message = 'The file was changed, moved or deleted. Please choose it again';
    expect(await screen.findByRole('link', { name: `Attachment (job description): ${message}` })).toBeVisible();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input().files).toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  test('after an attempt without an answer leaves it open whether that arrived', async () => {
    const read = jest.mocked(FileReader.prototype.readAsArrayBuffer);
    const fail = read.getMockImplementation();
    read.mockImplementationOnce(function succeed(this: FileReader) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')));
    });
    if (fail) read.mockImplementation(fail);
    answerWith(`POST ${hire.path}`, noConnection);
    const { unmount } = await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    await screen.findByRole('link', { name: /: The file was changed/ }, { timeout: 3000 });
    expect(sent()).toHaveLength(1);
    unmount();
    forgetSubmissions();
    await renderHire();
    expect(screen.getByText(/^This may have arrived already\./)).toBeVisible();
  });

  test('takes nothing else with it', async () => {
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Name')).toHaveValue('Rahima Khatun');
    expect(consent()).toBeChecked();
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });
});

/** As on the place of the file; jsdom can transfer none, so that taking it is an error there. */
function drop(file: File) {
  fireEvent.drop(input(), { dataTransfer: { files: [file] } });
}
