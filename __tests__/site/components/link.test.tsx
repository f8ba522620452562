import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { ComponentProps } from 'react';
import { Link, ShownPath } from '../../../src/components/link';

beforeEach(() => jest.mocked(navigate).mockReset());

test('A plain click on a link shows its page without a full load', () => {
  renderLink({ to: '/hosting?plan=vps-1' });
  expect(fireEvent.click(link())).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/hosting?plan=vps-1', { replace: false });
});

test('A link tells its page what the address does not say', () => {
  renderLink({ to: '/contact', state: { send: 'form:contact' } });
  expect(link()).not.toHaveAttribute('state');
  fireEvent.click(link());
  expect(navigate).toHaveBeenCalledWith('/contact', { state: { send: 'form:contact' }, replace: false });
});

test('A link to the page that is shown adds no step to go back through', () => {
  renderLink({ to: window.location.pathname });
  fireEvent.click(link());
  expect(navigate).toHaveBeenCalledWith(window.location.pathname, { replace: true });
});

test.each([
  ['for a new tab', {}, { ctrlKey: true }],
  ['for a new window', {}, { shiftKey: true }],
  ['on a link that opens one', { target: '_blank' }, {}],
])('A click %s is left to the browser', (_name, props, how) => {
  renderLink({ to: '/hosting', ...props });
  // Only to see that the link did not answer: jsdom follows none.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), how);
  expect(navigate).not.toHaveBeenCalled();
});

test('A click that is answered in place leads nowhere', () => {
  renderLink({ to: '/schedule-a-demo', onClick: (event) => event.preventDefault() });
  fireEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
});

test('A link to the page that is shown says so, unless it says something else', () => {
  const { rerender } = renderLink({ to: '/hosting' });
  expect(link()).toHaveAttribute('aria-current', 'page');
  rerender(within({ to: '/services' }));
  expect(link()).not.toHaveAttribute('aria-current');
  rerender(within({ to: '/hosting', 'aria-current': 'true' }));
  expect(link()).toHaveAttribute('aria-current', 'true');
});

function renderLink(props: ComponentProps<typeof Link>) {
  return render(within(props));
}

function within(props: ComponentProps<typeof Link>) {
  return (
    <ShownPath.Provider value="/hosting">
      <Link {...props}>Somewhere</Link>
    </ShownPath.Provider>
  );
}

function link() {
  return screen.getByRole('link', { name: 'Somewhere' });
}
