import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublic } from '../../config/public-address';
import { Undelivered } from './undelivered';

/**
 * For the socket: resolves a name and lets nothing but public addresses through. The socket connects to the very
 * addresses that were looked at, so a name that answers otherwise the second time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      return done(new Undelivered('the name leads into a private network', 'setup'), '');
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
