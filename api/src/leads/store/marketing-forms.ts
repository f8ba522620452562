import { forms } from '../../../../src/contract/forms/all';

/**
 * Names of the forms whose box consents to marketing: that of an application never does (privacy policy, clause 1.4). A
 * form that the site no longer has does not say what it was for, so its box counts for nothing.
 */
export const consentingForms: readonly string[] = forms
  .filter(({ consentsToMarketing }) => consentsToMarketing)
  .map(({ name }) => name);
