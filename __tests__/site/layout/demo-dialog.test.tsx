import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Shortcuts } from '../../../src/layout/shortcuts';
import { DemoDialogProvider, useDemoDialog, useIsDemoOpen } from '../../../src/shared/demo-dialog-context';
import type { Subject } from '../../../src/shared/subject';

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

describe('The demo is about', () => {
  test('the product of the page, in the link and in the dialog', () => {
    render(<Page path="/product/crm" subject={{ kind: 'Product', slug: 'crm', title: 'CRM' }} />);
    expect(demoLink()).toHaveAttribute('data-address', '/schedule-a-demo?product=crm');
  });

  test('the industry of the page', () => {
    render(<Page path="/products/retail" subject={{ kind: 'Industry', slug: 'retail', title: 'Retail' }} />);
    expect(demoLink()).toHaveAttribute('data-address', '/schedule-a-demo?industry=retail');
  });

  test('the industry that the catalogue is filtered by', () => {
    render(<Page path="/products" search="?industry=health-industry" />);
    expect(demoLink()).toHaveAttribute('data-address', '/schedule-a-demo?industry=health-industry');
  });

  test('the product that the address names', () => {
    render(<Page path="/schedule-a-demo" search="?product=crm" />);
    expect(demoLink()).toHaveAttribute('data-address', '/schedule-a-demo?product=crm');
  });

  test('nothing in particular on the page of a service', () => {
    render(<Page path="/services/a" subject={{ kind: 'Service', slug: 'a', title: 'A' }} />);
    expect(demoLink()).toHaveAttribute('data-address', '/schedule-a-demo');
  });
});

test('The link carries the product in the HTML of the server already', () => {
  const page = <Page path="/product/crm" subject={{ kind: 'Product', slug: 'crm', title: 'CRM' }} />;
  expect(renderToString(page)).toContain('data-address="/schedule-a-demo?product=crm"');
});

function renderPage(path = '/') {
  return render(<Page path={path} />);
}

interface PageProps {
  path: string;
  search?: string;
  subject?: Subject;
}

function Page({ path, search, subject }: PageProps) {
  return (
    <DemoDialogProvider path={path} search={search} subject={subject}>
      <DemoLink />
      <Shortcuts path="/products" />
    </DemoDialogProvider>
  );
}

function DemoLink() {
  const { openOnClick, close, address } = useDemoDialog();
  const isOpen = useIsDemoOpen();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that opens in place, to a fragment because jsdom follows no other */}
      <a href="#demo" data-address={address} onClick={openOnClick}>
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
  return screen.queryByRole('link', { name: 'WhatsApp chat with us (opens in a new tab)' });
}
