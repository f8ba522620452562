import { createHmac, timingSafeEqual } from 'node:crypto';
import { receiptPattern } from '../../../../src/contract/receipt';

/** Path of the page behind the link in letters, without its token. */
export const stopPath = '/api/stop-marketing';

/**
 * The receipt of a lead and an HMAC of it (128 bits, in hex): nobody can make one without the secret of the database,
 * and nothing has to be kept of those that were sent. Letters and figures to its end, so that every mail program takes
 * the whole of it for the link.
 */
export function stopToken(secret: string, leadId: string): string {
  return `${leadId}-${mac(secret, leadId)}`;
}

/** The receipt of a token that we made; undefined for every other text. */
export function readStopToken(secret: string, token: string): string | undefined {
  const { id = '', code = '' } = /^(?<id>.{13})-(?<code>[0-9a-f]{32})$/.exec(token)?.groups ?? {};
  if (!receiptPattern.test(id)) return undefined;
  return timingSafeEqual(Buffer.from(code), Buffer.from(mac(secret, id))) ? id : undefined;
}

function mac(secret: string, leadId: string): string {
  return createHmac('sha256', secret).update(`stop marketing ${leadId}`).digest('hex').slice(0, 32);
}
