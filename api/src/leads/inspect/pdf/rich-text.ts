import type { Budget } from '../budget';
import { isActiveMarkup, type MarkupJudge } from '../markup';
import { decoded } from '../text';
import { contentsOf } from './files';
import { type Dictionary, isStream, type Reading, rawOf, type Value } from './values';

/** Where a text with styles stands, in XHTML: of a field, and of a note or a text on a page (ISO 32000-2, 12.7.4.4). */
const keys = ['/RV', '/RC'] as const;

/** The style of a text without any of its own, in CSS (12.7.4.4). */
const defaultStyle = '/DS';

/** What such a text is made of. Viewers have fetched what others name (`img`, in Perfect PDF). */
const elements = new Set('html body p div span a b i u s em strong sub sup br font ul ol li'.split(' '));

/** Without prefixes, in lower case. An address is judged as the link that it is. */
const attributes = new Set(
  'style dir lang align face size color space class id title href version apiversion spec contenttype'.split(' '),
);

/** CSS without functions, which may fetch something, but for colours, and without escapes and other sheets. */
const plainStyle = /^(?:[^(\\@]|\brgba?\()*$/i;

const element = /<[\p{L}_:!?/]/u;

/**
 * Whether a text with styles has more than letters: what fetches something, a script, or a link that leads to no page.
 * @param judged texts that need not be read again, to which this one is added
 * @throws InvalidFile
 */
export function hasActiveText(
  dictionary: Dictionary,
  { resolve }: Reading,
  budget: Budget,
  judged: Set<Value>,
): boolean {
  const textsAt = (key: keyof Dictionary) => {
    const found = key in dictionary ? resolve(dictionary[key]) : null;
    const values = (Array.isArray(found) ? found.map(resolve) : [found]).filter((value) => !judged.has(value));
    for (const value of values) judged.add(value);
    return values.flatMap((value) => textIn(value, budget) ?? []);
  };
  return keys.flatMap(textsAt).some((text) => isActive(text, budget)) || !textsAt(defaultStyle).every(isPlainStyle);
}

/** All of it, whatever its length, but for zeros at its end. */
function textIn(value: Value, budget: Budget): string | undefined {
  if (typeof value === 'string' && value.startsWith('u:')) return withoutEnd(value.slice(2));
  const data = isStream(value) ? contentsOf(value, budget) : rawOf(value);
  return data && withoutEnd(decoded(data, 'utf8'));
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\0') end -= 1;
  return text.slice(0, end);
}

/** Without an element it is a plain text, which may be no XML. */
function isActive(text: string, budget: Budget): boolean {
  if (!element.test(text)) return false;
  budget.takeXml(text.length);
  return isActiveMarkup(Buffer.from(text), nothing, new RichText());
}

const nothing: ReadonlySet<string> = new Set();

function isPlainStyle(style: string): boolean {
  return plainStyle.test(style);
}

class RichText implements MarkupJudge {
  isActiveElement(name: string, given: Readonly<Record<string, string>>): boolean {
    return !elements.has(name) || !Object.entries(given).every(isPlainAttribute);
  }

  hear(): void {}

  isActiveEnd(): boolean {
    return false;
  }
}

function isPlainAttribute([name, value]: [string, string]): boolean {
  if (/^xmlns(?::|$)/.test(name)) return true;
  const plain = name.slice(name.indexOf(':') + 1).toLowerCase();
  return attributes.has(plain) && (plain !== 'style' || isPlainStyle(value));
}
