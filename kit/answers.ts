import type { FieldDefinition, FieldKind, FormDefinition, OptionSource } from '../src/contract/form-definition';

/** What a visitor types into a text field of each kind. */
const typed: Record<Exclude<FieldKind, 'choice' | 'file'>, (label: string) => string> = {
  text: (label) => words[label] ?? `Sample ${label}`,
  email: () => 'rahima@example.com',
  phone: () => '+880 1711-000000',
  website: () => 'shop.example',
  longText: (label) => `Sample ${label}\nin two lines: দুটি দোকান।`,
};

/** By label. */
const words: Record<string, string> = { Name: 'Rahima Khatun', 'Business name': 'Khatun & Sons', Address: 'Dhaka' };

/** Choices of the fixed lists, and of the small catalogue of the API's tests. */
const chosen: Record<OptionSource, string> = {
  companySize: '11-50',
  role: 'Proprietor',
  leadSource: 'Word of Mouth',
  experience: '0-2 years',
  education: 'Masters / MBA / MSC or Equivalent',
  countries: 'BD',
  industries: '1',
  products: '7',
  hireServices: 'web-developer',
  solutions: 'Clinic',
  openJobs: 'Software Engineer',
};

/**
 * A form that is accepted, every field filled in but the file: what the page sends, and what is stored. `choose` gives
 * the choices where other lists are served.
 */
export function answersTo(
  { fields }: FormDefinition,
  changes: Record<string, string> = {},
  choose = (source: OptionSource) => chosen[source],
): Record<string, string> {
  const texts = fields.filter(({ kind }) => kind !== 'file');
  const answers = texts.map((field) => [field.name, field.options ? choose(field.options) : sentText(field)]);
  return { ...Object.fromEntries(answers), ...changes };
}

/** The script of the page takes the blanks out of a number. */
export function sentText(field: FieldDefinition): string {
  const text = sampleText(field) ?? '';
  return field.kind === 'phone' ? text.replace(/[ -]/g, '') : text;
}

/** What a visitor types into a field of any form; undefined for a choice and a file. */
export function sampleText({ kind, label }: FieldDefinition): string | undefined {
  return kind === 'choice' || kind === 'file' ? undefined : typed[kind](label);
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
