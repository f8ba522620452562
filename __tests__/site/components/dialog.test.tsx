import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useCloseGuard } from '../../../src/components/close-guard';
import { Dialog } from '../../../src/components/dialog';

test('Its contents are not in the page before it is opened', () => {
  renderDialog();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

test('Visitors open it, and it has a name', async () => {
  renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeVisible();
});

test('Visitors close it with its button', async () => {
  await renderOpen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Visitors close it with Esc, of which the browser tells by a close event', async () => {
  await renderOpen();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Visitors close it with a click beside it', async () => {
  await renderOpen();
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A click inside it does not close it', async () => {
  await renderOpen();
  await userEvent.click(screen.getByLabelText('Name'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('What was typed is still there when it is opened again', async () => {
  await renderOpen();
  await userEvent.type(screen.getByLabelText('Name'), 'Ayesha');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
});

test('The page behind it cannot be scrolled while it is open', async () => {
  await renderOpen();
  expect(document.documentElement).toHaveClass('locked');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement).not.toHaveClass('locked');
});

test('The page can be scrolled again when the dialog goes away with its page', async () => {
  const { unmount } = await renderOpen();
  unmount();
  expect(document.documentElement).not.toHaveClass('locked');
});

describe('When something in it would be lost', () => {
  test.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Esc', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('%s asks first', async (_name, close) => {
    await renderOpen('Not sent yet.');
    await close();
    expect(screen.getByRole('alertdialog', { name: 'Close this window?' })).toHaveAccessibleDescription(
      'Not sent yet.',
    );
    expect(screen.getByLabelText('Name')).toBeVisible();
  });

  test('visitors stay', async () => {
    await renderOpen('Not sent yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('visitors close it all the same, and open it again without the question', async () => {
    await renderOpen('Not sent yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('Esc keeps its contents in the page', async () => {
    await renderOpen('Not sent yet.');
    const pressed = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), pressed);
    expect(pressed.defaultPrevented).toBe(true);
  });

  test('closing a file picker inside it is no wish to close it', async () => {
    await renderOpen('Not sent yet.');
    fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

function renderDialog(warning: string | null = null) {
  return render(<Page warning={warning} />);
}

async function renderOpen(warning: string | null = null) {
  const page = renderDialog(warning);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return page;
}

function Page({ warning }: { warning: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label="Schedule a demo">
        <Contents warning={warning} />
      </Dialog>
    </>
  );
}

function Contents({ warning }: { warning: string | null }) {
  useCloseGuard(warning);
  return (
    <label>
      Name <input />
    </label>
  );
}
