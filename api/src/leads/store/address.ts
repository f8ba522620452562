import { normaliseEmail } from '../../../../src/contract/email';
import { forms } from '../../../../src/contract/forms/all';
import type { Lead } from './lead';

/** A form may have several; one that the site no longer has may have used any name that another form uses. */
const emailFields = new Set(
  forms.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'email').map(({ name }) => name)),
);

/** Every e-mail address that was typed into a form, as it was typed. */
export function emailsOf({ fields }: Pick<Lead, 'fields'>): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => emailFields.has(name) && value !== '')
    .map(([, value]) => value);
}

/** The address by which a person is known, whatever its letters; empty when there is none. */
export function addressOf(lead: Pick<Lead, 'fields'>): string {
  return caseless(emailsOf(lead)[0] ?? '');
}

export function caseless(email: string): string {
  return normaliseEmail(email).toLowerCase();
}
