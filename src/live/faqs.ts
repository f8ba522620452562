import { categorySlug, everything, type Faq, faqList, isHighPriority, otherCategory, readFaqs } from '../contract/faqs';
import type { SafeHtml } from '../contract/rich-text';
import { normaliseLine } from '../contract/text';
import { apiUrl } from './api';
import { fetchJson } from './fetch-json';
import { loadSanitiser } from './sanitise';
import { usableRows } from './usable-rows';
import { plainText } from './words';

/** A question as the page shows it. */
export interface SafeFaq {
  id: string;
  title: string;
  description: SafeHtml;
  category: string;
  isHigh: boolean;
}

/**
 * Questions whose HTML went through a sanitiser; one for which there is none is left out. Categories with the same
 * address are one, as the first is written.
 */
export function toSafeFaqs(faqs: readonly Faq[], safe: (description: string) => SafeHtml | undefined): SafeFaq[] {
  const categories = new Map<string, string>();
  return faqs.flatMap((faq) => {
    const description = safe(faq.description);
    if (description === undefined) return [];
    const line = normaliseLine(faq.category);
    const name = categorySlug(line) === everything ? otherCategory : line;
    const category = categories.get(categorySlug(name)) ?? name;
    categories.set(categorySlug(name), category);
    return [{ id: String(faq.id), title: faq.title, description, category, isHigh: isHighPriority(faq) }];
  });
}

/**
 * The current questions from the backend, sanitised (reliability X1). A text that is letter for letter one of `known`
 * was sanitised before, so that usually no sanitiser is fetched. Throws when there is no sound answer (R-API-14).
 */
export async function loadFaqs(known: readonly SafeFaq[]): Promise<SafeFaq[]> {
  const faqs = usableRows(faqList.path, readFaqs(await fetchJson(apiUrl(faqList.path)), plainText));
  const texts = new Map<string, SafeHtml>(known.map(({ description }) => [description, description]));
  const unknown = faqs.filter(({ description }) => !texts.has(description));
  if (unknown.length > 0) {
    const sanitise = await loadSanitiser();
    for (const { description } of unknown) texts.set(description, sanitise(description));
  }
  return toSafeFaqs(faqs, (description) => texts.get(description));
}
