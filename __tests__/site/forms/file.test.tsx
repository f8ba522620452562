import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxFileBytes } from '../../../src/contract/attachment';
import { hire } from '../../../src/contract/forms/hire';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetLists } from '../../../src/live/reference-lists';
import { answerLists, consent } from '../../support/lead-form';
import { answer, answerWith, later, noConnection, requestsFor } from '../../support/network';
import { uploaded } from '../../support/request-class';
import { fileField, sampleText, shownLabel } from '../../support/sample-answers';

const field = shownLabel(fileField(hire));
const stored = answer(201, { id: 'KS-7H2M' });

beforeEach(() => {
  forgetLists();
  window.sessionStorage.clear();
});

describe('A chosen file', () => {
  test('is shown with its name and size', async () => {
    await renderHire();
    await choose(brief(1_300_000));
    expect(screen.getByText('brief.pdf, 1.2 MB')).toBeVisible();
  });

  test('can be removed, which leaves the focus at the field', async () => {
    await renderHire();
    await choose(brief());
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
    expect(input().files).toHaveLength(0);
    expect(screen.queryByText(/^brief\.pdf/)).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  test.each([
    ['of another kind', () => new File(['x'], 'brief.exe'), /must be a PDF or Word file/],
    ['that is empty', () => new File([], 'brief.pdf'), /is an empty file/],
    ['over 5 MB', () => brief(maxFileBytes + 1), /at most 5 MB; this file has 5\.1 MB/],
  ])('%s is refused at the field at once, before anything is sent (R-JOIN-18)', async (_name, file, message) => {
    await renderHire();
    await choose(file());
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(message);
  });

  test('that is refused keeps the form from being sent, and stands in the summary', async () => {
    await renderHire();
    await fillIn();
    await choose(new File(['x'], 'brief.exe'));
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /must be a PDF or Word file/ }));
    expect(input()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('is sent as it is, with the other fields', async () => {
    answerWith(`POST ${hire.path}`, stored);
    await renderHire();
    await fillIn();
    await choose(brief(2000));
    await send();
    await screen.findByText(hire.successMessage);
    expect(sent()[0]?.files.cv).toMatchObject({ name: 'brief.pdf', size: 2000, type: 'application/pdf' });
    expect(sent()[0]?.fields.name).toBe('Sample Name');
  });

  test('leaves no trace in the browser when it is stored', async () => {
    answerWith(`POST ${hire.path}`, stored);
    await renderHire();
    await fillIn();
    await choose(brief());
    await send();
    await screen.findByText(hire.successMessage);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

test('Without a file, nothing is sent for it (R-HIRE-05)', async () => {
  answerWith(`POST ${hire.path}`, stored);
  await renderHire();
  await fillIn();
  await send();
  await screen.findByText(hire.successMessage);
  expect(sent()[0]?.files).toEqual({});
  expect(sent()[0]?.fields).not.toHaveProperty('cv');
});

describe('A file that is required', () => {
  const form = { ...hire, fields: hire.fields.map((each) => ({ ...each, required: each.kind === 'file' })) };

  test('is named among what is missing until it is chosen', async () => {
    answerLists();
    render(<LeadForm form={form} page="/hiring" />);
    await screen.findByText('Bangladesh');
    expect(screen.getByText('2 fields left: Attachment (job description), Consent')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Attachment (job description)'), brief());
    expect(screen.getByText('1 field left: Consent')).toBeVisible();
  });
});

describe('While a file is being sent', () => {
  test('visitors see how far it is, and that an answer is awaited', async () => {
    const { answer: awaited, arrive } = later(stored);
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillIn();
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

  test('there is no bar for a form without one', async () => {
    const { answer: awaited, arrive } = later(stored);
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillIn();
    await send();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    arrive();
    await screen.findByText(hire.successMessage);
  });
});

describe('When a form with a file fails', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    answerWith(`POST ${hire.path}`, answer(500, {}), stored);
    await renderHire();
    await fillIn();
    await choose(brief());
    await send();
    await screen.findByText('Your request has not been sent yet');
  });

  test('the file stays chosen, says the message, and Retry sends it', async () => {
    expect(screen.getByText(/Everything you typed is still here, and so is brief\.pdf\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(hire.successMessage);
    expect(sent()[1]?.files.cv?.name).toBe('brief.pdf');
  });

  test('visitors are told to attach it themselves when they write instead', () => {
    expect(screen.getByText(/Please attach brief\.pdf there yourself, since a link cannot carry a file/)).toBeVisible();
    const mail = new URL(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '');
    expect(mail.searchParams.get('body')).toContain('Attachment (job description): brief.pdf (attached)');
  });
});

describe('A file that was changed or deleted after it was chosen', () => {
  beforeEach(() => {
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    });
  });

  test('is asked for again in plain words, at the field, and is not sent', async () => {
    await renderHire();
    await fillIn();
    await choose(brief());
    await send();
    const message = 'The file was changed, moved or deleted. Please choose it again';
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input().files).toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  test('takes nothing else with it', async () => {
    await renderHire();
    await fillIn();
    await choose(brief());
    await send();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Name')).toHaveValue('Sample Name');
    expect(consent()).toBeChecked();
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });
});

describe('When the page is loaded again', () => {
  test('the draft comes back, and the page says which file must be chosen again', async () => {
    const { unmount } = await renderHire();
    await userEvent.type(screen.getByLabelText('Name'), 'Ayesha');
    await choose(brief());
    unmount();
    await renderHire();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
    expect(screen.getByText(/^Please choose brief\.pdf again/)).toBeVisible();
    await choose(new File(['%PDF'], 'other.pdf'));
    expect(screen.queryByText(/^Please choose brief\.pdf again/)).not.toBeInTheDocument();
  });

  test('a file that was removed before is not asked for', async () => {
    const { unmount } = await renderHire();
    await choose(brief());
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
    unmount();
    await renderHire();
    expect(screen.queryByText(/^Please choose/)).not.toBeInTheDocument();
  });

  test('the browser has kept its name and nothing of its contents (C5)', async () => {
    await renderHire();
    await choose(new File(['%PDF secret contents'], 'brief.pdf'));
    expect(window.sessionStorage.getItem('form:hire')).toContain('brief.pdf');
    expect(window.sessionStorage.getItem('form:hire')).not.toContain('secret');
  });
});

describe('The browser asks before the page is left', () => {
  test('with a chosen file, which the draft cannot hold', async () => {
    await renderHire();
    await choose(brief());
    expect(asksBeforeLeaving()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('while it is being sent, and no longer when that has ended', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { answer: awaited, arrive } = later(answer(500, {}));
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillIn();
    await send();
    expect(asksBeforeLeaving()).toBe(true);
    arrive();
    await screen.findByText('Your request has not been sent yet');
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('but not with typed text alone, which the draft brings back', async () => {
    await renderHire();
    await fillIn();
    expect(asksBeforeLeaving()).toBe(false);
  });
});

test('A connection that breaks during an upload is tried again with the same file', async () => {
  answerWith(`POST ${hire.path}`, noConnection, stored);
  await renderHire();
  await fillIn();
  await choose(brief());
  await send();
  await screen.findByText(hire.successMessage, {}, { timeout: 3000 });
  expect(sent().map(({ files }) => files.cv?.name)).toEqual(['brief.pdf', 'brief.pdf']);
});

async function renderHire() {
  answerLists();
  const page = render(<LeadForm form={hire} page="/hiring" />);
  await screen.findByText('Bangladesh');
  return page;
}

async function fillIn() {
  for (const each of hire.fields.filter(({ required }) => required)) {
    const control = screen.getByLabelText(each.label);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, control.options[1]?.value ?? '');
    else {
      await userEvent.click(control);
      await userEvent.paste(sampleText(each) ?? '');
    }
  }
  await userEvent.click(consent());
}

function choose(file: File) {
  // As when people drop a file, or choose "All files".
  return userEvent.upload(input(), file, { applyAccept: false });
}

function send() {
  return userEvent.click(sendButton());
}

function sendButton() {
  return screen.getByRole('button', { name: hire.submitLabel });
}

function input(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(field);
}

function brief(size = 1000): File {
  return new File([new Uint8Array(size)], 'brief.pdf', { type: 'application/pdf' });
}

function sent() {
  return requestsFor(hire.path);
}

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
