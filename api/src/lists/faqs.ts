import path from 'node:path';
import { faqList, readFaqs } from '../../../src/contract/faqs';
import { sanitiseHtml } from '../../../src/contract/sanitise-html';
import { inFile } from './in-file';
import type { ServedList } from './served-lists';

/** The questions, from the same file as the site, with their HTML sanitised (R-API-05, reliability X1). */
export const faqs: ServedList = {
  ...faqList,
  load: async (json, dataDir) => {
    const file = path.join(dataDir, 'live/faqs.json');
    const questions = inFile(file, readFaqs, { [faqList.key]: await json.file(file) });
    return questions.map((faq) => ({ ...faq, description: sanitiseHtml(faq.description) }));
  },
};
