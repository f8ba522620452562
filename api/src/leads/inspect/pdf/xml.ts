import type { Budget } from '../budget';
import { activeElements, isActiveMarkup } from '../markup';
import { decoded } from '../text';
import { contentsOf } from './files';
import { Form } from './form';
import { type Dictionary, isStream, type Reading, rawOf, type Stream, type Value } from './values';

/**
 * Whether a form brings scripts in XML (XFA, ISO 32000-1, 12.7.8), which a program runs that knows such forms, or
 * fetches something. Its parts stand in one stream, or in several that make up one text.
 * @param judged forms that need not be read again, to which this one is added
 */
export function hasScript(dictionary: Dictionary, { resolve }: Reading, budget: Budget, judged: Set<Value>): boolean {
  if (!('/XFA' in dictionary)) return false;
  const form = resolve(dictionary['/XFA']);
  if (judged.has(form)) return false;
  judged.add(form);
  const all = (Array.isArray(form) ? form : [form]).map(resolve);
  // A text is the name of the next part; one that is a part itself, which no standard allows, nobody else judges.
  if (all.some((part) => typeof part === 'string' && holdsElement(part))) return true;
  const parts = all.filter(isStream);
  if (parts.length === 0 || parts.some(({ stream }) => !stream.data)) return false;
  const texts = textsOf(parts);
  if (!texts?.every(isWhole)) return true;
  const text = Buffer.concat(texts);
  // Any number of forms may share their parts.
  budget.takeXml(weight * text.length);
  try {
    return isActiveMarkup(text, activeElements.xfa, new Form());
  } catch {
    return true;
  }
}

/** Whatever its length. */
function holdsElement(text: string): boolean {
  return rawOf(text)?.includes('<') ?? text.includes('<');
}

/** How much longer it takes to judge than other XML. */
const weight = 6;

/** Undefined when one of them cannot be unpacked. */
function textsOf(parts: readonly Stream[]): Uint8Array[] | undefined {
  try {
    return parts.flatMap(({ stream }) => stream.data?.() ?? []);
  } catch {
    return undefined;
  }
}

/** pdf.js leaves out parts that it does not know, and so what hides the next one from other readers. */
function isWhole(part: Uint8Array): boolean {
  const text = decoded(Buffer.from(part));
  return hiding.every(([begin = '', end = '']) => text.split(begin).length === text.split(end).length);
}

const hiding = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/**
 * Whether what a document says of itself (XMP, ISO 32000-2, 14.3.2) has a document type, which no program writes there:
 * readers of XML may fetch what it names.
 * @param judged streams that need not be read again, to which this one is added
 * @throws InvalidFile
 */
export function hasDocumentType(
  dictionary: Dictionary,
  { resolve }: Reading,
  budget: Budget,
  judged: Set<Value>,
): boolean {
  const stream = '/Metadata' in dictionary ? resolve(dictionary['/Metadata']) : null;
  if (!isStream(stream) || judged.has(stream)) return false;
  judged.add(stream);
  const data = contentsOf(stream, budget);
  return data !== undefined && decoded(data).includes('<!DOCTYPE');
}
