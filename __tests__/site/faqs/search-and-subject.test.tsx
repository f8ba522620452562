import { act, fireEvent, screen } from '@testing-library/react';
import words from '../../../data/pages/faqs.json';
import { resultPath, viewPath } from '../../../src/blocks/faqs/view';
import { builtFaqs, faqAnswer, renderFaqs } from '../../support/faqs';
import { answer, answerWith } from '../../support/network';

beforeEach(() => answerWith('GET /api/faq-list', answer(200, faqAnswer(builtFaqs))));

test('Whoever types within a subject is told that all are searched, and is back in it when the box is empty', async () => {
  await arrive('/faqs?category=paying');
  await type('where');
  expect(status()).toBe(`1 question matching “where” ${words.search.everywhere}`);
  expect(chosen()).toBe(words.chips.all);
  expect(window.location.search).toBe('?category=paying&q=where');
  await type('');
  expect(status()).toBe('1 question about Paying');
  expect(chosen()).toBe('Paying');
  expect(window.location.search).toBe('?category=paying');
});

test('Whoever comes by the address of a search within a subject sees the same', async () => {
  await arrive('/faqs?category=paying&q=where');
  expect(screen.getByRole('combobox')).toHaveValue('where');
  expect(chosen()).toBe(words.chips.all);
});

test('A search that no subject came before says nothing of subjects', async () => {
  await arrive('/faqs?q=where');
  expect(status()).toBe('1 question matching “where”');
});

test('What is picked of a search leads back to the subject as well', () => {
  expect(resultPath({ id: '2', title: 'When?' }, 'visits')).toBe('/faqs?category=visits&q=When%3F#faq-2');
  expect(viewPath({ category: '', query: '' })).toBe('/faqs');
});

test.each(['<b>bold</b>', '"a" OR 1=1', '.*(', '😀', '%', 'x'.repeat(5_000)])(
  '“%.20s” stands in the box and in the answer as it was typed',
  async (typed) => {
    await arrive('/faqs');
    await type(typed);
    expect(screen.getByRole('combobox')).toHaveValue(typed);
    expect(await screen.findByText(words.search.nothingFound)).toBeVisible();
  },
);

async function arrive(address: string) {
  await act(async () => renderFaqs(builtFaqs, address));
}

async function type(text: string) {
  await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } }));
}

/** What is said below the box. */
function status(): string | null | undefined {
  return screen.getAllByRole('status')[0]?.textContent;
}

function chosen(): string | null {
  const subjects = screen.getByRole('navigation', { name: words.chips.label });
  return subjects.querySelector('[aria-current]')?.textContent ?? null;
}
