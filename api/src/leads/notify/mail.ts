import { emailPattern } from '../../../../src/contract/email';
import type { StoredLead } from '../store/lead';
import type { Delivery } from '../store/outbox';
import type { Letter, Post } from './post';
import { Undelivered } from './undelivered';
import type { Notify } from './worker';

/** Writes the letter of a delivery; undefined when there is nobody to write to. */
export type Write = (lead: StoredLead, delivery: Delivery) => Letter | undefined | Promise<Letter | undefined>;

/** Sends one letter for each delivery. */
export function mail(post: Post, write: Write): Notify {
  return async (lead, delivery, _now, signal) => {
    const letter = await write(lead, delivery);
    if (!letter?.to.every((address) => emailPattern.test(address))) {
      throw new Undelivered('there is no e-mail address to write to', 'nobody');
    }
    const refused = await post.send(letter, delivery.id, signal);
    if (refused.length > 0) return `${refused.length} of ${letter.to.length} addresses refused by the mail server`;
    return undefined;
  };
}
