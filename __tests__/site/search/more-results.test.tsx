import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import search from '../../../data/pages/search.json';
import { Search } from '../../../src/blocks/search/search';
import { answer, answerWith } from '../../support/network';

const entries = Array.from({ length: 45 }, (_, index) => ({
  ...{ id: `/faqs#${index}`, kind: 'question', title: `Ledger ${index}`, words: '', text: '' },
}));

test('Whoever wants more than the best is shown more, and reads on with the first that was not there', async () => {
  answerWith('GET /search.json', answer(200, { entries }));
  render(<Search words={search.box} entries={[]} query="ledger" setQuery={() => {}} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The best 20 of 45'));
  for (const [before, after] of [
    [20, 40],
    [40, 45],
  ] as const) {
    expect(screen.getAllByRole('link', { name: /^Ledger/ })).toHaveLength(before);
    await userEvent.click(screen.getByRole('button', { name: search.box.more }));
    expect(screen.getAllByRole('link', { name: /^Ledger/ })).toHaveLength(after);
    expect(screen.getAllByRole('link', { name: /^Ledger/ })[before]).toHaveFocus();
  }
  expect(screen.getByRole('status')).toHaveTextContent('45 found');
  expect(screen.queryByRole('button', { name: search.box.more })).toBeNull();
});

test('Whoever wanted more of one search is shown the best of the next, and no focus is moved', async () => {
  answerWith('GET /search.json', answer(200, { entries }));
  const asked = (query: string) => <Search words={search.box} entries={[]} query={query} setQuery={() => {}} />;
  const { rerender } = render(asked('ledger'));
  await userEvent.click(await screen.findByRole('button', { name: search.box.more }));
  screen.getByRole('searchbox').focus();
  rerender(asked('ledgers'));
  expect(screen.getAllByRole('link', { name: /^Ledger/ })).toHaveLength(20);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
