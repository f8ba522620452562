import type { FieldDefinition, FormDefinition } from '../../contract/form-definition';
import { normaliseText } from '../../contract/text';
import type { FormContents } from './read-form';

/** Something that is still needed. */
export interface Missing {
  /** Ends the id of its control. */
  name: string;
  /** As it stands in a sentence. */
  label: string;
}

/** What is still needed before the form can be sent, in the order of the page (R-FORM-02). */
export function missingFrom(form: FormDefinition, { values, files, consented }: FormContents): Missing[] {
  const isFilled = (name: string) => normaliseText(values[name] ?? '') !== '' || files[name] !== undefined;
  const fields = form.fields
    .filter(({ name, required }) => required && !isFilled(name))
    .map((field) => ({ name: field.name, label: nameOf(field) }));
  return consented ? fields : fields.concat({ name: 'consent', label: 'the consent box' });
}

/** The label of a field as it stands in a sentence. */
export function nameOf({ label }: Pick<FieldDefinition, 'label'>): string {
  return label.replace(/\?$/, '');
}

/** So many are named; one more takes no more room than saying that there is one. */
const mostNamed = 4;

/** Those of the missing that are named, and how many are not. */
export function namedOf(missing: readonly Missing[]): { named: readonly Missing[]; further: number } {
  const named = missing.slice(0, missing.length === mostNamed + 1 ? missing.length : mostNamed);
  return { named, further: missing.length - named.length };
}
