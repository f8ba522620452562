import path from 'node:path';
import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { faqList, readFaqs } from '../../../src/contract/faqs';
import type { ServedList } from './served-list';

/** The questions, from the same file as the site, with their HTML sanitised (R-API-05, reliability X1). */
export const faqs: ServedList = {
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
