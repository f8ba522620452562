import path from 'node:path';
import { type Facts, factsIn, filled } from '../../../src/content/facts/facts';
import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { type Faq, faqList, readFaqs } from '../../../src/contract/faqs';
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
    const { facts, unread } = await factsFor(rows, files, dataDir);
    const told = rows.map((faq) => asServed(faq, facts));
    // Nobody is to read the name of a fact that is none, or cannot be read just now.
    const untold = told.filter((faq) => factsNamed(faq).length > 0);
    const questions = told.filter((faq) => !untold.includes(faq));
    const named = [
      ...unread,
      ...untold.map((faq) => `The question ${faq.id} names ${factsNamed(faq).join(', ')}, of which nothing is known`),
      ...questions.filter(({ description }) => description === '').map(({ id }) => `The question ${id} has no answer`),
    ];
    return { rows: questions, troubles: [...troubles, ...named.map((trouble) => `${file}: ${trouble}`)] };
  },
};

async function factsFor(rows: readonly Faq[], files: ListFiles, dataDir: string): Promise<FactsOrNot> {
  if (!rows.some((faq) => factsNamed(faq).length > 0)) return { facts: new Map(), unread: [] };
  try {
    return { facts: await readFacts(files, dataDir), unread: [] };
  } catch (error) {
    return { facts: new Map(), unread: [`The facts cannot be read: ${failureText(error)}`] };
  }
}

interface FactsOrNot {
  facts: Facts;
  /** Why there are none. */
  unread: readonly string[];
}

/** Safe HTML at last: what looks like a fact in a style goes with that. */
function asServed(faq: Faq, facts: Facts): Faq {
  const { title, description, category } = faq;
  return {
    ...faq,
    title: filled(title, facts),
    description: sanitiseHtml(filled(description, facts)),
    category: filled(category, facts),
  };
}

function factsNamed({ title, description, category }: Faq): string[] {
  return [title, description, category].flatMap(factsIn);
}
