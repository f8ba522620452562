import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatLink } from '../../../src/layout/chat-link';
import { DemoDialogProvider, useDemoDialog } from '../../../src/site/demo-dialog-context';

test('A plain click on the demo link opens the dialog instead of leaving the page', async () => {
  renderPage();
  await userEvent.click(demoLink());
  expect(screen.getByText('The dialog is open')).toBeVisible();
});

test.each([
  ['in a new tab', { ctrlKey: true }],
  ['in a new tab on a Mac', { metaKey: true }],
  ['in a new window', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('A click that opens a link %s is left to the browser', (_name, how) => {
  renderPage();
  expect(fireEvent.click(demoLink(), how)).toBe(true);
  expect(screen.queryByText('The dialog is open')).not.toBeInTheDocument();
});

test('The chat is out of the way while the dialog is open, and back when it closes (R-SHELL-22)', async () => {
  renderPage();
  await userEvent.click(demoLink());
  expect(chat()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(chat()).toBeVisible();
});

test('Going to another page closes the dialog and brings the chat back', async () => {
  const { rerender } = renderPage('/');
  await userEvent.click(demoLink());
  rerender(<Page path="/products" />);
  expect(chat()).toBeVisible();
});

function renderPage(path = '/') {
  return render(<Page path={path} />);
}

function Page({ path }: { path: string }) {
  return (
    <DemoDialogProvider path={path}>
      <DemoLink />
      <ChatLink path="/products" />
    </DemoDialogProvider>
  );
}

function DemoLink() {
  const { isOpen, openOnClick, close } = useDemoDialog();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that opens in place, to a fragment because jsdom follows no other */}
      <a href="#demo" onClick={openOnClick}>
        Schedule A Demo
      </a>
      {isOpen ? <p>The dialog is open</p> : null}
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

function demoLink() {
  return screen.getByRole('link', { name: 'Schedule A Demo' });
}

function chat() {
  return screen.queryByRole('link', { name: 'Chat with us on WhatsApp (opens in a new tab)' });
}
