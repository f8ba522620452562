import { activeElements, isActiveMarkup } from '../markup';
import { type Dictionary, isStream, type Reading } from './values';

/**
 * Whether a form brings scripts in XML (XFA, ISO 32000-1, 12.7.8), which a program runs that knows such forms. Its parts
 * stand in one stream, or in several that make up one text.
 */
export function hasScript(dictionary: Dictionary, { resolve }: Reading): boolean {
  const form = resolve(dictionary['/XFA']);
  const parts = (Array.isArray(form) ? form : [form]).map(resolve).filter(isStream);
  if (parts.length === 0 || parts.some(({ stream }) => !stream.data)) return false;
  try {
    const text = Buffer.concat(parts.flatMap(({ stream }) => stream.data?.() ?? []));
    return isActiveMarkup(text, activeElements.xfa);
  } catch {
    return true;
  }
}
