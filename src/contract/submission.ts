import { isFile, problemWithFile } from './attachment';
import { normaliseEmail, problemWithEmail } from './email';
import type { FieldDefinition, FieldKind, FormDefinition, OptionSource } from './form';
import { isForbidden, normaliseLine, normalisePhone, normaliseText, phonePattern } from './text';

/** A refused field, in the shape of the `errors` member of a problem answer (RFC 9457). */
export interface FieldError {
  field: string;
  message: string;
}

/** Text values by wire name, normalised. */
export type FieldValues = Record<string, string>;

export type Verdict = { ok: true; values: FieldValues } | { ok: false; errors: FieldError[] };

/** Says which values a choice may have; `undefined` means that the list is unknown here and any value passes. */
export type AllowedValues = (source: OptionSource) => ReadonlySet<string> | undefined;

/**
 * Judges a submission by the form's definition. Browser and server call this same function (R-FORM-03), so a
 * visitor never meets a rule on the server that the page did not show. Fields left out count as empty; unknown
 * fields are refused; a field has at most one error, from the first rule that fails. A file stands in the input as its
 * name and size, and not among the values of the verdict; what is inside it only the server looks at. Some clients send
 * an empty text where there is no file.
 */
export function judge(form: FormDefinition, input: Record<string, unknown>, allowed: AllowedValues): Verdict {
  const values: FieldValues = {};
  const errors: FieldError[] = unknownFields(form, input);
  for (const field of form.fields) {
    if (field.kind === 'file') {
      const problem = problemWithAttachment(field, input[field.name]);
      if (problem) errors.push({ field: field.name, message: problem });
      continue;
    }
    const sent = input[field.name] ?? '';
    const value = typeof sent === 'string' ? normaliseField(field.kind, sent) : undefined;
    const problem = value === undefined ? `${field.label} must be text` : problemWith(field, value, allowed);
    if (problem) errors.push({ field: field.name, message: problem });
    else values[field.name] = value ?? '';
  }
  return errors.length === 0 ? { ok: true, values } : { ok: false, errors };
}

function unknownFields(form: FormDefinition, input: Record<string, unknown>): FieldError[] {
  const known = new Set(form.fields.map((field) => field.name));
  return Object.keys(input)
    .filter((name) => !known.has(name))
    .map((field) => ({ field, message: 'This form has no such field' }));
}

function problemWithAttachment(field: FieldDefinition, file: unknown): string | undefined {
  if (isFile(file) || file === undefined || file === '') return problemWithFile(field, file || undefined);
  return `${field.label} must be a file`;
}

/** A text as it is judged, sent and stored, by the kind of its field (reliability S3). */
export function normaliseField(kind: FieldKind, text: string): string {
  return (normalisers[kind] ?? normaliseText)(text);
}

const normalisers: Partial<Record<FieldKind, (text: string) => string>> = {
  text: normaliseLine,
  website: normaliseLine,
  email: normaliseEmail,
  phone: normalisePhone,
};

function problemWith(field: FieldDefinition, value: string, allowed: AllowedValues): string | undefined {
  if (value === '') return field.required ? field.prompt : undefined;
  if (value.length > field.maxLength) {
    return `${field.label} can have at most ${field.maxLength} characters; this has ${value.length}`;
  }
  if (isForbidden(value)) return `${field.label} contains a character that cannot be stored`;
  if (field.kind === 'email') return problemWithEmail(value);
  if (field.kind === 'phone' && !phonePattern.test(value)) {
    return 'Enter a phone number with 6 to 15 digits, like +880 1000 000000';
  }
  if (field.options && (allowed(field.options)?.has(value) === false || /[\n\t]/.test(value))) {
    return `${field.prompt} from the list`;
  }
  return undefined;
}
