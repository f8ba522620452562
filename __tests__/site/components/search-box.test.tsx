import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { SearchBox } from '../../../src/components/search-box';

test('Visitors find the search by its label and see what they type', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'till');
  expect(screen.getByText('Searching for till')).toBeVisible();
});

test('What visitors typed before the script arrived is searched for', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'till';
  render(<Page />, { container, hydrate: true });
  expect(screen.getByText('Searching for till')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('till');
});

test('It is a landmark', () => {
  render(<Page />);
  expect(screen.getByRole('search')).toBeVisible();
});

function Page() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchBox label="Search products" value={query} onChange={setQuery} />
      <p>Searching for {query}</p>
    </>
  );
}
