import { addressOf } from './address';
import type { DeskTables } from './desk-schema';
import type { DigestState } from './digests';
import type { Attachment, ConsentEvidence, Lead, LeadStatus, QuarantineReason, WithdrawalWay } from './lead';
import type { Addressee, DeliveryState, Topic } from './outbox';

/** Tables as Kysely sees them; the migrations make them so. */
export interface Database extends DeskTables {
  leads: LeadRow;
  attachments: AttachmentRow;
  outbox: OutboxRow;
  consents: ConsentRow;
  letters: LetterRow;
  withdrawals: WithdrawalRow;
  secrets: SecretRow;
  digests: DigestRow;
  marks: MarkRow;
  removals: RemovalsRow;
}

/** JSON is kept as text: both databases then store the same bytes, and nothing queries inside it. */
export interface LeadRow {
  id: string;
  form: string;
  key: string;
  fingerprint: string;
  status: LeadStatus;
  quarantined_for: QuarantineReason | null;
  received_at: string;
  fields: string;
  words: string;
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
  channel: Addressee;
  topic: Topic;
  state: DeliveryState;
  attempts: number;
  due_at: string;
  trouble: string;
  /** 1: it was given up before, and waits once more. */
  revived: 0 | 1;
}

export interface LetterRow {
  lead_id: string;
  mailbox: string;
  domain: string | null;
  written_at: string;
}

export interface ConsentRow {
  lead_id: string;
  email: string;
  version: string;
  text_sha256: string;
  explicit: 0 | 1;
  given_at: string;
  page: string;
}

export interface WithdrawalRow {
  id: string;
  email: string;
  withdrawn_at: string;
  how: WithdrawalWay;
  taken_back_at: string | null;
}

export interface SecretRow {
  name: 'links';
  value: string;
}

/** What became of the digest of a day in Dhaka. */
export interface DigestRow {
  day: string;
  id: string;
  taken_at: string;
  state: DigestState;
  attempts: number;
  due_at: string;
  trouble: string;
  newest_on: string | null;
  silent: 0 | 1;
}

/** When something last succeeded or was seen, ISO 8601 in UTC. A copy of the database does not know of it. */
export interface MarkRow {
  name: 'backup' | 'clock seen' | 'clock set';
  at: string;
}

/** Of the one row of its table. A copy of the database begins anew. */
export interface RemovalsRow {
  times: number;
}

/** A lead with its consent and what is known of its attachment, as the queries read it: null when it has none. */
export interface FullRow extends LeadRow {
  email: string;
  consent_version: string;
  consent_text_sha256: string;
  consent_explicit: 0 | 1;
  consent_given_at: string;
  consent_page: string;
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
    quarantined_for: lead.quarantinedFor ?? null,
    received_at: lead.receivedAt,
    fields: JSON.stringify(lead.fields),
    words: JSON.stringify(lead.words),
    attribution: lead.attribution && JSON.stringify(lead.attribution),
    page,
  };
}

export function consentRow({ consent, ...lead }: Lead): ConsentRow {
  return {
    lead_id: lead.id,
    email: addressOf(lead),
    version: consent.version,
    text_sha256: consent.textSha256,
    explicit: consent.explicit ? 1 : 0,
    given_at: consent.at,
    page: consent.page,
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
    ...(row.quarantined_for && { quarantinedFor: row.quarantined_for }),
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields),
    words: JSON.parse(row.words),
    attachment: attachmentOf(row),
    consent: consentOf(row),
    attribution: row.attribution === null ? null : JSON.parse(row.attribution),
  };
}

function consentOf(row: FullRow): ConsentEvidence {
  return {
    version: row.consent_version,
    textSha256: row.consent_text_sha256,
    explicit: row.consent_explicit === 1,
    at: row.consent_given_at,
    page: row.consent_page,
  };
}

function attachmentOf(row: FullRow): Attachment | null {
  const { attachment_name: name, attachment_type: type, attachment_size: size, attachment_sha256: sha256 } = row;
  if (name === null || type === null || size === null || sha256 === null) return null;
  return { name, type, size, sha256 };
}
