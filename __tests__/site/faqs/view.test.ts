import { categoriesOf, readView, resultPath, search, shownIds, type View } from '../../../src/blocks/faqs/view';
import { asSafeHtml } from '../../../src/contract/rich-text';

const faqs = [
  question('1', 'Where are you?', 'Visits', true),
  question('2', 'When are you open?', 'Visits', false),
  question('3', 'What does it cost?', 'Paying and terms', true),
  question('4', 'Can I pay when I like?', 'Paying and terms', false),
];

test.each([
  ['', '', ['1', '3'], 'the important ones'],
  ['?category=all', '', ['1', '2', '3', '4'], 'all of them'],
  ['?category=paying-and-terms', '', ['3', '4'], 'a subject, whatever the priority (R-FAQ-04)'],
  ['?category=gone', '', ['1', '3'], 'the important ones when nobody knows the subject'],
  ['', '#faq-2', ['1', '2', '3'], 'the important ones and the one that is pointed at'],
  ['?category=visits', '#faq-4', ['1', '2', '4'], 'a subject and the one that is pointed at'],
  ['?q=WHEN', '', ['2', '4'], 'what a search finds in any subject and case (R-FAQ-06)'],
  ['?q=%20when%20&category=visits', '', ['2', '4'], 'what a trimmed search finds, also outside the subject'],
  ['?q=when', '#faq-4', ['4'], 'the one picked of what a search finds (R-FAQ-08)'],
  ['?q=zzz', '', ['1', '3'], 'the important ones when a search finds nothing'],
])('The address /faqs%s%s shows %j: %s', (query, hash, expected) => {
  expect(shown(readView(query, hash))).toEqual(expected);
});

test('A list without important questions is shown whole', () => {
  expect(
    shownIds(
      faqs.map((faq) => ({ ...faq, isHigh: false })),
      readView('', ''),
      [],
    ).size,
  ).toBe(4);
});

test('Subjects stand in order of appearance (R-FAQ-02)', () => {
  expect(categoriesOf(faqs)).toEqual(['Visits', 'Paying and terms']);
});

test('The search reads titles as they are typed, not as patterns', () => {
  expect(search([question('5', 'Is it 100% (net)?', 'Visits', true)], '% (NET')).toHaveLength(1);
  expect(search(faqs, '.')).toEqual([]);
  expect(search(faqs, '   ')).toEqual([]);
});

test('A result has an address of its own that leads back to it', () => {
  const [, open] = faqs;
  if (!open) throw new Error('There is no second question');
  const { search: query, hash } = new URL(resultPath(open), 'https://kantha.example');
  expect(shown(readView(query, hash))).toEqual(['2']);
});

/** Ids of what is shown before the search of the site has come, so that titles alone are searched. */
function shown(view: View): string[] {
  return [...shownIds(faqs, view, search(faqs, view.query))];
}

function question(id: string, title: string, category: string, isHigh: boolean) {
  return { id, title, description: asSafeHtml('Text.'), category, isHigh };
}
