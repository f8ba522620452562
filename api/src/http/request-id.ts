import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TrustProxy } from '../config/env-reader';

/** Of an answer: finds its lines in the log. Of a request: what a proxy has named it. */
export const requestIdHeader = 'X-Request-Id';

/** As long and as plain as proxies and clouds make them: whatever else it were would stand in our log. */
const safe = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

type Named = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * Names each request: as a proxy that is believed (`TRUST_PROXY`) has named it, so that both logs say the same, or
 * anew. A name of ours is random, so that no two processes, and no two starts of one, give the same.
 */
export function requestIds(trust: TrustProxy): (request: Named) => string {
  const isTrusted = trustedPeer(trust);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && safe.test(given) && isTrusted(socket.remoteAddress) ? given : newRequestId();
  };
}

export function newRequestId(): string {
  return randomUUID();
}

/** Whether whoever holds the connection is a proxy that is believed; a number of proxies says so of everybody. */
function trustedPeer(trust: TrustProxy): (address: string | undefined) => boolean {
  if (!Array.isArray(trust)) return () => trust !== false;
  const proxies = new BlockList();
  for (const text of trust) {
    const [address = '', bits] = text.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address = '') => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
