import { render, screen } from '@testing-library/react';
import { Pages } from '../../../src/components/pages';

test.each([
  [1, 6, ['Page 1', 'Page 2', 'Page 6', 'Next']],
  [3, 6, ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 6', 'Next']],
  [6, 6, ['Previous', 'Page 1', 'Page 5', 'Page 6']],
  [1, 2, ['Page 1', 'Page 2', 'Next']],
])('On page %i of %i, people go to the pages beside it, the first and the last', (page, pages, names) => {
  render(<Pages page={page} pages={pages} addressOf={(to) => `/products/${to}`} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(`Page ${page}`);
});

test('Previous and next lead to the pages beside the one that is shown', () => {
  render(<Pages page={3} pages={6} addressOf={(to) => `/products/${to}`} />);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/products/2');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products/4');
});

test('A list that fits on one page has no way to others', () => {
  const { container } = render(<Pages page={1} pages={1} addressOf={String} />);
  expect(container).toBeEmptyDOMElement();
});
