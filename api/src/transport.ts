import type { FastifyServerOptions } from 'fastify';
import type { TrustProxy } from './config';

/** In milliseconds (reliability R11). Node and Fastify leave some of these at 0, which means for ever. */
export const timeouts = {
  /** From the first byte of a request to its last; Fastify's default is 0. The largest file fits in at 150 kbit/s. */
  requestTimeout: 300_000,
  /** Without a byte in either direction. */
  connectionTimeout: 90_000,
  /** Between requests; longer than the 60 s of common load balancers, so that they close first. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 20_000,
    /** How often Node looks for overdue connections; its default of 30 s would stretch the limits above. */
    connectionsCheckingInterval: 5_000,
  },
};

/** `TRUST_PROXY` as Fastify wants it. Hop 0 is the address of the connection itself. */
export function trustProxy(trust: TrustProxy): FastifyServerOptions['trustProxy'] {
  if (typeof trust !== 'number') return trust;
  return (_address, hop) => hop < trust;
}
