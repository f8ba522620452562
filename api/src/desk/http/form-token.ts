import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '../accounts/sessions';

/**
 * What the forms of a session have and nobody else can make, the same from its start to its end. It says whose form it
 * is also when the session has ended.
 */
export function formTokenOf(secret: string, { staffId, startedAt }: Pick<Session, 'staffId' | 'startedAt'>): string {
  const proof = createHmac('sha256', secret).update(`forms of the desk ${staffId} ${startedAt}`).digest('base64url');
  return [staffId, startedAt, proof].join('~');
}

/** Whose form had this token; undefined for a token that is none of ours. */
export function writerOf(secret: string, token: string): string | undefined {
  const [staffId = '', startedAt = ''] = token.split('~');
  return isSame(token, formTokenOf(secret, { staffId, startedAt })) ? staffId : undefined;
}

export function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
