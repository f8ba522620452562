import { hash } from 'node:crypto';
import type { FieldValues } from '../../../src/contract/submission';
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

/**
 * A key for a form sent without JavaScript: a static page cannot hold a new key for each visitor, and a fixed one would
 * make all visitors share a lead. The same words on the same day (UTC) get the same key, so a double click or a
 * reload stores one lead.
 */
export function keyFromContent(fingerprint: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const hex = hash('sha256', `${day} ${fingerprint}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
