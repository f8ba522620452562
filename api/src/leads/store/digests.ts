import type { Addressee } from './outbox';

/**
 * `waiting`: somebody has it, or it is to be tried again, for as long as its day lasts. `nothing`: there was nothing to
 * say. `failed`: the mail server does not take it.
 */
export type DigestState = 'waiting' | 'sent' | 'nothing' | 'failed';

/** The digest of a day, for whoever has taken it. */
export interface Taken {
  /** In Dhaka, `2026-11-27`. */
  day: string;
  /** Of its letter, the same in every attempt. */
  id: string;
  /** ISO 8601 in UTC: when it was taken first. */
  takenAt: string;
  /** Begun so far, this one included. */
  attempts: number;
  /** `takenAt` of the last one that was sent, or had nothing to say; undefined for the first. */
  since: string | undefined;
}

/** What a digest remembers for those after it. */
export interface Remembered {
  /** The day of the newest lead known to it; undefined while there was none. */
  newestOn: string | undefined;
  /** Whether it says that no lead has come since then. */
  isSilent: boolean;
}

/** What becomes of an attempt; `dueAt` for one that is to be made again. */
export type DigestOutcome =
  | { state: 'sent' | 'nothing' | 'failed'; trouble?: string }
  | { state: 'waiting'; trouble: string; dueAt: Date };

/** ISO 8601 in UTC: when it may be tried again; undefined when it is not. */
export interface DigestTrouble {
  trouble: string;
  dueAt: string | undefined;
}

/** From when on leads in quarantine are new to the digest of a day, until before when. ISO 8601 in UTC. */
export interface Window {
  day: string;
  since: string | undefined;
  until: string;
}

/** What waits for a person. */
export interface WhatWaits {
  /** Receipts of suspected spam that came within the window: the newest first, ten at most. */
  fresh: readonly string[];
  /** All that came within the window, and all that wait. */
  quarantine: { fresh: number; all: number };
  /** Deliveries that were tried in vain to the last, by channel. */
  givenUp: readonly { channel: Addressee; count: number }[];
  /** Deliveries that cannot go out as the server is set up, and go out by themselves once that is mended. */
  heldUp: WhatWaits['givenUp'];
  /** The latest of those that were given up, ten at most. */
  latestGivenUp: readonly { leadId: string; channel: Addressee }[];
  /** Leads that are new and nobody's for more than a day; 0 where nobody has an account of the desk. */
  unowned: number;
  /** Leads that staff wanted to call back on that day, and before it. */
  toCallBack: { today: number; overdue: number };
  /** When the newest lead came that is no suspected spam, ISO 8601 in UTC; undefined without one. */
  newest: string | undefined;
  /** The day of the newest that any digest knew, which may have been erased since. */
  newestKnownOn: string | undefined;
  /** The last digest that was sent and said that no lead has come since a day. */
  lastSilence: { day: string; newestOn: string } | undefined;
  /** ISO 8601 in UTC: when the newest good backup was made; undefined where none was ever noted. */
  backedUpAt: string | undefined;
}

/** The daily letter about what waits. Each day has one, however many servers and restarts there are. */
export interface Digests {
  /**
   * Takes the digest of a day, so that nobody else has it until the lease ends. `waits`: somebody has it, or it is not
   * due again yet. `sent`: its letter was sent. `over`: there is nothing to be done for that day, and none was sent.
   */
  takeDigest(day: string, now: Date, leaseEnd: Date): Promise<Taken | 'waits' | 'sent' | 'over'>;
  /**
   * Notes that the letter of a day was sent at a moment: for another day by a clock that has been set since, or when
   * the database could not be told.
   */
  noteSent(day: string, now: Date, sentAt: Date): Promise<void>;
  /** Notes what became of an attempt, unless somebody else has made another since. */
  noteDigest(taken: Pick<Taken, 'day' | 'attempts'>, outcome: DigestOutcome, remembered: Remembered): Promise<void>;
  /** When the last one was taken by now that was sent, or had nothing to say: until a day, this one included. */
  lastDigest(day: string, now: Date): Promise<string | undefined>;
  /** What is wrong with a day's digest that was not sent; undefined when nothing is. */
  digestTrouble(day: string): Promise<DigestTrouble | undefined>;
  whatWaits(window: Window, now: Date): Promise<WhatWaits>;
}
