import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fileField, shownLabel } from '../../../kit/answers';
import { Dialog } from '../../../src/components/dialog';
import { hire } from '../../../src/contract/forms/hire';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { forgetLists } from '../../../src/live/options';
import { brief, choose, fillInHire, send } from '../../support/hire-form';
import { answer, answerWith, later } from '../../support/network';
import { notices, visit } from '../../support/submission-notices';

beforeEach(() => {
  forgetSubmissions();
  forgetLists();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('A dialog with a chosen file asks before it closes, and says what is kept (R-JOIN-09)', async () => {
  await renderDialog();
  await userEvent.upload(screen.getByLabelText(shownLabel(fileField(hire))), new File(['%PDF'], 'brief.pdf'));
  await close();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'It has not been sent yet. What you typed is kept for this visit, but brief.pdf only until you leave this page.',
  );
});

describe('While it is being sent, the dialog asks, and says that it goes on and where it will be told', () => {
  const words = 'It goes on being sent without this window, and this page will say whether it has arrived.';

  test.each([
    ['with a file', () => choose(brief())],
    ['without a connection', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['where the browser keeps nothing', () => keepNothing()],
  ])('%s', async (_, arrange) => {
    const { answer: awaited, arrive } = later(answer(201, { id: 'KS-7H2M', message: hire.successMessage }));
    answerWith(`POST ${hire.path}`, awaited);
    await renderDialog();
    await fillInHire();
    await arrange();
    await send();
    await close();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(words);
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
    expect(await within(notices()).findByText(/^Your hiring request .+ is still being sent/)).toBeVisible();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => arrive());
    expect(await within(notices()).findByText(/Reference number KS-7H2M$/)).toBeVisible();
  });
});

test('After a failure it does not ask, because all of it is kept, the file too', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith(`POST ${hire.path}`, answer(500, {}));
  await renderDialog();
  await fillInHire();
  await choose(brief());
  await send();
  await screen.findByText('Your request may not have arrived');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('After a reload, a file chosen for what failed before is still there when the dialog opens again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith(`POST ${hire.path}`, answer(500, {}));
  await renderDialog();
  await fillInHire();
  await send();
  await screen.findByText('Your request may not have arrived');
  cleanup();
  forgetSubmissions();
  await renderDialog();
  await choose(brief());
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(/^brief\.pdf, /)).toBeVisible();
});

test('Without the file it no longer asks', async () => {
  await renderDialog();
  await userEvent.upload(screen.getByLabelText(shownLabel(fileField(hire))), new File(['%PDF'], 'brief.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Typed text alone is kept as a draft, so there is nothing to ask', async () => {
  await renderDialog();
  await userEvent.type(screen.getByLabelText('Name'), 'Ayesha');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Where the browser keeps nothing, it asks about typed text too', async () => {
  keepNothing();
  await renderDialog();
  await userEvent.type(screen.getByLabelText('Name'), 'Ayesha');
  await close();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/your browser lets us keep nothing/);
});

function keepNothing() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

function close() {
  return userEvent.click(screen.getByRole('button', { name: 'Close' }));
}

async function renderDialog() {
  await visit(<Page />);
  await screen.findByText('Bangladesh');
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label="Hire an employee">
        <LeadForm form={hire} page="/hiring" narrow />
      </Dialog>
    </>
  );
}
