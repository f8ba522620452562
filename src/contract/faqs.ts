import { isRecord } from './record';

/** Where the questions are asked for, and the key of the answer that holds them (R-API-05, R-FAQ-11). */
export const faqList = { path: '/api/faq-list', key: 'faq_list' } as const;

/** A question as it travels: these five keys and no other (R-ENT-12). Its description holds HTML. */
export interface Faq {
  /** Belongs to the server: ours are numbers, another backend's may be text. */
  id: string | number;
  title: string;
  description: string;
  category: string;
  /** `High` shows a question before any category is chosen. */
  priority: string;
}

/** More than this is no list of questions. The second is in characters, all questions together. */
const limits = { questions: 1000, text: 1_000_000 };

/**
 * Reads the questions out of an API answer. Their HTML is not safe yet.
 * Throws when the key is missing or an entry is malformed: that is a failure, never an empty list (R-API-14).
 */
export function readFaqs(answer: unknown): Faq[] {
  const entries = isRecord(answer) ? answer[faqList.key] : undefined;
  if (!Array.isArray(entries)) throw new Error(`The answer has no ${faqList.key}`);
  if (entries.length > limits.questions) throw new Error(`There are more than ${limits.questions} questions`);
  const faqs = entries.map(readFaq);
  if (new Set(faqs.map(({ id }) => String(id))).size < faqs.length) throw new Error('Two questions have the same id');
  if (faqs.reduce((sum, { title, description }) => sum + title.length + description.length, 0) > limits.text)
    throw new Error(`The questions have more than ${limits.text} characters`);
  return faqs;
}

function readFaq(entry: unknown): Faq {
  if (!isRecord(entry)) throw new Error('A question is not an object');
  const { id } = entry;
  if ((typeof id !== 'string' && typeof id !== 'number') || String(id).trim() === '')
    throw new Error('A question has no id');
  const name = `The question ${id}`;
  return {
    id,
    title: required(entry.title, `${name} has no title`),
    // May be empty: a text that held nothing but what may not be shown must not take the other questions with it.
    description: textOf(entry.description, `${name} has no description`),
    category: required(entry.category, `${name} has no category`),
    priority: typeof entry.priority === 'string' ? entry.priority.trim() : '',
  };
}

function required(value: unknown, complaint: string): string {
  const text = textOf(value, complaint);
  if (text === '') throw new Error(complaint);
  return text;
}

function textOf(value: unknown, complaint: string): string {
  if (typeof value !== 'string') throw new Error(complaint);
  return value.trim();
}

/** Whatever the case (R-ENT-12). */
export function isHighPriority({ priority }: Pick<Faq, 'priority'>): boolean {
  return priority.toLowerCase() === 'high';
}
