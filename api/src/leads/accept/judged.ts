import { hash } from 'node:crypto';
import type { FormDefinition } from '../../../../src/contract/form-definition';
import { filledInForm } from '../../../../src/contract/forms/all';
import type { FieldValues } from '../../../../src/contract/submission';
import { type AllowedChoices, type FieldError, judge, type Verdict } from '../../../../src/contract/submission';
import { attachmentOf, factsOf, type UploadedFile } from '../inspect/uploaded-file';
import type { Attachment } from '../store/lead';
import { type Extras, splitExtras } from './extras';
import type { Fields } from './multipart/fields';

/** A submission whose texts are judged. What is inside its files is not, yet. */
export interface Judged extends Pick<Fields, 'files'> {
  form: FormDefinition;
  extras: Extras;
  verdict: Verdict;
  /** Mistakes in what came beside the fields of the form. */
  errors: FieldError[];
  file: UploadedFile | undefined;
  /** What is kept of the file beside its bytes. */
  attachment: Attachment | null;
  fingerprint: string;
}

interface Rules {
  allowed: AllowedChoices;
  /** Whether an origin has pages of ours. */
  isOurs: (origin: string) => boolean;
}

/** All that the event loop has to do with a form by itself: for the longest one, tens of milliseconds (`Reading`). */
export function judgeForm(form: FormDefinition, { text, files }: Fields, { allowed, isOurs }: Rules): Judged {
  const { fields, extras, errors } = splitExtras(text, isOurs);
  const filledIn = filledInForm({ form: form.name, page: extras.page }) ?? form;
  const verdict = judge(filledIn, { ...fields, ...factsOf(files) }, allowed);
  const file = files.get(form.fields.find(({ kind }) => kind === 'file')?.name ?? '');
  const attachment = file ? attachmentOf(file) : null;
  const fingerprint = fingerprintOf(form.name, verdict.values ?? {}, attachment);
  return { form: filledIn, files, extras, verdict, errors, file, attachment, fingerprint };
}

/**
 * SHA-256 of a form, its normalised values and its attachment, in hex. The same submission has the same fingerprint
 * whatever the order of its fields. Where it came from is left out: a retry after a reload may come from another page.
 */
export function fingerprintOf(form: string, values: FieldValues, attachment: Attachment | null = null): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const file = attachment ? [[attachment.name, attachment.sha256]] : [];
  return hash('sha256', JSON.stringify([form, entries, ...file]));
}
