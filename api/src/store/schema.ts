import type { Attachment, Lead, LeadStatus } from './lead';
import type { Channel, DeliveryState } from './outbox';

/** Tables as Kysely sees them; the migrations make them so. */
export interface Database {
  leads: LeadRow;
  attachments: AttachmentRow;
  outbox: OutboxRow;
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

export interface AttachmentRow {
  lead_id: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Buffer;
}

export interface OutboxRow {
  id: string;
  lead_id: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  due_at: string;
  trouble: string;
}

/** A lead with what is known of its attachment, as the queries read it: all null when it has none. */
export interface FullRow extends LeadRow {
  attachment_name: string | null;
  attachment_type: string | null;
  attachment_size: number | null;
  attachment_sha256: string | null;
}

export function toRow({ id, form, key, fingerprint, status, page, ...lead }: Lead): LeadRow {
  return {
    id,
    form,
    key,
    fingerprint,
    status,
    received_at: lead.receivedAt,
    fields: JSON.stringify(lead.fields),
    consent: JSON.stringify(lead.consent),
    attribution: lead.attribution && JSON.stringify(lead.attribution),
    page,
  };
}

export function fromRow(row: FullRow): Lead {
  const { id, form, key, fingerprint, status, page } = row;
  return {
    id,
    form,
    key,
    fingerprint,
    status,
    page,
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields),
    attachment: attachmentOf(row),
    consent: JSON.parse(row.consent),
    attribution: row.attribution === null ? null : JSON.parse(row.attribution),
  };
}

function attachmentOf(row: FullRow): Attachment | null {
  const { attachment_name: name, attachment_type: type, attachment_size: size, attachment_sha256: sha256 } = row;
  if (name === null || type === null || size === null || sha256 === null) return null;
  return { name, type, size, sha256 };
}
