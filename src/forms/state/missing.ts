import type { FieldDefinition, FormDefinition } from '../../contract/form-definition';
import { normaliseText } from '../../contract/text';
import type { FormContents } from './read-form';

/** Labels of what is still needed before the form can be sent, in the order of the page (R-FORM-02). */
export function missingLabels(form: FormDefinition, { values, files, consented }: FormContents): string[] {
  const isFilled = (name: string) => normaliseText(values[name] ?? '') !== '' || files[name] !== undefined;
  const fields = form.fields.filter(({ name, required }) => required && !isFilled(name)).map(({ label }) => label);
  return consented ? fields : fields.concat('the consent box');
}

/** The label of a field as it stands in a sentence. */
export function nameOf({ label }: Pick<FieldDefinition, 'label'>): string {
  return label.replace(/\?$/, '');
}

/** So many are named; one more takes no more room than saying that there is one. */
const mostNamed = 4;

/** `3 fields left: Email, Country, the consent box`; empty when nothing is missing. */
export function missingSentence(labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const count = labels.length === mostNamed + 1 ? labels.length : mostNamed;
  const named = labels.slice(0, count).map((label) => nameOf({ label }));
  const more = labels.length > named.length ? ` and ${labels.length - named.length} more` : '';
  return `${labels.length} ${labels.length === 1 ? 'field' : 'fields'} left: ${named.join(', ')}${more}`;
}
