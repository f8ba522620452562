import { act, render, screen } from '@testing-library/react';
import search from '../../../data/pages/search.json';
import { Search } from '../../../src/blocks/search/search';
import type { Entry } from '../../../src/blocks/search/site-search';
import { answer, answerWith, later, noConnection } from '../../support/network';

const known: Entry[] = [
  { kind: 'page', title: 'Hosting', to: '/hosting', text: 'server domain' },
  { kind: 'service', title: 'Digital Marketing', to: '/digital-marketing', text: 'shops' },
];
const whole = {
  entries: [
    { id: '/product/shop', kind: 'product', title: 'Server for Shops', words: '', text: 'It keeps the stock.' },
    { id: '/hosting', kind: 'page', title: 'Hosting', words: '', text: 'A server for your domain.' },
  ],
};

beforeEach(() => {
  jest.useFakeTimers();
});

// In this order, as what has come once stays for all searches.
test('What the page knows is shown where the rest takes long, or does not come', async () => {
  const { arrive } = renderSearch(noConnection);
  expect(await titlesAfter(2_500)).toEqual(['Hosting']);
  expect(screen.getByRole('status')).toHaveTextContent(search.box.searching);
  arrive();
  expect(await titlesAfter(0)).toEqual(['Hosting']);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
});

test('No result stands there before the whole site was looked through, so that none moves under a finger', async () => {
  const { arrive } = renderSearch();
  expect(await titlesAfter(1_500)).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(search.box.searching);
  arrive();
  expect(await titlesAfter(0)).toEqual(['Server for Shops', 'Hosting']);
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
});

function renderSearch(answered = answer(200, whole)) {
  const slow = later(answered);
  answerWith('GET /search.json', slow.answer);
  render(<Search words={search.box} entries={known} query="server" setQuery={() => {}} />);
  return slow;
}

/** @param time in milliseconds */
async function titlesAfter(time: number): Promise<(string | null)[]> {
  await act(() => jest.advanceTimersByTimeAsync(time));
  return screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent ?? null);
}
