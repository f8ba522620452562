import type {
  FieldDefinition,
  FieldKind,
  FixedList,
  FormDefinition,
  OptionSource,
} from '../../../src/contract/form-definition';
import { fixedOptions, isFixed } from '../../../src/contract/options';

/** A submission as it might come, by wire name: what is required, and optional text. A file stands in words. */
export function exampleOf({ fields }: FormDefinition): Record<string, string> {
  const shown = fields.filter(({ kind, required }) => required || kind !== 'file');
  return Object.fromEntries(shown.map((field) => [field.name, sampleOf(field)]));
}

function sampleOf({ kind, label, autoComplete, options }: FieldDefinition): string {
  if (options) return isFixed(options) ? (fixedOptions(options)[0]?.value ?? '') : choices[options];
  return (autoComplete && words[autoComplete]) || byKind[kind] || label;
}

/** By the token that browsers know a field by. */
const words: Record<string, string> = {
  name: 'Rahima Khatun',
  organization: 'Khatun & Sons',
  'address-line1': 'House 7, Road 3, Dhanmondi, Dhaka',
};

const byKind: Partial<Record<FieldKind, string>> = {
  email: 'rahima@example.com',
  phone: '+880 1000-000000',
  website: 'shop.example',
  longText: 'দুটি দোকান।\nTwo shops.',
  file: '(the bytes of a PDF or Word file)',
};

/** Of the lists that content maintainers edit. */
const choices: Record<Exclude<OptionSource, FixedList>, string> = {
  countries: 'BD',
  industries: '1',
  products: '1',
  openJobs: 'Technical Writer',
  hireServices: 'virtual-assistant',
  solutions: 'Other',
};
