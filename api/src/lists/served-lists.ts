import path from 'node:path';
import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { faqList, readFaqs } from '../../../src/contract/faqs';
import type { LiveList } from '../../../src/contract/form-definition';
import { liveLists } from '../../../src/contract/lists';
import { jobs } from './jobs';
import type { ServedList } from './served-list';
import { sources } from './sources';

/** The questions, from the same file as the site, with their HTML sanitised (R-API-05, reliability X1). */
const faqs: ServedList = {
  ...faqList,
  load: async (files, dataDir) => {
    const file = path.join(dataDir, 'live/faqs.json');
    const { rows, troubles } = await files.list(file, (content) => readFaqs({ [faqList.key]: content }));
    const questions = rows.map((faq) => ({ ...faq, description: sanitiseHtml(faq.description) }));
    const unanswered = questions.filter(({ description }) => description === '');
    return {
      rows: questions,
      troubles: [...troubles, ...unanswered.map(({ id }) => `${file}: The question ${id} has no answer`)],
    };
  },
};

/** Every list that the API answers to everybody, by its name. */
export const servedLists = {
  countries: referenceList('countries'),
  industries: referenceList('industries'),
  products: referenceList('products'),
  faqs,
  jobs,
} satisfies Record<string, ServedList>;

export type ServedName = keyof typeof servedLists;

export const servedNames = Object.keys(servedLists) as ServedName[];

/** Whether forms offer the entries of a list as choices. */
export function isReferenceList(name: ServedName): name is LiveList {
  return name in liveLists;
}

function referenceList(name: LiveList): ServedList {
  const { path, key } = liveLists[name];
  return { path, key, load: sources[name] };
}
