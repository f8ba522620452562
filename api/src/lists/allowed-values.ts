import type { FormDefinition, OptionSource } from '../../../src/contract/form';
import { alsoAccepted, isFixed } from '../../../src/contract/options';
import type { AllowedValues } from '../../../src/contract/submission';
import type { LiveLists } from './live-lists';

/**
 * The values that the choices of a form may have now. A list that cannot be read allows any value: a lead with an
 * unchecked choice is worth more than no lead.
 */
export async function allowedValues(form: FormDefinition, lists: LiveLists): Promise<AllowedValues> {
  const allowed = new Map<OptionSource, ReadonlySet<string>>();
  for (const { options: source } of form.fields) {
    const values = source && (await valuesOf(source, lists));
    if (source && values) allowed.set(source, new Set(values));
  }
  return (source) => allowed.get(source);
}

async function valuesOf(source: OptionSource, lists: LiveLists): Promise<string[] | undefined> {
  const values = (await lists.options(source))?.map(({ value }) => value);
  return values && isFixed(source) ? [...values, ...alsoAccepted(source)] : values;
}
