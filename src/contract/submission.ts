import { isFile, problemWithFile } from './attachment';
import type { Choosable } from './choice-list';
import { normaliseEmail, problemWithEmail } from './email';
import type { FieldDefinition, FieldKind, FormDefinition, OptionSource } from './form-definition';
import { normalisePhone, phonePattern } from './phone';
import { forbiddenPart, isFarTooLong, normaliseLine, normaliseText } from './text';

/** A refused field, in the shape of the `errors` member of a problem answer (RFC 9457). */
export interface FieldError {
  field: string;
  message: string;
}

/** Text values by wire name, normalised. */
export type FieldValues = Record<string, string>;

/** A refusal has values when nothing but the lists speaks against them. */
export type Verdict = { ok: true; values: FieldValues } | { ok: false; errors: FieldError[]; values?: FieldValues };

/** Says what a choice may be; `undefined` means that the list is unknown here and any value passes. */
export type AllowedChoices = (source: OptionSource) => Choosable | undefined;

/**
 * Judges a submission by the form's definition. Browser and server call this same function (R-FORM-03), so a visitor
 * never meets a rule for texts on the server that the page did not show, and one for choices only where a list has
 * changed since. Fields left out count as empty; unknown fields are refused; a field has at most one error, from the
 * first rule that fails. A file stands in the input as its name and size, and not among the values of the verdict: what
 * is inside it, and whether its name is too long or would deceive somebody, only the server says. Some clients send an
 * empty text where there is no file.
 */
export function judge(form: FormDefinition, input: Record<string, unknown>, allowed: AllowedChoices): Verdict {
  const values: FieldValues = {};
  const errors: FieldError[] = unknownFields(form, input);
  let fitsWithoutLists = errors.length === 0;
  for (const field of form.fields) {
    const sent = input[field.name] ?? '';
    const list = field.options && allowed(field.options);
    const listed = list && listedAs(sent, list, field);
    const { value, problem } = listed === undefined ? readField(field, sent) : { value: listed };
    const offList = value && list && listed === undefined && notInList(field, value, list.nearest(value));
    if (value !== undefined) values[field.name] = value;
    if (problem) fitsWithoutLists = false;
    const message = problem || offList;
    if (message) errors.push({ field: field.name, message });
  }
  if (errors.length === 0) return { ok: true, values };
  return fitsWithoutLists ? { ok: false, errors, values } : { ok: false, errors };
}

function unknownFields(form: FormDefinition, input: Record<string, unknown>): FieldError[] {
  const known = new Set(form.fields.map((field) => field.name));
  return Object.keys(input)
    .filter((name) => !known.has(name))
    .map((field) => ({ field, message: 'This form has no such field' }));
}

/** The value of a text that fits. A file that fits has none. */
function readField(field: FieldDefinition, sent: unknown): { value?: string; problem?: string | undefined } {
  if (field.kind === 'file') return { problem: problemWithAttachment(field, sent) };
  if (typeof sent !== 'string') return { problem: `${field.label} must be text` };
  // Normalising costs time, and this much cannot become short enough.
  if (isFarTooLong(sent, field.maxLength)) return { problem: tooLong(field, sent) };
  const value = normaliseField(field.kind, sent);
  const problem = problemWithText(field, value);
  return problem ? { problem } : { value };
}

function problemWithAttachment(field: FieldDefinition, file: unknown): string | undefined {
  if (isFile(file) || file === '') return problemWithFile(field, file || undefined);
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

function problemWithText(field: FieldDefinition, value: string): string | undefined {
  if (value === '') return field.required ? field.prompt : undefined;
  // Of two numbers the text is too long, which would not help.
  if (field.kind === 'phone' && !phonePattern.test(value)) {
    return 'Enter one phone number of 6 to 15 digits, without words or an extension, like +880\u00a01000\u00a0000000';
  }
  if (value.length > field.maxLength) return tooLong(field, value);
  const forbidden = forbiddenPart(value);
  if (forbidden) return `${field.label} contains ${forbidden}`;
  if (field.kind === 'email') return problemWithEmail(value);
  if (field.options && /[\n\t]/.test(value)) return notInList(field, value);
  return undefined;
}

function tooLong({ label, maxLength }: FieldDefinition, text: string): string {
  return `${label} can have at most ${maxLength} characters; this has ${text.length}`;
}

/**
 * A choice as its list has it, which its backend knows again, whatever rules there are for typed text. Who had to type
 * it has typed its name.
 */
function listedAs(sent: unknown, list: Choosable, { maxLength }: FieldDefinition): string | undefined {
  if (typeof sent !== 'string' || isFarTooLong(sent, maxLength)) return undefined;
  return list.find(sent);
}

/** @param nearest of what had to be typed, the names that may have been meant */
function notInList({ prompt }: FieldDefinition, typed: string, nearest?: readonly string[]): string {
  if (!nearest) return `${prompt} from the list`;
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(nearest.map((name) => `“${name}”`));
  return `“${typed}” is not on our list. ${names ? `Did you mean ${names}?` : 'Please check its spelling'}`;
}
