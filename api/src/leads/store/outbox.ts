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

/** `withheld`: never tried, since its recipient had as many letters as we send (reliability S5). */
export type DeliveryState = 'waiting' | 'delivered' | 'dead' | 'withheld';

/** States of a delivery that is not done: it still waits, or was given up. */
export const openStates: readonly DeliveryState[] = ['waiting', 'dead'];

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
   * What went wrong last, or why it is withheld, without anything that a visitor typed. Empty when nothing is wrong.
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
}

/**
 * The deliveries that are still to be made (reliability R7). Entries are written with their lead, in one transaction,
 * so none is forgotten. Any number of workers may take from it; one that dies keeps its entries until their lease ends.
 */
export interface Outbox {
  /** Takes deliveries that are due, the longest waiting first. Until `leaseEnd` nobody else gets them. */
  claim(channel: Channel, now: Date, leaseEnd: Date, limit: number): Promise<Delivery[]>;
  succeeded(delivery: Delivery, now: Date): Promise<void>;
  /** `nextAt`: when to try again; undefined for never. Without effect when another worker has taken over meanwhile. */
  failed(delivery: Delivery, trouble: string, now: Date, nextAt: Date | undefined): Promise<void>;
  /** Of `openStates`, or of those that are named. */
  tally(states?: readonly DeliveryState[]): Promise<DeliveryTally[]>;
  /**
   * Whether any to the staff is dead, and whether any are late. Answered by indexes, so that it takes no longer however
   * many there are.
   */
  signs(bounds: LateBounds): Promise<{ isDead: boolean; isLate: boolean }>;
  /**
   * Turns the oldest `undecided` entry into one for each of the channels of its topic.
   * @returns the topic; undefined when there was no such entry
   */
  distribute(channels: Record<Topic, readonly Channel[]>, now: Date): Promise<Topic | undefined>;
  /** What waits or is dead, the first due first. */
  open(limit: number): Promise<DeliveryStatus[]>;
  /** Lets dead deliveries begin anew; how many there were. */
  revive(now: Date): Promise<number>;
  /** Makes due what has failed and waits longer than until `after`, of one channel or of all; how many these were. */
  hasten(now: Date, after: Date, channel?: Channel): Promise<number>;
}
