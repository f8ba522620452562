import type { JsonSchema } from './json-schema';

/** All that visitors read of a value: free text, and no addresses, names of icons or values that a schema fixes. */
export function textsIn(schema: JsonSchema, value: unknown): string[] {
  if (isFixed(schema)) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsIn(one, value));
  if (typeof value === 'string') return schema.type === 'string' ? [value] : [];
  const { items, properties = {} } = schema;
  if (Array.isArray(value)) return items ? value.flatMap((entry) => textsIn(items, entry)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const property = name.startsWith('$') ? undefined : properties[name];
    return property ? textsIn(property, entry) : [];
  });
}

/** Whether a field holds free text, or a list of free texts. */
export function isText(schema: JsonSchema): boolean {
  if (isFixed(schema) || schema.graphql !== undefined) return false;
  if (schema.anyOf) return schema.anyOf.some(isText);
  return schema.items ? isText(schema.items) : [schema.type].flat().includes('string');
}

/** Whether a field holds no free text: an address, the name of an icon, a value of a list. */
export function isFixed({ reference, pattern, enum: values, const: only }: JsonSchema): boolean {
  return Boolean(reference || pattern || values || only);
}
