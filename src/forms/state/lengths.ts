import type { FormDefinition } from '../../contract/form-definition';
import { normaliseField } from '../../contract/submission';
import type { FormContents } from './read-form';

/** Of long texts as they are judged, in characters, by field. */
export function lengthsOf({ fields }: FormDefinition, { values }: FormContents): Record<string, number> {
  const long = fields.filter(({ kind }) => kind === 'longText');
  return Object.fromEntries(long.map(({ name, kind }) => [name, normaliseField(kind, values[name] ?? '').length]));
}
