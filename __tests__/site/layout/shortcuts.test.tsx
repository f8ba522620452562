import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shortcuts } from '../../../src/layout/shortcuts';
import { DemoDialogProvider } from '../../../src/shared/demo-dialog-context';

test.each([
  ['at the top', 0],
  ['at exactly 20 px', 20],
])('The way up is not offered %s', (_name, offset) => {
  renderShortcuts();
  scrollTo(offset);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('The way up is offered past 20 px (R-SHELL-21), and leads to the top', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  renderShortcuts();
  scrollTo(21);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
});

function renderShortcuts() {
  render(
    <DemoDialogProvider path="/">
      <Shortcuts path="/" />
    </DemoDialogProvider>,
  );
}

function scrollTo(offset: number) {
  Object.assign(window, { scrollY: offset });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}
