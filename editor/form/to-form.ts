import type { JsonSchema } from '../../src/content/json-schema';
import { alternativesOf, shortField } from './alternatives';
import { isGroup, listOf } from './groups';

/**
 * What a content file holds, as the form shows it: a field has one kind of value there, where a file may have a short
 * form. What is left out and means something is filled in, and a number is the text that somebody types.
 */
export function toForm(schema: JsonSchema, value: unknown): unknown {
  const { text, list, group } = alternativesOf(schema);
  if (value === null || value === undefined) return schema.type === 'boolean' ? schema.default : undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && text && group) return { [shortField]: value };
  if (list) {
    const entries = text && !Array.isArray(value) ? [value] : listOf(value);
    return entries.map((entry) => toForm(list.items ?? {}, entry));
  }
  if (!group || !isGroup(value)) return value;
  const { properties = {} } = group;
  const names = new Set([...Object.keys(value), ...Object.keys(properties)]);
  const fields = [...names].map((name) => [name, toForm(properties[name] ?? {}, value[name])] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
