import type { JsonSchema } from '../../src/content/json-schema';
import { isGroup } from './groups';
import { toFile } from './to-file';
import { toForm } from './to-form';

/** A form holds fields, so a file that is a list is one field of it. */
export const entriesKey = 'entries';

/** A whole file, as the form shows it. */
export function formOf(schema: JsonSchema, content: unknown): unknown {
  const form = toForm(schema, content);
  return schema.type === 'array' ? { [entriesKey]: form } : form;
}

/** What a form holds, as the whole file. */
export function fileOf(schema: JsonSchema, form: unknown, before?: unknown, used: readonly number[] = []): unknown {
  const content = schema.type === 'array' && isGroup(form) ? form[entriesKey] : form;
  return toFile(schema, content ?? (schema.type === 'array' ? [] : {}), before, used);
}
