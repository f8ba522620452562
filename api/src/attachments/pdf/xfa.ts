import { activeElements, isActiveMarkup } from '../markup';
import { Form } from './form';
import { type Dictionary, isStream, type Reading, type Value } from './values';

/**
 * Whether a form brings scripts in XML (XFA, ISO 32000-1, 12.7.8), which a program runs that knows such forms, or fetches
 * something. Its parts
 * stand in one stream, or in several that make up one text.
 * @param judged forms that need not be read again, to which this one is added
 */
export function hasScript(dictionary: Dictionary, { resolve }: Reading, judged: Set<Value>): boolean {
  if (!('/XFA' in dictionary)) return false;
  const form = resolve(dictionary['/XFA']);
  if (judged.has(form)) return false;
  judged.add(form);
  const parts = (Array.isArray(form) ? form : [form]).map(resolve).filter(isStream);
  if (parts.length === 0 || parts.some(({ stream }) => !stream.data)) return false;
  try {
    const text = Buffer.concat(parts.flatMap(({ stream }) => stream.data?.() ?? []));
    return isActiveMarkup(text, activeElements.xfa, new Form());
  } catch {
    return true;
  }
}
