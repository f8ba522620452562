import type { JsonSchema } from '../../src/content/json-schema';

/** What a field may hold: mostly one of these. */
export interface Alternatives {
  text: JsonSchema | undefined;
  list: JsonSchema | undefined;
  group: JsonSchema | undefined;
  /** Whether `null` says that there is nothing. */
  isNullable: boolean;
}

/** Takes apart what a field may hold. */
export function alternativesOf(schema: JsonSchema): Alternatives {
  const all = schema.anyOf ?? [schema];
  const find = (type: string) => all.find((one) => one.type === type);
  return { text: find('string'), list: find('array'), group: find('object'), isNullable: find('null') !== undefined };
}

/** The field of a group that a plain text in its place stands for: its name. */
export const shortField = 'name';
