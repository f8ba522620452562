/** One stored submission. */
export interface Lead {
  /** The receipt, as the visitor has it. */
  id: string;
  /** Name of the form. */
  form: string;
  /** The client's own, or made from the contents and the day; no two leads have the same one (reliability R3). */
  key: string;
  /** SHA-256 of form and values, in hex: distinguishes a retry from another submission under the same key. */
  fingerprint: string;
  status: LeadStatus;
  /** Only while it is in quarantine; leads of earlier versions have none. */
  quarantinedFor?: QuarantineReason;
  /** ISO 8601 in UTC, with milliseconds. */
  receivedAt: string;
  /** Values by wire name. */
  fields: Record<string, string>;
  /**
   * What the visitor read of a choice, by wire name, where it was not the value itself: the name of a product, which
   * may be renamed or gone since. Nothing of choices that were not known, or of leads from before this was kept.
   */
  words: Record<string, string>;
  /** What came with it; its bytes are fetched apart. */
  attachment: Attachment | null;
  consent: ConsentEvidence;
  attribution: Record<string, string> | null;
  page: string;
}

/** The part of a lead by which an earlier one is recognised, before it is stored. */
export type Submitted = Pick<Lead, 'key' | 'fingerprint' | 'status' | 'receivedAt'>;

/** A stored document (reliability S2). */
export interface Attachment {
  /** As the visitor has it, without a folder. Good to show, not to write to: see `safeFileName`. */
  name: string;
  /** Media type, from what the file is and not from what the client claimed. */
  type: string;
  /** In bytes. */
  size: number;
  /** Of the bytes, in hex. */
  sha256: string;
}

/** `quarantined`: suspected spam. Kept, answered like any other, and shown to staff on request (reliability R8). */
export const leadStatuses = ['new', 'quarantined'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/**
 * `many`: more came from its network, or from all together, than staff are told of at once (reliability S5). `staff`:
 * they put it there themselves.
 */
export type QuarantineReason = 'trap' | 'speed' | 'many' | 'staff';

/** What shows that the visitor agreed, and to which words (R-FORM-13). */
export interface ConsentEvidence {
  /** Version of the consent text, `consentVersion` of `data/site.json` at the time. */
  version: string;
  /** SHA-256 of the words beside the box, in hex; empty when they are not known. */
  textSha256: string;
  /** True when the box was sent ticked; false when consent is implied by a submission without the field. */
  explicit: boolean;
  /** ISO 8601 in UTC. */
  at: string;
  /** Path of the page the box was on; empty when it is not known. */
  page: string;
}

/** How a consent was withdrawn: by the page behind a letter's link, by the mail program's own button, or by staff. */
export type WithdrawalWay = 'link' | 'mail program' | 'command' | 'desk';

export interface Withdrawal {
  /** ISO 8601 in UTC. */
  at: string;
  how: WithdrawalWay;
  /** ISO 8601 in UTC: when staff noted that it was expressly taken back. Until then it holds. */
  takenBackAt?: string;
}

/** The consent to marketing of the e-mail address of a lead, which is the same for all leads of that address. */
export interface Marketing {
  /**
   * Whether marketing may be sent to the address now: it was consented to with a lead that is no suspected spam, and no
   * withdrawal holds. A form that is sent later does not end one, ticked or not: only staff do, when asked expressly.
   */
  allowed: boolean;
  /** The oldest first. */
  withdrawals: Withdrawal[];
}

/** A lead, with the consent of its address as it is now. */
export interface StoredLead extends Lead {
  marketing: Marketing;
}
