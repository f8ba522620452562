import { type Faq, faqList, isHighPriority, readFaqs } from '../contract/faqs';
import type { SafeHtml } from '../contract/rich-text';
import { apiUrl } from './api';
import { fetchJson } from './fetch-json';
import { named } from './named';
import { loadSanitiser } from './sanitise';
import { plainText } from './words';

/** A question as the page shows it. */
export interface SafeFaq {
  id: string;
  title: string;
  description: SafeHtml;
  category: string;
  isHigh: boolean;
}

/** A question whose HTML went through a sanitiser. */
export function toSafeFaq(faq: Faq, description: SafeHtml): SafeFaq {
  const { id, title, category } = faq;
  return { id: String(id), title, description, category, isHigh: isHighPriority(faq) };
}

/**
 * The current questions from the backend, sanitised (reliability X1). A text that is letter for letter one of `known`
 * was sanitised before, so that usually no sanitiser is fetched. Throws when there is no sound answer (R-API-14).
 */
export async function loadFaqs(known: readonly SafeFaq[]): Promise<SafeFaq[]> {
  const faqs = named(faqList.path, readFaqs(await fetchJson(apiUrl(faqList.path)), plainText));
  const texts = new Map<string, SafeHtml>(known.map(({ description }) => [description, description]));
  const unknown = faqs.filter(({ description }) => !texts.has(description));
  if (unknown.length > 0) {
    const sanitise = await loadSanitiser();
    for (const { description } of unknown) texts.set(description, sanitise(description));
  }
  return faqs.flatMap((faq) => {
    const description = texts.get(faq.description);
    return description === undefined ? [] : [toSafeFaq(faq, description)];
  });
}
