import { extras, extrasMaxLength } from '../../../src/contract/extras';
import type { FieldError } from '../../../src/contract/submission';
import { forbiddenCharacters, normaliseText } from '../../../src/contract/text';

/** What came beside the form's own fields, checked. */
export interface Extras {
  key: string | undefined;
  explicitConsent: boolean;
  page: string;
  suspicious: boolean;
}

export interface SplitSubmission {
  /** The form's own fields and any unknown ones, as sent. */
  fields: Record<string, string>;
  extras: Extras;
  errors: FieldError[];
}

/** Takes the extras out of the text fields of a submission. */
export function splitExtras(text: ReadonlyMap<string, string>): SplitSubmission {
  const names: ReadonlySet<string> = new Set(Object.values(extras));
  const consent = text.get(extras.consent);
  const page = normaliseText(text.get(extras.page) ?? '');
  const errors: FieldError[] = [];
  if (consent !== undefined && consent !== 'yes') {
    errors.push({ field: extras.consent, message: 'Tick the box to agree' });
  }
  if (!isPath(page)) errors.push({ field: extras.page, message: 'The page must be a path like /schedule-a-demo' });
  return {
    fields: Object.fromEntries([...text].filter(([name]) => !names.has(name))),
    extras: {
      key: text.get(extras.key) || undefined,
      explicitConsent: consent === 'yes',
      page,
      suspicious: (text.get(extras.trap) ?? '').trim() !== '',
    },
    errors,
  };
}

function isPath(page: string): boolean {
  return (
    page === '' || (/^\/[^\s?#]*$/.test(page) && page.length <= extrasMaxLength && !forbiddenCharacters.test(page))
  );
}
