import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import words from '../../../data/pages/faqs.json';
import { builtFaqs, faqAnswer, faqsAt, renderFaqs } from '../../support/faqs';
import { answer, answerWith, later, noConnection, requestsFor } from '../../support/network';

const list = 'GET /api/faq-list';
const note = 'The questions could not be brought up to date, so you see those of our last update.';
const newer = {
  jsonId: 9,
  title: 'Is there parking?',
  description: '<p>Yes.</p>',
  category: 'Visits',
  priority: 'High',
};

test('Visitors see the questions of the build at once, and the current ones when they have come', async () => {
  const { answer: slow, arrive } = later(answer(200, faqAnswer([...builtFaqs, newer])));
  answerWith(list, slow);
  renderFaqs();
  expect(screen.getByText('Where are you?')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByText('Is there parking?')).toBeVisible();
});

test('Only important questions show at first; the others stand in the page for readers without a script', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs();
  expect(screen.getByText('What does it cost?')).toBeVisible();
  expect(screen.getByText('When are you open?')).not.toBeVisible();
  expect(await screen.findByText('The 2 questions we are asked most')).toBeVisible();
});

test('An answer that came later is sanitised in the browser, too (X1)', async () => {
  const description = '<p onclick="x()">Yes.</p><img src=x onerror=x()>';
  answerWith(list, answer(200, faqAnswer([{ ...newer, description }])));
  renderFaqs();
  await screen.findByText('Is there parking?');
  expect(screen.getByText('Yes.').outerHTML).toBe('<p>Yes.</p>');
  expect(document.querySelector('img')).toBeNull();
});

test('Questions that cannot be read cost no others; who runs the backend finds their names in the console (X6)', async () => {
  const notes = jest.spyOn(console, 'info').mockImplementation(() => {});
  const [where, when, cost] = faqAnswer(builtFaqs).faq_list;
  const broken = [null, { ...where, title: '' }, { ...where, id: undefined }, { ...where, title: 'Again?' }];
  answerWith(list, answer(200, { faq_list: [where, ...broken, { ...when, title: 'When &amp; how?' }, cost] }));
  renderFaqs();
  expect(await screen.findByText('When & how?')).toBeInTheDocument();
  expect(await screen.findByText('The 2 questions we are asked most')).toBeVisible();
  expect(screen.queryByText('Again?')).not.toBeInTheDocument();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(notes.mock.calls.flat()).toEqual([
    '/api/faq-list: Entry 2 is not an object',
    '/api/faq-list: Entry 3 (id 1) has no title',
    '/api/faq-list: Entry 4 has no id',
    '/api/faq-list: Entry 5 (id 1) has the id of an earlier one',
  ]);
});

test('A question without a category stands under one of its own', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  answerWith(list, answer(200, { faq_list: [...faqAnswer(builtFaqs).faq_list, { ...newer, id: 9, category: '' }] }));
  renderFaqs();
  expect(await screen.findByRole('heading', { name: 'Other questions' })).toBeVisible();
  expect(screen.getByText('Is there parking?')).toBeVisible();
});

test('Each subject has one chip, whatever the case and blanks in which a backend writes it, and no second is "All"', async () => {
  const categories = [
    'Visits',
    ' visits',
    'VISITS\u00a0',
    'Visits:',
    'Paying  and\nterms',
    'paying and terms',
    'All',
    ' all',
    'All.',
  ];
  const faqs = categories.map((category, id) => ({ ...newer, jsonId: id, title: `Question ${id}?`, category }));
  answerWith(list, answer(200, faqAnswer(faqs)));
  renderFaqs([], '/faqs?category=visits');
  const subjects = await screen.findByRole('navigation', { name: words.chips.label });
  const chips = within(subjects).getAllByRole('link');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All', 'Visits', 'Paying and terms', 'Other questions']);
  expect(screen.getByText('4 questions about Visits')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Visits']);
});

test('So it is with the questions of the build, when no answer comes', async () => {
  answerWith(list, noConnection);
  const faqs = ['Visits', 'visits', 'ALL'].map((category, id) => ({ ...newer, jsonId: id, title: `${id}?`, category }));
  renderFaqs(faqs);
  await screen.findByText(note);
  const chips = within(screen.getByRole('navigation', { name: words.chips.label })).getAllByRole('link');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All', 'Visits', 'Other questions']);
});

test.each([null, '', '<p>&nbsp;</p>', '<script>x()</script>'])(
  'A question whose answer is %j says so, and where to ask',
  async (description) => {
    answerWith(list, answer(200, { faq_list: [{ ...newer, id: 9, description }] }));
    renderFaqs();
    await userEvent.click(await screen.findByText('Is there parking?'));
    expect(screen.getByText(/^The answer to this question is not written yet\. Ask us/)).toBeVisible();
  },
);

test('An empty list says that there are no questions, and where to ask', async () => {
  answerWith(list, answer(200, { faq_list: [] }));
  renderFaqs();
  expect(await screen.findByText(/^There are no questions here at the moment\. Ask us yours/)).toBeVisible();
  expect(screen.queryByText('Where are you?')).not.toBeInTheDocument();
  expect(screen.queryByText(/0 questions/)).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test.each([
  ['is down', noConnection],
  ['fails', answer(500, {})],
  ['answers a page', answer(200, '<!doctype html><p>Log in</p>')],
  ['answers garbage', answer(200, '{"faq_list": [')],
  ['answers nothing', answer(200, 'null')],
  ['answers another key', answer(200, { faqs: [] })],
  ['answers text in place of a list', answer(200, { faq_list: 'none' })],
  ['answers malformed questions', answer(200, { faq_list: [{ id: 1 }] })],
  ['answers five megabytes', answer(200, faqAnswer([{ ...newer, description: 'x'.repeat(5_000_000) }]))],
])('When the backend %s, the questions of the build stay and Retry is offered (X6)', async (_, failure) => {
  answerWith(list, failure);
  renderFaqs();
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText('Where are you?')).toBeVisible();
  answerWith(list, answer(200, faqAnswer([...builtFaqs, newer])));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Is there parking?')).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(screen.getByText('The questions are up to date.')).toHaveFocus();
});

test('Retry says that it is at work, and keeps its place', async () => {
  answerWith(list, noConnection);
  renderFaqs();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const { answer: slow, arrive } = later(noConnection);
  answerWith(list, slow);
  await userEvent.click(retry);
  expect(retry).toHaveTextContent('Loading');
  arrive();
  await waitFor(() => expect(retry).toHaveTextContent('Retry'));
});

test('A build without questions says Loading until they come (R-FAQ-09)', async () => {
  const { answer: slow, arrive } = later(answer(200, faqAnswer(builtFaqs)));
  answerWith(list, slow);
  renderFaqs([]);
  expect(screen.getByText('Loading')).toBeVisible();
  arrive();
  expect(await screen.findByText('Where are you?')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('A build without questions does not stay Loading when the backend fails (R-FAQ-10)', async () => {
  answerWith(list, noConnection);
  renderFaqs([]);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('A failed list is asked for once more by itself (R-API-12)', async () => {
  answerWith(list, noConnection, answer(200, faqAnswer([newer])));
  renderFaqs();
  expect(await screen.findByText('Is there parking?')).toBeVisible();
  expect(requestsFor('/api/faq-list')).toHaveLength(2);
});

test('A search without a match says so (R-FAQ-07), and leads on to the whole site and to us', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs();
  const search = screen.getByRole('combobox', { name: 'Search all questions' });
  await userEvent.type(search, 'zebra? ');
  expect(await screen.findByText('Not Found. Please search with another keyword')).toBeVisible();
  // Questions stand there all the same, and the page says why.
  expect(screen.getByText('Meanwhile, these may help:')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute('href', '/search?q=zebra%3F');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact?looked-for=zebra%3F#message');
  await userEvent.clear(search);
  expect(screen.queryByRole('link', { name: 'Search the whole site' })).not.toBeInTheDocument();
});

test('Hints are the titles that hold the text, in any subject', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs(builtFaqs, '/faqs?category=paying');
  await userEvent.type(screen.getByRole('combobox'), ' ARE YOU ');
  expect(hints()).toEqual(['Where are you?', 'When are you open?']);
});

test('Titles come first, and then the questions whose answers hold the words, which are marked', async () => {
  const cafe = { ...newer, title: 'Is there a cost of parking?', description: '<p>No. <em>Dhaka</em> is full.</p>' };
  answerWith(list, answer(200, faqAnswer([...builtFaqs, cafe])));
  renderFaqs();
  expect(await screen.findByText(cafe.title)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox'), 'dhaka');
  await screen.findByText('2 questions matching “dhaka”');
  expect(hints()).toEqual(['Where are you? in the answer', 'Is there a cost of parking? in the answer']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'cost');
  expect(hints()).toEqual(['What does it cost?', 'Is there a cost of parking?']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'parkin dhaka');
  expect(hints()).toEqual(['Is there a cost of parking? in the answer']);
});

test.each(['দাম', 'price'])('A title is found by “%s”, which means a word of it, and is no answer', async (words) => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs();
  await userEvent.type(screen.getByRole('combobox'), words);
  await screen.findByText(`1 question matching “${words}”`);
  expect(hints()).toEqual(['What does it cost?']);
});

test('Questions that have only some of the words are said to', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs();
  await userEvent.type(screen.getByRole('combobox'), 'price zebra');
  expect(await screen.findByText(/1 question matching “price zebra”\. None has all of these words/)).toBeVisible();
  expect(hints()).toEqual(['What does it cost?']);
});

test('Questions that only have words like those that were typed are said to', async () => {
  const parking = { ...newer, description: '<p>There is a garage.</p>' };
  answerWith(list, answer(200, faqAnswer([...builtFaqs, parking])));
  renderFaqs();
  await screen.findByText('Is there parking?');
  await userEvent.type(screen.getByRole('combobox'), 'garoge');
  expect(await screen.findByText(/1 question matching “garoge”\. None has all of these words/)).toBeVisible();
});

test('A link to a question opens it, also when the question is not among the important ones', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs(builtFaqs, '/faqs#faq-2');
  expect(await screen.findByText('On most days.')).toBeVisible();
});

test('Whoever picks a hint reads on at the question, which stands alone and open', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  const { rerender } = renderFaqs();
  await userEvent.type(screen.getByRole('combobox'), 'are you');
  await userEvent.click(screen.getByRole('option', { name: 'When are you open?' }));
  expect(navigate).toHaveBeenLastCalledWith('/faqs?q=When%20are%20you%20open%3F#faq-2');
  rerender(faqsAt('/faqs?q=When%20are%20you%20open%3F#faq-2'));
  expect(await screen.findByText('On most days.')).toBeVisible();
  expect(screen.getByText('When are you open?', { selector: 'summary' })).toHaveFocus();
  expect(screen.getByText('Where are you?', { selector: 'summary' })).not.toBeVisible();
});

test('A link to a question takes the focus from nothing', async () => {
  answerWith(list, answer(200, faqAnswer(builtFaqs)));
  renderFaqs(builtFaqs, '/faqs?q=When%20are%20you%20open%3F#faq-2');
  expect(await screen.findByText('On most days.')).toBeVisible();
  expect(document.body).toHaveFocus();
});

/** As they are read out, from the first to the last. */
function hints(): (string | null)[] {
  return screen.getAllByRole('option').map((hint) => hint.textContent);
}
