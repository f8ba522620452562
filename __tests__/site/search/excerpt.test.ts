import { excerptOf } from '../../../src/search/excerpt';
import { finderOf } from '../../../src/search/finder';

const text =
  'It sells. Take payments by bKash, Nagad or card, day and night.\nBkash is a name.\nPay the shop.\n1,500 a year.';

/** What a search shows of the text, with what was found in brackets. */
function shown(query: string): string {
  const { terms } = finderOf([{ id: 'a', title: 'Till', words: '', text }])(query);
  return excerptOf(text, terms.get('a') ?? [])
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');
}

test.each([
  ['the first sentence that has the word', 'nagad', 'Take payments by bKash, [Nagad] or card, day and night.'],
  ['the sentence with most of the words', 'bkash night', 'Take payments by [bKash], Nagad or card, day and [night].'],
  ['a word of the same meaning', 'দোকান', 'Pay the [shop].'],
  ['a word with a letter wrong', 'paymants', 'Take [payments] by bKash, Nagad or card, day and night.'],
  ['a number with its commas', '১৫০০', '[1,500] a year.'],
  ['the first sentence where only the title has the word', 'till', 'It sells.'],
])('a result shows %s', (_, query, excerpt) => {
  expect(shown(query)).toBe(excerpt);
});

test('what has no text shows nothing', () => {
  expect(excerptOf('', ['till'])).toEqual([]);
});
