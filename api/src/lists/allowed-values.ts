import type { FormDefinition, Option, OptionSource } from '../../../src/contract/form-definition';
import { alsoAccepted, isFixed } from '../../../src/contract/options';
import type { AllowedValues } from '../../../src/contract/submission';
import type { LiveLists } from './live-lists';

/**
 * The values that the choices of a form may have now. A list that cannot be read whole allows any value: a lead with an
 * unchecked choice is worth more than no lead.
 */
export async function allowedValues(form: FormDefinition, lists: LiveLists): Promise<AllowedValues> {
  const allowed = new Map<OptionSource, ReadonlySet<string>>();
  for (const { options: source } of form.fields) {
    const values = source && (await valuesOf(source, lists));
    if (source && values) allowed.set(source, values);
  }
  return (source) => allowed.get(source);
}

/** Of fixed lists, which never change while the process runs. */
const fixed = new Map<OptionSource, ReadonlySet<string>>();

/** By the list they were made of: the same array is the same list. Making a set takes longer than all other checks. */
const known = new WeakMap<readonly Option[], ReadonlySet<string>>();

/** The values that a choice from this source may have now; undefined when any is taken. */
export async function valuesOf(source: OptionSource, lists: LiveLists): Promise<ReadonlySet<string> | undefined> {
  const ready = fixed.get(source);
  if (ready) return ready;
  const options = await lists.options(source);
  if (!lists.isWhole(source)) return undefined;
  const values = options && (known.get(options) ?? setOf(options, source));
  if (options && values) known.set(options, values);
  if (values && isFixed(source)) fixed.set(source, values);
  return values;
}

function setOf(options: readonly Option[], source: OptionSource): ReadonlySet<string> {
  const values = options.map(({ value }) => value);
  return new Set(isFixed(source) ? [...values, ...alsoAccepted(source)] : values);
}
