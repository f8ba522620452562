import type { JsonSchema, ReferenceKind } from '../../src/content/json-schema';
import { entriesKey } from '../form/whole-file';
import type { Field } from './types';

/** Where the content is that a field may name, and how one of it is named and found. */
const targets: Readonly<Partial<Record<ReferenceKind, Pick<Field, 'collection' | 'file' | 'value_field'>>>> = {
  product: { collection: 'Product', value_field: 'slug' },
  industry: { collection: 'Industry', file: 'Industry', value_field: `${entriesKey}.*.slug` },
};

/** A choice among the entries of another collection; undefined where a field names none. */
export function choiceAmong(schema: JsonSchema): (Partial<Field> & { widget: string }) | undefined {
  const target = schema.reference && targets[schema.reference];
  if (!target) return undefined;
  const title = target.value_field?.replace(/slug$/, 'title') ?? 'title';
  const isMany = schema.anyOf?.some(({ type }) => type === 'array') ?? false;
  return {
    widget: 'relation',
    ...target,
    display_fields: [title],
    search_fields: [title],
    options_length: 100,
    ...(isMany ? { multiple: true } : {}),
  };
}
