import type { Generated } from 'kysely';

/** The tables of the desk as Kysely sees them (`migrations/0010-desk.ts`). All times are ISO 8601 in UTC. */
export interface DeskTables {
  staff: StaffRow;
  sessions: SessionRow;
  attempts: AttemptRow;
  handlings: HandlingRow;
  notes: NoteRow;
  audit: AuditRow;
}

/** Somebody who may sign in. */
export interface StaffRow {
  id: string;
  /** In small letters. */
  name: string;
  /** One of `roles`; somebody whose role is none of them sees nothing. */
  role: string;
  /** Argon2id, in its PHC string; null until the invitation is taken. */
  password: string | null;
  /** Base32 (RFC 4648). */
  totp_secret: string;
  totp_step: number;
  /** SHA-256 of the recovery codes that are left, in hex, with blanks between them. */
  recovery: string;
  /** SHA-256 of the secret in the link, in hex; null once it is taken. */
  invitation: string | null;
  invited_at: string;
}

export interface SessionRow {
  /** SHA-256 of the token that the browser has, in hex. */
  id: string;
  staff_id: string;
  started_at: string;
  seen_at: string;
  /** What the browser says it is. */
  browser: string;
}

/** Attempts to sign in that have not succeeded, counted by account, address or browser. */
export interface AttemptRow {
  key: string;
  count: number;
  last_at: string;
}

/** How far staff are with a lead; a lead without a row is `new` and nobody's. */
export interface HandlingRow {
  lead_id: string;
  state: HandlingState;
  /** Name of somebody of the staff; empty for nobody. */
  owner: string;
  changed_at: string;
  /** The day in Dhaka, such as 2026-12-31, on which somebody wants to call back; empty for none. */
  call_on: Generated<string>;
}

/** What becomes of a request. `done` also says that an application or a message has been answered for good. */
export const handlingStates = ['new', 'contacted', 'waiting', 'won', 'lost', 'done'] as const;
export type HandlingState = (typeof handlingStates)[number];

/** Of requests that nobody calls about any more. */
export const closedStates = ['won', 'lost', 'done'] as const satisfies readonly HandlingState[];

export interface NoteRow {
  id: string;
  lead_id: string;
  /** Name of whoever wrote it. */
  author: string;
  written_at: string;
  words: string;
}

/** One line of the audit log. It holds no word that a visitor or staff typed, so that it may stay when a lead goes. */
export interface AuditRow {
  id: string;
  at: string;
  /** Name of the account. */
  actor: string;
  action: string;
  /** The receipt; empty where it is about none. */
  lead_id: string;
  detail: string;
}

/** What staff have added to a lead at the desk, which is part of what there is of a person. */
export interface Handling {
  state: HandlingRow['state'];
  /** Empty for nobody. */
  owner: string;
  /** The day on which somebody wants to call back, if any. */
  callOn?: string;
  notes: Pick<NoteRow, 'written_at' | 'author' | 'words'>[];
  /** Who opened or changed it, the first first. */
  deeds: Pick<AuditRow, 'at' | 'actor' | 'action'>[];
}

/** The same without who looked at it. */
export type Handled = Omit<Handling, 'deeds'>;
