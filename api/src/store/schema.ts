import type { Lead, LeadStatus } from './lead';

/** Tables as Kysely sees them; the migrations make them so. */
export interface Database {
  leads: LeadRow;
}

/** JSON is kept as text: both databases then store the same bytes, and nothing queries inside it. */
export interface LeadRow {
  id: string;
  form: string;
  key: string;
  fingerprint: string;
  status: LeadStatus;
  received_at: string;
  fields: string;
  consent: string;
  attribution: string | null;
  page: string;
}

export function toRow({ receivedAt, fields, consent, attribution, ...rest }: Lead): LeadRow {
  return {
    ...rest,
    received_at: receivedAt,
    fields: JSON.stringify(fields),
    consent: JSON.stringify(consent),
    attribution: attribution && JSON.stringify(attribution),
  };
}

export function fromRow({ received_at, fields, consent, attribution, ...rest }: LeadRow): Lead {
  return {
    ...rest,
    receivedAt: received_at,
    fields: JSON.parse(fields),
    consent: JSON.parse(consent),
    attribution: attribution === null ? null : JSON.parse(attribution),
  };
}
