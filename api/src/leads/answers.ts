import type { FieldDefinition, Option, OptionSource } from '../../../src/contract/form-definition';
import { forms } from '../../../src/contract/forms/all';
import type { Lead } from './store/lead';

/** What a choice may be now; undefined where its list cannot be read. */
export type OptionsOf = (source: OptionSource) => Promise<readonly Option[] | undefined>;

/** What was asked and what was answered. */
export type Answer = readonly [label: string, value: string];

/**
 * The fields of a lead in words. A choice is stored by its value, often a number: staff see what the visitor saw, and
 * the value beside it.
 */
export function answersOf({ form, fields }: Pick<Lead, 'form' | 'fields'>, optionsOf: OptionsOf): Promise<Answer[]> {
  const definitions = forms.find(({ name }) => name === form)?.fields ?? [];
  return Promise.all(
    Object.entries(fields).map(async ([name, value]): Promise<Answer> => {
      const field = definitions.find((definition) => definition.name === name);
      return field ? [field.label, await readable(field, value, optionsOf)] : [name, value];
    }),
  );
}

async function readable({ options: source }: FieldDefinition, value: string, optionsOf: OptionsOf): Promise<string> {
  if (!source || value === '') return value;
  const label = (await optionsOf(source))?.find((option) => option.value === value)?.label;
  return label && label !== value ? `${label} (${value})` : value;
}
