import { emailPattern } from '../../../../src/contract/email';
import { LimitedMap } from '../../cache/limited-map';
import type { StoredLead } from '../store/lead';
import type { Delivery } from '../store/outbox';
import type { Notify } from './deliver-due';
import type { Letter, Post, RefusedAddress } from './post';
import { Undelivered } from './undelivered';

/** Writes the letter of a delivery; undefined when there is nobody to write to. */
export type Write = (lead: StoredLead, delivery: Delivery) => Letter | undefined | Promise<Letter | undefined>;

/** As many letters are remembered that some of their addresses did not get: more than wait at a time as a rule. */
const leastLetters = 1_000;

/** Sends one letter for each delivery. */
export function mail(post: Post, write: Write): Notify {
  const send = sendToEach(post);
  return async (lead, delivery, _now, signal) => send(await write(lead, delivery), delivery.id, signal);
}

/** Sends a letter, under an id that is the same in every attempt. Rejects with `Undelivered`. */
export type Send = (letter: Letter | undefined, id: string, signal: AbortSignal) => Promise<void>;

/**
 * When some of several addresses do not get a letter, it was not sent, and is tried again for these alone. A restart
 * forgets who has it; then the others get it once more, and their mail programs know it by its id.
 */
export function sendToEach(post: Post): Send {
  const havers = new LimitedMap<string, ReadonlySet<string>>(leastLetters);
  return async (letter, id, signal) => {
    if (!letter?.to.every((address) => emailPattern.test(address))) {
      throw new Undelivered('there is no e-mail address to write to', 'nobody');
    }
    const have = havers.get(id) ?? new Set();
    const missing = letter.to.filter((address) => !have.has(address));
    // Where the database has not noted that all have it, they get it again.
    const only = missing.length > 0 ? missing : letter.to;
    const refused = await sent(letter, post, id, signal, only).catch((error: unknown) => {
      // Of one address the server's answer is that of the whole letter.
      if (have.size === 0 || !(error instanceof Undelivered)) throw error;
      return only.map((address) => ({ address, trouble: error }));
    });
    if (refused.length === 0) return;
    const isRefused = (address: string) => refused.some((one) => one.address === address);
    havers.set(id, new Set([...have, ...only.filter((address) => !isRefused(address))]));
    throw notToAll(refused);
  };
}

/** A file that the mail server does not take costs nobody the letter. */
async function sent(letter: Letter, post: Post, ...how: [id: string, signal: AbortSignal, only: readonly string[]]) {
  try {
    return await post.send(letter, ...how);
  } catch (error) {
    if (!letter.bare || !(error instanceof Undelivered) || error.outlook !== 'refused') throw error;
    return post.send(letter.bare, ...how);
  }
}

/** Of staff, whose addresses are in the settings. */
function notToAll(refused: readonly RefusedAddress[]): Undelivered {
  const words = refused.map(({ address, trouble }) => `not to ${address}: ${trouble.message}`);
  const passes = refused.some(({ trouble }) => trouble.outlook === 'passing');
  return new Undelivered(words.join('; '), passes ? 'passing' : 'setup');
}
