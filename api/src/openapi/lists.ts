import type { Faq } from '../../../src/contract/faqs';
import { type Job, jobHtmlKeys, jobKeys } from '../../../src/contract/jobs';
import { liveLists } from '../../../src/contract/lists';
import { type ServedName, servedLists, servedNames } from '../lists/served-lists';
import { cachedAnswers, ifNoneMatch } from './cached';
import { ofEveryCall, refusals } from './refusals';
import { exactly, type Schema } from './schema';

const text: Schema = { type: 'string' };
const word: Schema = { type: 'string', minLength: 1 };
const date: Schema = { type: 'string', format: 'date' };
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
  application_deadline: { ...date, description: 'Open until the end of that day in Dhaka' },
  published_on: date,
};

const faqExample: Faq = {
  id: 1,
  title: 'Where are you?',
  description: '<p>In Dhaka.</p>',
  category: 'Visits',
  priority: 'High',
};

const jobExample: Job = {
  id: '1',
  job_title: 'Technical Writer',
  company_summery: '<p>Each product has a handbook.</p>',
  job_responsibilities: '<ul><li>Write it</li></ul>',
  educational_requirements: '<p>Any subject.</p>',
  other_benefits: '',
  experience_requirements: '2 years',
  additional_requirements: '',
  application_deadline: '2027-03-01',
  published_on: '2026-11-03',
  vacancy: '1',
  job_location: 'Dhaka',
  salary: '',
  employment_status: 'Contract',
  workplace: 'Remote',
  age: '',
};

/** What each list is, and an entry of it. */
const described: Record<ServedName, { summary: string; entry: Schema; example: object }> = {
  countries: {
    summary: 'Countries',
    entry: exactly({ id: word, [liveLists.countries.name]: word }),
    example: { id: 'BD', [liveLists.countries.name]: 'Bangladesh' },
  },
  industries: {
    summary: 'Industries of businesses',
    entry: exactly({ id: { type: 'integer' }, [liveLists.industries.name]: word }),
    example: { id: 1, [liveLists.industries.name]: 'Retail' },
  },
  products: {
    summary: 'Products',
    entry: exactly({ id: { type: 'integer' }, [liveLists.products.name]: word }),
    example: { id: 1, [liveLists.products.name]: 'Point of Sales Software' },
  },
  faqs: { summary: 'Frequently asked questions', entry: exactly(faq), example: faqExample },
  jobs: { summary: 'Jobs, open and closed, the newest first', entry: exactly(job), example: jobExample },
};

/** The GET of every list, by path. */
export function listOperations(): Record<string, { get: object }> {
  return Object.fromEntries(servedNames.map((name) => [servedLists[name].path, { get: listOperation(name) }]));
}

function listOperation(name: ServedName) {
  const { summary, entry, example } = described[name];
  const { key } = servedLists[name];
  return {
    operationId: name,
    tags: ['lists'],
    summary,
    parameters: ifNoneMatch,
    responses: {
      ...cachedAnswers('The whole list', exactly({ [key]: { type: 'array', items: entry } }), { [key]: [example] }),
      ...refusals(ofEveryCall),
    },
  };
}
