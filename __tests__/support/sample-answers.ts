import type { FieldDefinition, FormDefinition } from '../../src/contract/form-definition';

/** What a visitor would type into a text field of each kind. */
const samples = {
  text: (label: string) => `Sample ${label}`,
  email: () => 'ayesha@example.com',
  phone: () => '+880 1000-000000',
  website: () => 'shop.example',
  longText: (label: string) => `Sample ${label}\nin two lines: দুটি দোকান।`,
};

/** Text that a field of any form accepts; undefined for a choice and a file. */
export function sampleText({ kind, label }: FieldDefinition): string | undefined {
  return kind === 'choice' || kind === 'file' ? undefined : samples[kind](label);
}

/** The label as the page shows it. */
export function shownLabel({ label, required }: FieldDefinition): string {
  return required ? label : `${label} (optional)`;
}

/** The field for a file, of a form that has one. */
export function fileField(form: FormDefinition): FieldDefinition {
  const field = form.fields.find(({ kind }) => kind === 'file');
  if (!field) throw new Error(`The ${form.name} form takes no file`);
  return field;
}
