import type { JsonSchema, ReferenceKind } from './json-schema';

/** A value in a content file that names something elsewhere. */
export interface Reference {
  kind: ReferenceKind;
  value: unknown;
  /** Path inside the file, such as `images[2].file`. */
  path: string;
  /** Of a picture: where the editor puts a new one, by which is known how it is shown. */
  folder?: string;
}

/** Finds every reference in `value` by the notes of its schema. */
export function referencesIn(schema: JsonSchema, value: unknown, path = ''): Reference[] {
  const { reference: kind, folder } = schema;
  if (kind) return spread(value, path).map((found) => ({ kind, ...found, ...(folder ? { folder } : {}) }));
  const alternatives = (schema.anyOf ?? []).flatMap((one) => referencesIn(one, value, path));
  if (Array.isArray(value)) {
    const { items } = schema;
    return alternatives.concat(
      items ? value.flatMap((entry, index) => referencesIn(items, entry, `${path}[${index}]`)) : [],
    );
  }
  if (typeof value !== 'object' || value === null) return alternatives;
  const fields = Object.entries(value).flatMap(([name, entry]) => {
    const property = schema.properties?.[name];
    return property ? referencesIn(property, entry, path ? `${path}.${name}` : name) : [];
  });
  return alternatives.concat(fields);
}

/** A field that accepts one value or a list is read as a list. */
function spread(value: unknown, path: string): { value: unknown; path: string }[] {
  if (!Array.isArray(value)) return [{ value, path }];
  return value.map((entry, index) => ({ value: entry, path: `${path}[${index}]` }));
}
