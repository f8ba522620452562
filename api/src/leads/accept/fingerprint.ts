import { hash } from 'node:crypto';
import type { FieldValues } from '../../../../src/contract/submission';
import type { Attachment } from '../store/lead';

/**
 * SHA-256 of a form, its normalised values and its attachment, in hex. The same submission has the same fingerprint
 * whatever the order of its fields. Where it came from is left out: a retry after a reload may come from another page.
 */
export function fingerprintOf(form: string, values: FieldValues, attachment: Attachment | null = null): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const file = attachment ? [[attachment.name, attachment.sha256]] : [];
  return hash('sha256', JSON.stringify([form, entries, ...file]));
}
