import type { Faq } from '../../../src/contract/faqs';
import { jobHtmlKeys, jobKeys } from '../../../src/contract/jobs';
import { liveLists } from '../../../src/contract/lists';
import { type ServedName, servedLists, servedNames } from '../lists/served-lists';
import { cachedAnswers, ifNoneMatch } from './cached';
import { refusals } from './refusals';
import { exactly, type Schema } from './schema';

const text: Schema = { type: 'string' };
const word: Schema = { type: 'string', minLength: 1 };
const html: Schema = { type: 'string', description: 'Sanitised HTML', contentMediaType: 'text/html' };

const faq: Record<keyof Faq, Schema> = {
  id: { type: ['integer', 'string'] },
  title: word,
  description: html,
  category: word,
  priority: { ...text, description: '`High`, in any case, shows it before a category is chosen' },
};

const htmlKeys: ReadonlySet<string> = new Set(jobHtmlKeys);
const job = {
  ...Object.fromEntries(jobKeys.map((key) => [key, htmlKeys.has(key) ? html : text])),
  id: word,
  job_title: word,
  application_deadline: { ...text, description: 'ISO date; open until the end of that day in Dhaka' },
  published_on: { ...text, description: 'ISO date' },
};

/** What each list is, and an entry of it. */
const described: Record<ServedName, { summary: string; entry: Schema }> = {
  countries: { summary: 'Countries', entry: exactly({ id: word, [liveLists.countries.name]: word }) },
  industries: {
    summary: 'Industries of businesses',
    entry: exactly({ id: { type: 'integer' }, [liveLists.industries.name]: word }),
  },
  products: { summary: 'Products', entry: exactly({ id: { type: 'integer' }, [liveLists.products.name]: word }) },
  faqs: { summary: 'Frequently asked questions', entry: exactly(faq) },
  jobs: { summary: 'Jobs, open and closed, the newest first', entry: exactly(job) },
};

/** The GET of every list, by path. */
export function listOperations(): Record<string, { get: object }> {
  return Object.fromEntries(servedNames.map((name) => [servedLists[name].path, { get: listOperation(name) }]));
}

function listOperation(name: ServedName) {
  const { summary, entry } = described[name];
  return {
    operationId: name,
    summary,
    parameters: ifNoneMatch,
    responses: {
      ...cachedAnswers('The whole list', exactly({ [servedLists[name].key]: { type: 'array', items: entry } })),
      ...refusals([500, 503]),
    },
  };
}
