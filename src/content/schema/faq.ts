import { z } from 'zod';
import { categorySlug, everything } from '../../contract/faqs';
import { heading, identifier, line, schemaLink, seo } from './common';
import { html } from './html';

/** A question and its answer: an entry of `data/live/faqs.json` (R-ENT-12). The site shows a change within a minute. */
export const faq = z.strictObject({
  id: identifier.describe('Stable number, unique among all questions: links to the question end with it.'),
  title: line(120, 'The question, in the words of somebody who asks it.'),
  description: html(4000, 'The answer.'),
  category: line(40, 'The subject. Questions with the same words here stand together.').refine(
    (name) => categorySlug(name) !== everything,
    { error: 'is what the page calls all questions: choose another name' },
  ),
  priority: z.enum(['High', 'Normal']).describe('High: shown before anybody has chosen a subject.'),
});

/** Words of `/faqs`; the questions are in data/live/faqs.json (R-FAQ). */
export const faqsPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  search: z.strictObject({
    label: line(60, 'Label of the search box.'),
    clear: line(40, 'Button that takes back the search.'),
    inAnswer: line(30, 'Stands behind a hint whose answer matches, and not its title.'),
    searching: line(40, 'Stands in place of the number of questions while they are looked for.'),
    partlyFound: line(120, 'Follows the number of questions when none has every word that was typed.'),
    everywhere: line(40, 'Follows the number of questions when a subject had been chosen: all are searched.'),
    nothingFound: line(120, 'Shown when no question matches.'),
    instead: line(120, 'Shown below that, above the questions that stand there all the same.'),
    elsewhere: line(40, 'Leads from there to the search of the whole site, with what was typed.'),
    ask: line(40, 'Leads from there to the contact page.'),
  }),
  chips: z.strictObject({
    label: line(40, 'Names the row of subjects for people who cannot see it.'),
    all: line(20, 'The chip that stands for every subject.'),
    showAll: line(40, 'Button under the most important questions; the number of all questions follows it.'),
  }),
  missing: z.strictObject({
    questions: line(120, 'Shown when there are no questions at all.'),
    answer: line(120, 'Shown in place of an answer that is empty.'),
  }),
  failure: z.strictObject({
    text: line(120, 'Shown when the current questions could not be loaded, above those of the build.'),
    empty: line(120, 'Shown when there are none of the build either.'),
    retry: line(20, 'Button that asks again.'),
  }),
  contact: heading,
});
