/** Ways in which others are notified of a lead: the owner's own system, the staff, and the visitor. */
export const channels = ['webhook', 'notice', 'acknowledgement'] as const;
export type Channel = (typeof channels)[number];

/** Stands for the channels while it is not known which are set up: the command line knows the database only. */
export const undecided = 'all';
export type Addressee = Channel | typeof undecided;

/**
 * What a notification is about: that a lead came in, or that the consent to marketing was withdrawn for its address.
 */
export const topics = ['lead', 'withdrawal'] as const;
export type Topic = (typeof topics)[number];

/**
 * How a delivery ends that was not made. `dead`: tried in vain to the last, or refused for its own sake. `blocked`: its
 * channel lets nothing through as it is set up; tried again when something gets through. `refused`: its visitor has no
 * such address, which is nobody's trouble but his.
 */
export type GivenUp = 'dead' | 'blocked' | 'refused';

/**
 * `withheld`: never tried, since its recipient had as many letters as we send (reliability S5). `dismissed`: staff want
 * to hear no more of it.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'withheld' | 'dismissed' | GivenUp;

/** Of those that only staff, or a channel that works again, have tried once more. */
export const givenUpStates = ['dead', 'blocked'] as const satisfies readonly GivenUp[];

/** States of a delivery that is not done: it still waits, or was given up. */
export const openStates: readonly DeliveryState[] = ['waiting', ...givenUpStates];

/** One notification about one lead, through one channel. */
export interface Delivery {
  /** The same in every attempt, so that a receiver can recognise a repetition. */
  id: string;
  leadId: string;
  channel: Channel;
  topic: Topic;
  /** Begun so far, the one in progress included. */
  attempts: number;
}

/** A delivery as staff see it. */
export interface DeliveryStatus extends Omit<Delivery, 'channel'> {
  channel: Addressee;
  state: DeliveryState;
  /** ISO 8601 in UTC: when the next attempt may begin; for the others, when the last one ended. */
  dueAt: string;
  /**
   * What went wrong last, with the words of the other side, or what it waits for. Empty when nothing is wrong.
   */
  trouble: string;
}

/** How many deliveries of one channel are in one state. */
export interface DeliveryTally {
  channel: Addressee;
  state: DeliveryState;
  count: number;
  /** `dueAt` of the first of them. */
  oldest: string;
  /** Of the one that was tried most. */
  attempts: number;
}

/** The channels to the staff, who must learn of every lead; a visitor has his receipt anyway. */
export const staffChannels = ['webhook', 'notice'] as const satisfies readonly Channel[];

/** From when on deliveries are late. */
export interface LateBounds {
  /** Of a single delivery to the staff that waits. */
  attempts: number;
  /** So many letters to visitors, each tried so often, and last tried after one of them arrived. */
  letters: {
    number: number;
    attempts: number;
    /** Between attempts, in milliseconds. */
    pauses: readonly number[];
  };
  /** Nobody takes them. */
  dueBefore: Date;
  now: Date;
}

/**
 * The deliveries that are still to be made (reliability R7). Entries are written with their lead, in one transaction,
 * so none is forgotten. Any number of workers may take from it; one that dies keeps its entries until their lease ends.
 */
export interface Outbox {
  /** Takes deliveries that are due, the longest waiting first. Until `leaseEnd` nobody else gets them. */
  claim(channel: Channel, now: Date, leaseEnd: Date, limit: number): Promise<Delivery[]>;
  succeeded(delivery: Delivery, now: Date): Promise<void>;
  /**
   * `nextAt`: when to try again; undefined for never, and `givenUp` says how it ends then. Without effect when another
   * worker has taken over meanwhile.
   */
  failed(delivery: Delivery, trouble: string, now: Date, nextAt: Date | undefined, givenUp?: GivenUp): Promise<void>;
  /** Lets a delivery that was taken and not tried wait until then; it loses no attempt, and staff read what for. */
  putBack(delivery: Delivery, reason: string, until: Date): Promise<void>;
  /** Of `openStates`, or of those that are named. */
  tally(states?: readonly DeliveryState[]): Promise<DeliveryTally[]>;
  /**
   * Whether any to the staff was given up, and not delivered since, and whether any are late. Answered by indexes, so
   * that it takes no longer however many there are.
   */
  signs(bounds: LateBounds): Promise<{ isDead: boolean; isLate: boolean }>;
  /**
   * Turns the oldest `undecided` entry into one for each of the channels of its topic.
   * @returns the topic; undefined when there was no such entry
   */
  distribute(channels: Record<Topic, readonly Channel[]>, now: Date): Promise<Topic | undefined>;
  /** What waits or is dead, the first due first. */
  open(limit: number): Promise<DeliveryStatus[]>;
  /**
   * Lets what was given up begin anew, or that of one lead and channel; how many these were. It stays an alarm until it
   * succeeds.
   */
  revive(now: Date, only?: { leadId: string; channel: Channel }): Promise<number>;
  /**
   * The same for a channel that works again, or may: of what it has blocked, and to staff of all that was given up. The
   * oldest first.
   */
  resume(channel: Channel, now: Date, limit?: number): Promise<number>;
  /**
   * Tells a channel of a lead once more, or at last: lets what is open begin anew, and otherwise adds a delivery, which
   * has an id of its own, so that no receiver takes it for a repetition.
   */
  resend(leadId: string, channel: Channel, now: Date): Promise<void>;
  /** Ends what is open of a lead, of a channel, or of both; how many these were. */
  dismiss(which: { leadId?: string; channel?: Addressee }, now: Date): Promise<number>;
  /** Makes due what failed or was put back, and waits beyond `after`, of one channel or of all; how many these were. */
  hasten(now: Date, after: Date, channel?: Channel): Promise<number>;
  /**
   * Makes due what a clock that was ahead has put off; how many these were. What was tried so often may wait for its
   * pause, or for as long as the other side may ask, all in milliseconds; what was never tried, not at all.
   */
  straighten(channel: Channel, now: Date, pauses: readonly number[], longestWait: number): Promise<number>;
}
