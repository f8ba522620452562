import { anchorOf, categorySlug, everything } from '../../contract/faqs';
import type { SafeFaq } from '../../live/faqs';

/** What the page's address asks for. */
export interface View {
  /** What stands in the search box. */
  query: string;
  /** A category as the address names it; empty for the most important questions, `all` for every question. */
  category: string;
  /** Id of the one question that the address points at. */
  target: string;
}

export const startView: View = { query: '', category: '', target: '' };

export function readView(search: string, hash: string): View {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    category: parameters.get('category') ?? '',
    target: /^#faq-(.+)$/.exec(hash)?.[1] ?? '',
  };
}

export function categoryPath(category: string): string {
  return `/faqs?category=${encodeURIComponent(categorySlug(category))}`;
}

/** The address of what is looked for, and of the subject that is shown when that is cleared. */
export function viewPath({ category, query }: Pick<View, 'category' | 'query'>): string {
  const parts = [category && `category=${encodeURIComponent(category)}`, query && `q=${encodeURIComponent(query)}`];
  return ['/faqs', parts.filter(Boolean).join('&')].filter(Boolean).join('?');
}

/** The address under which a search result is shown alone (R-FAQ-08). */
export function resultPath(faq: Pick<SafeFaq, 'id' | 'title'>, category = ''): string {
  return `${viewPath({ category, query: faq.title })}#${anchorOf(faq)}`;
}

/** Categories in order of appearance (R-FAQ-02). */
export function categoriesOf(faqs: readonly SafeFaq[]): string[] {
  return [...new Set(faqs.map(({ category }) => category))];
}

/** The category that the address names, as it is written. */
export function chosenCategory(faqs: readonly SafeFaq[], { category }: View): string | undefined {
  return categoriesOf(faqs).find((name) => categorySlug(name) === categorySlug(category));
}

/** Questions whose title holds the text, in any category and whatever the case (R-FAQ-06). */
export function search(faqs: readonly SafeFaq[], query: string): SafeFaq[] {
  const text = query.trim().toLowerCase();
  return text === '' ? [] : faqs.filter(({ title }) => title.toLowerCase().includes(text));
}

/**
 * Ids of the questions to show: those that a search has found, or the one picked of them (R-FAQ-08); otherwise those of
 * the category, or the ones of high priority (R-FAQ-03, R-FAQ-04) and the one that the address points at.
 */
export function shownIds(faqs: readonly SafeFaq[], view: View, found: readonly SafeFaq[]): Set<string> {
  const picked = found.filter(({ id }) => id === view.target);
  if (found.length > 0) return idsOf(picked.length > 0 ? picked : found);
  const category = chosenCategory(faqs, view);
  if (category) return idsOf(faqs.filter((faq) => faq.category === category || faq.id === view.target));
  const high = faqs.filter(({ isHigh, id }) => isHigh || id === view.target);
  return idsOf(view.category === everything || !faqs.some(({ isHigh }) => isHigh) ? faqs : high);
}

function idsOf(faqs: readonly SafeFaq[]): Set<string> {
  return new Set(faqs.map(({ id }) => id));
}
