import type { JsonSchema } from '../../src/content/json-schema';
import { alternativesOf, shortField } from './alternatives';
import { isGroup, listOf } from './groups';
import { withIds } from './ids';

/**
 * What a form holds, as a content file has it: without what was left empty, in the short form where there is one, with
 * ids, and in the order of the file as it was.
 * @param before what the file held
 * @param used ids of this list that were given away once
 */
export function toFile(schema: JsonSchema, value: unknown, before?: unknown, used: readonly number[] = []): unknown {
  const { text, list, group, isNullable } = alternativesOf(schema);
  if (Array.isArray(value) && list) {
    const entries = listToFile(list, value, before, used);
    return text && entries.length === 1 && !Array.isArray(before) ? entries[0] : entries;
  }
  if (isGroup(value) && group) {
    const fields = groupToFile(group, value, before);
    const isShort = text && Object.keys(fields).join() === shortField && !isGroup(before);
    return isShort ? fields[shortField] : fields;
  }
  const plain = typeof value === 'string' ? textToFile(schema, value) : value;
  if (plain !== undefined && plain !== null) return plain;
  return isNullable && before === null ? null : undefined;
}

function listToFile(list: JsonSchema, value: readonly unknown[], before: unknown, used: readonly number[]): unknown[] {
  const { items = {} } = list;
  const were = listOf(before);
  const entries = value.map((entry, at) => toFile(items, entry, were[at] ?? were[0]));
  const kept = entries.filter((entry) => entry !== undefined && !(isGroup(entry) && Object.keys(entry).length === 0));
  const { id } = items.properties ?? items.anyOf?.find(({ type }) => type === 'object')?.properties ?? {};
  return id?.type === 'integer' ? withIds(kept, were, used) : kept;
}

function groupToFile(group: JsonSchema, value: Readonly<Record<string, unknown>>, before: unknown) {
  const { properties = {}, required = [] } = group;
  const was = isGroup(before) ? before : {};
  const fields = namesInOrder(Object.keys(was), Object.keys(properties), Object.keys(value)).map((name) => {
    const property = properties[name] ?? {};
    const field = toFile(property, value[name], was[name]);
    if (required.includes(name)) return [name, field ?? whenEmpty(property)] as const;
    const isSaid = name in was || !(property.type === 'boolean' && field === (property.default ?? false));
    return [name, isSaid && !isEmpty(field, was[name]) ? field : undefined] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** What a field holds that must be there. */
function whenEmpty(schema: JsonSchema): unknown {
  const { isNullable, group } = alternativesOf(schema);
  if (isNullable) return null;
  return group && (group.required ?? []).length === 0 ? {} : undefined;
}

function isEmpty(field: unknown, was: unknown): boolean {
  if (was !== undefined && JSON.stringify(field) === JSON.stringify(was)) return false;
  return Array.isArray(field) ? field.length === 0 : isGroup(field) && Object.keys(field).length === 0;
}

function textToFile({ reference, type }: JsonSchema, value: string): unknown {
  const text = value.trim();
  if (text === '') return undefined;
  if ((type === 'number' || type === 'integer') && Number.isFinite(Number(text))) return Number(text);
  return reference === 'image' && !text.startsWith('.') ? `./${text}` : text;
}

/** The order of the file, and what is new where the schema has it. */
function namesInOrder(was: readonly string[], known: readonly string[], more: readonly string[]): readonly string[] {
  const names = [...was];
  for (const [at, name] of known.entries())
    if (!names.includes(name)) names.splice(names.indexOf(known[at - 1] ?? '') + 1, 0, name);
  return [...new Set([...names, ...more])];
}
