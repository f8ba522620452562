import type { FormDefinition } from '../../../../src/contract/form';
import { type AllowedValues, type FieldError, judge, type Verdict } from '../../../../src/contract/submission';
import { attachmentOf, factsOf } from '../inspect/facts';
import type { UploadedFile } from '../inspect/uploaded-file';
import type { Attachment } from '../store/lead';
import { type Extras, splitExtras } from './extras';
import { fingerprintOf } from './fingerprint';
import type { Fields } from './multipart/fields';

/** A submission whose texts are judged. What is inside its files is not, yet. */
export interface Judged extends Pick<Fields, 'files'> {
  form: FormDefinition;
  extras: Extras;
  verdict: Verdict;
  /** Of what came beside the fields of the form. */
  errors: FieldError[];
  file: UploadedFile | undefined;
  /** What is kept of the file beside its bytes. */
  attachment: Attachment | null;
  fingerprint: string;
}

/** All that the event loop has to do with a form by itself: for the longest one, tens of milliseconds (`Reading`). */
export function judgeForm(form: FormDefinition, { text, files }: Fields, allowed: AllowedValues): Judged {
  const { fields, extras, errors } = splitExtras(text);
  const verdict = judge(form, { ...fields, ...factsOf(files) }, allowed);
  const file = files.get(form.fields.find(({ kind }) => kind === 'file')?.name ?? '');
  const attachment = file ? attachmentOf(file) : null;
  const fingerprint = fingerprintOf(form.name, verdict.values ?? {}, attachment);
  return { form, files, extras, verdict, errors, file, attachment, fingerprint };
}
