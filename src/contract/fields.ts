import type { FieldDefinition, OptionSource } from './form-definition';

/**
 * The fields that several forms ask for. Labels, messages and limits are the same everywhere; the wire name is not
 * (R-ENT-13), so each form says its own.
 */

export function person(name: string): FieldDefinition {
  return text(name, 'Name', 'Enter your name', 'name');
}

export function business(name: string): FieldDefinition {
  return text(name, 'Business name', 'Enter the name of your business', 'organization');
}

export function phone(name: string): FieldDefinition {
  return {
    name,
    kind: 'phone',
    label: 'Phone',
    prompt: 'Enter your phone number',
    required: true,
    maxLength: 24,
    autoComplete: 'tel',
  };
}

export function email(name: string): FieldDefinition {
  return {
    name,
    kind: 'email',
    label: 'Email',
    prompt: 'Enter your email address',
    required: true,
    maxLength: 254,
    autoComplete: 'email',
  };
}

export function address(name: string): FieldDefinition {
  return { ...text(name, 'Address', 'Enter your address', 'address-line1'), maxLength: 300 };
}

export function role(name: string): FieldDefinition {
  return choice(name, 'role', 'Role', 'Choose your role');
}

export function industry(name: string): FieldDefinition {
  return choice(name, 'industries', 'Industry', 'Choose your industry');
}

export function companySize(name: string): FieldDefinition {
  return choice(name, 'companySize', 'Company size', 'Choose the size of your company');
}

export function country(name: string): FieldDefinition {
  return { ...choice(name, 'countries', 'Country', 'Choose your country'), autoComplete: 'country' };
}

export function leadSource(name: string): FieldDefinition {
  return choice(name, 'leadSource', 'Where did you hear about us?', 'Choose where you heard about us');
}

/** Optional on every form; `help` says what would be useful here. */
export function comment(name: string, help: string): FieldDefinition {
  return {
    name,
    kind: 'longText',
    label: 'Comment',
    prompt: 'Enter a comment',
    required: false,
    maxLength: 2000,
    help,
  };
}

function text(name: string, label: string, prompt: string, autoComplete?: string): FieldDefinition {
  return { name, kind: 'text', label, prompt, required: true, maxLength: 120, autoComplete };
}

export function choice(name: string, options: OptionSource, label: string, prompt: string): FieldDefinition {
  return { name, kind: 'choice', label, prompt, required: true, maxLength: 120, options };
}

/** The same field, not required. */
export function optional(field: FieldDefinition): FieldDefinition {
  return { ...field, required: false };
}

/** The same fields, under a heading of the form. */
export function under(group: string, fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.map((field) => ({ ...field, group }));
}
