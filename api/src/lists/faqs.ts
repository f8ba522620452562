import path from 'node:path';
import { type Facts, factsIn, filled } from '../../../src/content/facts/facts';
import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { type Faq, faqList, readFaqs } from '../../../src/contract/faqs';
import type { Reading } from '../../../src/contract/reading';
import { failureText } from '../log/failure';
import { readFacts } from './facts';
import type { ListFiles } from './list-files';
import type { ServedList } from './served-list';

/** The questions, from the same file as the site, with facts and safe HTML (R-API-05, reliability X1). */
export const faqs: ServedList = {
  ...faqList,
  load: async (files, dataDir) => {
    const file = path.join(dataDir, 'live/faqs.json');
    const { rows, troubles } = await files.list(file, (content) => readFaqs({ [faqList.key]: content }));
    const told = await withFacts(rows, files, dataDir);
    const questions = told.rows.map((faq) => ({ ...faq, description: sanitiseHtml(faq.description) }));
    const unanswered = questions.filter(({ description }) => description === '');
    const named = [...told.troubles, ...unanswered.map(({ id }) => `The question ${id} has no answer`)];
    return { rows: questions, troubles: [...troubles, ...named.map((trouble) => `${file}: ${trouble}`)] };
  },
};

/** Leaves out a question that names what is no fact, or cannot be read just now: nobody is to read the name. */
async function withFacts(rows: readonly Faq[], files: ListFiles, dataDir: string): Promise<Reading<Faq>> {
  if (!rows.some((faq) => factsNamed(faq).length > 0)) return { rows: [...rows], troubles: [] };
  let facts: Facts = new Map();
  const troubles: string[] = [];
  try {
    facts = await readFacts(files, dataDir);
  } catch (error) {
    troubles.push(`The facts cannot be read: ${failureText(error)}`);
  }
  const told = rows.map((faq) => {
    const { title, description, category } = faq;
    return {
      ...faq,
      title: filled(title, facts),
      description: filled(description, facts),
      category: filled(category, facts),
    };
  });
  const isTold = (faq: Faq) => factsNamed(faq).length === 0;
  troubles.push(...told.filter((faq) => !isTold(faq)).map((faq) => untold(faq, factsNamed(faq))));
  return { rows: told.filter(isTold), troubles };
}

function factsNamed({ title, description, category }: Faq): string[] {
  return [title, description, category].flatMap(factsIn);
}

function untold({ id }: Faq, names: readonly string[]): string {
  return `The question ${id} names ${names.join(', ')}, of which nothing is known`;
}
