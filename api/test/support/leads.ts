import { randomUUID } from 'node:crypto';
import type { Lead } from '../../src/store/lead';
import { newReceipt } from '../../src/submission/receipt';

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
    consent: { version: '1', explicit: true, at: '2026-01-01T00:00:00.000Z', page: '/' },
    attribution: null,
    page: '/',
    ...changes,
  };
}
