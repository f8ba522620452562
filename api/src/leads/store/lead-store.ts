import type { Handled, Handling } from './desk-schema';
import type { Digests } from './digests';
import type { Lead, LeadStatus, StoredLead, Submitted, Withdrawal, WithdrawalWay } from './lead';
import type { Addressee, Channel, DeliveryState, DeliveryStatus, Outbox } from './outbox';

/** How much there is of something, and how much of it is from before a moment. */
export interface Ages {
  all: number;
  old: number;
}

export type FormSelection = { only: readonly string[] } | { not: readonly string[] };

export interface LeadFilter {
  /** As people have filled it in (`kindOf`): an order is no contact message here. */
  form?: string | undefined;
  status?: LeadStatus | undefined;
  /** ISO 8601 in UTC: this moment or later. */
  since?: string | undefined;
  /** ISO 8601 in UTC: before this moment. */
  until?: string | undefined;
  limit?: number | undefined;
}

/** How many leads of one form, as in `LeadFilter`, and status there are. */
export interface Tally {
  form: string;
  status: LeadStatus;
  count: number;
  /** When the first and the last of them arrived; as `receivedAt`. */
  oldest: string;
  newest: string;
}

/** How many rows there are, for whoever watches the server. */
export interface Figures {
  leads: { form: string; status: LeadStatus; count: number }[];
  /** Of `openStates`. */
  deliveries: {
    target: Addressee;
    state: DeliveryState;
    count: number;
    /** ISO 8601 in UTC: when the first of their leads came. */
    since: string;
  }[];
  /** ISO 8601 in UTC: when the newest lead came that is no suspected spam; undefined without one. */
  newest: string | undefined;
  /** ISO 8601 in UTC: when the newest good backup was made; undefined where none was ever noted. */
  backedUpAt: string | undefined;
}

/** What is stored with a lead, in the same transaction. */
export interface SaveOptions {
  /** Bytes of its attachment. */
  attachment?: Uint8Array | undefined;
  /** Who is to be notified of it. */
  channels?: readonly Channel[];
}

/** What the server asks of the store. Questions and answers are plain data, so that threads can pass them on. */
export interface LeadStore {
  /**
   * Stores a lead, unless it repeats an earlier one, and returns this one or the earlier one.
   * When the promise resolves, the lead is on disk together with what belongs to it (reliability R1).
   */
  save(lead: Lead, options?: SaveOptions): Promise<Lead>;
  findByKey(key: string): Promise<Lead | undefined>;
  /** The lead that a submission repeats (`claim-earlier.ts`), which has its key from then on. */
  claimEarlier(submission: Submitted): Promise<Lead | undefined>;
  get(id: string): Promise<StoredLead | undefined>;
  /** Bytes of a lead's attachment. */
  attachment(id: string): Promise<Buffer | undefined>;
  /** Of the leads of these forms or of all others, by when they arrived; the moment is ISO 8601 in UTC. */
  ages(forms: FormSelection, before: string): Promise<Ages>;
  /** Of the lines of the audit log. */
  auditAges(before: string): Promise<Ages>;
  /** By the clock of the database, where that has one of its own: then it is the same for all who share it. */
  now(): Promise<Date>;
  /** Notes that a server runs at this moment by its clock, so that a clock that was set is known later. */
  noteClock(now: Date): Promise<void>;
  /** When it was found that the clock was set, ISO 8601 in UTC: what is dated before may be wrong. Undefined: never. */
  clockSetAt(now: Date): Promise<string | undefined>;
  /** Lets a lead out of quarantine, and notifies the channels of it; false when it was not in there. */
  release(id: string, channels: readonly Addressee[]): Promise<boolean>;
  /** Whether any of these forms, or of all others, arrived before a moment. */
  hasOlder(forms: FormSelection, before: string): Promise<boolean>;
  /**
   * Deletes, as `erase` does, some of the leads that arrived before a moment (ISO 8601 in UTC), of these forms or of
   * all others: so few that nobody waits long meanwhile. How many these were; 0 when none are left. Traces may stay in
   * a SQLite file until the next `erase`.
   */
  expire(forms: FormSelection, before: string): Promise<number>;
  /** Deletes the lines of the audit log from before a moment (ISO 8601 in UTC); how many these were. */
  expireAudit(before: string): Promise<number>;
  /**
   * Withdraws the consent to marketing for the address of this lead, and notifies the channels when they had heard of
   * the consent, or when staff withdraw it. Without effect when it was withdrawn before.
   * @returns the withdrawal that counts; undefined without such a lead, or without its address
   */
  withdraw(id: string, how: WithdrawalWay, channels: readonly Addressee[]): Promise<Withdrawal | undefined>;
  /** What links in letters are signed with: random, of this database, the same for all who use it. */
  linkSecret(): Promise<string>;
  readonly outbox: Outbox;
  readonly digests: Digests;
  /** Counts rows, which takes longer the more there are. */
  figures(): Promise<Figures>;
  /** Writes to the disk, and leaves nothing. Rejects when leads could not be stored now. */
  health(): Promise<void>;
  /** Whether it has not answered for so long that only a new process can. A database server mends itself. */
  hangs(): boolean;
  close(): Promise<void>;
}

/** What holds the leads. SQLite and PostgreSQL behave the same: one shared suite of tests runs on both. */
export interface StaffStore extends LeadStore {
  /** Two receipts at most that begin or end with these letters (`receiptPart`). */
  receiptsWith(part: string): Promise<string[]>;
  /** All deliveries of a lead: made, waiting, given up or withheld. */
  deliveries(id: string): Promise<DeliveryStatus[]>;
  handling(id: string): Promise<Handling>;
  /** Of some hundred leads at most; those without an entry are new and nobody's. */
  handlings(ids: readonly string[]): Promise<ReadonlyMap<string, Handled>>;
  /** Puts a lead into quarantine, and ends what is still to be delivered of it; false when it was in there. */
  quarantine(id: string): Promise<boolean>;
  /**
   * Ends the withdrawals of the address of this lead, which asked expressly for marketing again; how many there were.
   */
  takeBack(id: string): Promise<number>;
  /** Newest first. Reads page by page, so an export of any size needs little memory. */
  list(filter: LeadFilter): AsyncIterable<StoredLead>;
  count(filter: LeadFilter): Promise<number>;
  /** One entry for each form and status that has leads. `limit` is ignored. */
  tally(filter: LeadFilter): Promise<Tally[]>;
  /**
   * Deletes leads for ever, and of people without another lead also their withdrawals. When the promise resolves,
   * nothing of them is left in a SQLite file either; that rewrites the file, so it is work for the command line, not
   * for a server. Receipts that are gone already are no mistake.
   */
  erase(ids: readonly string[]): Promise<void>;
  /** Copies everything into a new SQLite file, as it is at one moment. @throws when there is a file already */
  backUp(file: string): Promise<void>;
  /** Notes that a backup has been made that can be opened. */
  noteBackup(now: Date): Promise<void>;
  /** Somebody has looked, and found all moments to be right, this one among them. */
  trustClock(now: Date): Promise<void>;
  /** Copies such a file into this database. @throws when there are leads already */
  bringBack(file: string): Promise<void>;
  /** Of the database, in bytes. */
  size(): Promise<number>;
}
