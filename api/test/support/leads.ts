import { createHash, randomUUID } from 'node:crypto';
import { newReceipt } from '../../src/leads/receipt';
import { addressOf } from '../../src/leads/store/address';
import type { Attachment, Lead, StoredLead } from '../../src/leads/store/lead';
import { consentingForms } from '../../src/leads/store/marketing-forms';

/** A lead as the store takes it. */
export function newLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: newReceipt(),
    form: 'demo',
    key: randomUUID(),
    fingerprint: 'f'.repeat(64),
    status: 'new',
    receivedAt: new Date().toISOString(),
    fields: { Customer_name: 'Rahima' },
    words: {},
    consent: { version: '1', textSha256: 'a'.repeat(64), explicit: true, at: '2026-01-01T00:00:00.000Z', page: '/' },
    attachment: null,
    attribution: null,
    page: '/',
    ...changes,
  };
}

/** What the store keeps of a file with these bytes. */
export function attachmentFor(bytes: Buffer, name = 'cv.pdf'): Attachment {
  return {
    name,
    type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** A lead as the store gives it back, when nobody with its address has withdrawn anything. */
export function asStored(lead: Lead): StoredLead {
  const allowed = lead.status === 'new' && addressOf(lead) !== '' && consentingForms.includes(lead.form);
  return { ...lead, marketing: { allowed, withdrawals: [] } };
}
