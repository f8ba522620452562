import { render, screen } from '@testing-library/react';
import { Entry } from '../../../src/layout/entry';
import { DemoDialogProvider } from '../../../src/shared/demo-dialog-context';

test('An entry leads to a page of the site', () => {
  renderEntry({ label: 'Hosting', to: '/hosting', external: null });
  expect(screen.getByRole('link', { name: 'Hosting' })).toHaveAttribute('href', '/hosting');
});

test('An entry to another site opens in a new tab and says so (R-SHELL-03)', () => {
  renderEntry({ label: 'Login', to: null, external: 'portal' });
  const link = screen.getByRole('link', { name: 'Login (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('An entry whose address is not known is left out (R-SHELL-15)', () => {
  renderEntry({ label: 'Community', to: null, external: 'community' });
  expect(screen.queryByText('Community')).not.toBeInTheDocument();
});

test('An entry to the demo page carries the product of the page it stands on', () => {
  renderEntry({ label: 'Schedule A Demo', to: '/schedule-a-demo', external: null });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/schedule-a-demo?product=crm');
});

function renderEntry(entry: Parameters<typeof Entry>[0]['entry']) {
  return render(
    <DemoDialogProvider path="/product/crm" subject={{ kind: 'Product', slug: 'crm', title: 'CRM' }}>
      <ul>
        <Entry entry={entry} />
      </ul>
    </DemoDialogProvider>,
  );
}
