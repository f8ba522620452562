import type { ContentFile } from '../files/load';
import { entrySchema, type JsonSchema } from '../json-schema';
import { isFixed } from '../texts';

/** A text that visitors read, and where it stands. */
export interface PlacedText {
  text: string;
  path: string;
  /** Of its field. */
  name: string;
}

/** All that visitors read of a file, with its places. */
export function placedTexts({ collection, entries }: ContentFile): PlacedText[] {
  const schema = entrySchema(collection);
  return entries.flatMap(({ value, path }) => textsAt(schema, value, path, ''));
}

function textsAt(schema: JsonSchema, value: unknown, path: string, name: string): PlacedText[] {
  // An answer may hold HTML, between whose signs are words.
  if (isFixed(schema) && schema.reference !== 'html') return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsAt(one, value, path, name));
  if (typeof value === 'string') return schema.type === 'string' ? [{ text: value, path, name }] : [];
  const { items, properties = {} } = schema;
  if (Array.isArray(value))
    return items ? value.flatMap((entry, at) => textsAt(items, entry, `${path}[${at}]`, name)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, entry]) => {
    const property = field.startsWith('$') ? undefined : properties[field];
    return property ? textsAt(property, entry, path ? `${path}.${field}` : field, field) : [];
  });
}
