import { render } from '@testing-library/react';
import words from '../../data/pages/faqs.json';
import { Faqs } from '../../src/blocks/faqs/faqs';

/** Three questions as the build knows them. */
export const builtFaqs = [
  { jsonId: 1, title: 'Where are you?', description: '<p>In Dhaka.</p>', category: 'Visits', priority: 'High' },
  { jsonId: 2, title: 'When are you open?', description: 'On most days.', category: 'Visits', priority: 'Normal' },
  { jsonId: 3, title: 'What does it cost?', description: 'It depends.', category: 'Paying', priority: 'high' },
];

/** The answer of the backend with these questions. */
export function faqAnswer(faqs: readonly (typeof builtFaqs)[number][]) {
  return { faq_list: faqs.map(({ jsonId, ...faq }) => ({ id: jsonId, ...faq })) };
}

export function renderFaqs(questions = builtFaqs, address = '/faqs') {
  return render(faqsAt(address, questions));
}

/** The page as it is at an address, also for a second look after a navigation; the browser goes there. */
export function faqsAt(address: string, questions = builtFaqs) {
  window.history.replaceState(null, '', address);
  const { search, hash } = window.location;
  return <Faqs words={words} questions={questions} location={{ search, hash }} />;
}
