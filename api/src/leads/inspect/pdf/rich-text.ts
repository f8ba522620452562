import type { Budget } from '../budget';
import { activeElements, isActiveMarkup, type MarkupJudge } from '../markup';
import { contentsOf } from './files';
import { type Dictionary, isStream, type Reading, rawOf, textOf, type Value } from './values';

/** Where a text with styles stands, in XHTML: of a field, and of a note or a text on a page (ISO 32000-2, 12.7.4.4). */
const keys = ['/RV', '/RC'] as const;

/** The style of a text without any of its own, in CSS (12.7.4.4). */
const defaultStyle = '/DS';

/** What such a text is made of. Viewers have fetched what others name (`img`, in Perfect PDF). */
const elements = new Set('body p span a b i u s em strong sub sup br div font'.split(' '));

/** An address in CSS, or an escape, which may hide one; no honest style of a text has either. */
const fetching = /url\s*\(|@import|\\/i;

/**
 * Whether a text with styles has more than letters: what fetches something, a script, or a link that leads to no page.
 * @param judged streams that need not be read again, to which this one is added
 * @throws InvalidFile
 */
export function hasActiveText(
  dictionary: Dictionary,
  { resolve }: Reading,
  budget: Budget,
  judged: Set<Value>,
): boolean {
  for (const key of keys) {
    const value = key in dictionary ? resolve(dictionary[key]) : null;
    if (isStream(value) && judged.has(value)) continue;
    if (isStream(value)) judged.add(value);
    const data = isStream(value) ? contentsOf(value, budget) : bytesOf(value);
    // Without an element it is a plain text, which may be no XML.
    if (!data?.includes('<')) continue;
    budget.takeXml(data.length);
    if (isActiveMarkup(data, activeElements.page, new RichText())) return true;
  }
  const style = defaultStyle in dictionary ? textOf(resolve(dictionary[defaultStyle])) : undefined;
  return style !== undefined && fetching.test(style);
}

/** All of a text, whatever its length. */
function bytesOf(value: Value): Buffer | undefined {
  return typeof value === 'string' && value.startsWith('u:') ? Buffer.from(value.slice(2)) : rawOf(value);
}

class RichText implements MarkupJudge {
  isActiveElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
    return !elements.has(name) || fetching.test(attributes.style ?? '');
  }

  hear(): void {}

  isActiveEnd(): boolean {
    return false;
  }
}
