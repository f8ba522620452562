import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCatalogue } from './render-catalogue';

const health = '?industry=health-industry';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => window.history.replaceState(null, '', '/'));

test('Whoever filters from far below the beginning sees the new list from there, and stays at the filter', async () => {
  const { goTo } = renderCatalogue();
  scrolledTo(-1_500);
  await userEvent.click(industry());
  goTo(health);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByRole('status')]);
  expect(industry()).toHaveFocus();
});

test('Whoever sees the beginning of the list is not moved by a filter', async () => {
  const { goTo } = renderCatalogue();
  scrolledTo(120);
  await userEvent.click(industry());
  goTo(health);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('Whoever opens an industry in a tab of its own, and later goes back, is where they were', async () => {
  const { goTo } = renderCatalogue();
  scrolledTo(-1_500);
  // jsdom opens no tabs.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(industry());
  await user.keyboard('{/Control}');
  goTo(health);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('Whoever presses the industry that is chosen, and then goes back, is where they were', async () => {
  const { goTo } = renderCatalogue(health);
  scrolledTo(-1_500);
  await userEvent.click(industry());
  goTo('');
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

function industry(): HTMLElement {
  return screen.getByRole('link', { name: 'Health Industry' });
}

/** How far below the top of the window the list begins, in pixels. */
function scrolledTo(top: number): void {
  screen.getByRole('status').getBoundingClientRect = () => new DOMRect(0, top, 300, 20);
}
