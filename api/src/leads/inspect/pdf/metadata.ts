import type { Budget } from '../budget';
import { decoded } from '../text';
import { contentsOf } from './files';
import { type Dictionary, isStream, type Reading, type Value } from './values';

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
