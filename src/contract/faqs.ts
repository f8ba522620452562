import { type Complain, type Entry, idAt, lineAt, type Reading, readRows, type ToText, textAt } from './reading';
import { slugify } from './slugify';
import { normaliseLine } from './text';

/** Where the questions are asked for, and the key of the answer that holds them (R-API-05, R-FAQ-11). */
export const faqList = { path: '/api/faq-list', key: 'faq_list' } as const;

/** A question as it travels: these five keys and no other (R-ENT-12). Its description holds HTML. */
export interface Faq {
  /** Belongs to the server: ours are numbers, another backend's may be text. */
  id: string | number;
  title: string;
  /** May be empty: the question is shown all the same, and visitors are shown where to ask. */
  description: string;
  category: string;
  /** `High` shows a question before any category is chosen. */
  priority: string;
}

/** What the page calls all questions, in its addresses too; so no category can have this name, in any case. */
export const everything = 'all';

/** By what the address of the page names a category: those with the same are one. */
export function categorySlug(name: string): string {
  return slugify(name) || normaliseLine(name).toLowerCase();
}

/** Where a question stands that came without a category: it can be read and found all the same. */
export const otherCategory = 'Other questions';

/** Reads the questions out of an API answer, as `readRows` does. The HTML of their descriptions is not safe yet. */
export function readFaqs(answer: unknown, toText?: ToText): Reading<Faq> {
  return readRows<Faq>(answer, {
    key: faqList.key,
    most: 1000,
    read: (entry, complain) => ({
      id: idAt(entry),
      title: lineAt(entry, 'title', complain, toText),
      description: textAt(entry, 'description', complain),
      priority: textAt(entry, 'priority', complain),
      category: categoryOf(entry, complain, toText),
    }),
    idOf: ({ id }) => id,
  });
}

function categoryOf(entry: Entry, complain: Complain, toText?: ToText): string {
  const category = textAt(entry, 'category', complain, toText);
  if (category === '') complain(`has no category and stands under "${otherCategory}"`);
  return category || otherCategory;
}

/** Whatever the case (R-ENT-12). */
export function isHighPriority({ priority }: Pick<Faq, 'priority'>): boolean {
  return priority.toLowerCase() === 'high';
}

/** Where the question stands on its page, for links. */
export function anchorOf({ id }: { id: string }): string {
  return `faq-${id}`;
}
