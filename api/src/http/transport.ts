import type { IncomingMessage, Server } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { TrustProxy } from '../config/env-reader';
import { isApiPath, pathOf } from './prefix';
import { transferLimits } from './transfer-limits';

/** How often Node and we look for what is overdue, in milliseconds; Node's own default is 30 s. */
const checkingInterval = 5_000;

/**
 * In milliseconds (reliability R11). Node and Fastify leave some of these at 0, which means for ever. A body that is
 * too slow for `transferLimits` has had its answer before.
 */
export const timeouts = {
  /** From the first byte of a request to its last; Fastify's default is 0. */
  requestTimeout: transferLimits.wholeSeconds * 1000 + 2 * checkingInterval,
  /** Without a byte in either direction. */
  connectionTimeout: 90_000,
  /** Between requests; longer than the 60 s of common load balancers, so that they close first. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 20_000,
    connectionsCheckingInterval: checkingInterval,
    // Refused by `http/plugins/expectations.ts` instead.
    requireHostHeader: false,
  },
};

/**
 * Lets a client close its half of the connection behind its request, as some programs do, and still get the answer.
 * Node has had this property since its first versions, but not in its documentation: should it ever go, such a client
 * gets no answer, and its lead is stored all the same.
 */
export function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}

/**
 * `GET http://host/path`, as a client writes to a proxy: a server must take it too (RFC 9112, section 3.2.2). A slash
 * behind the address of a call means nothing, and some programs add one. What one behind a page means,
 * the site says.
 */
export function rewriteUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const address = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  const path = pathOf(address);
  return isApiPath(path) && path.endsWith('/') ? path.slice(0, -1) + address.slice(path.length) : address;
}

/** `TRUST_PROXY` as Fastify wants it. Hop 0 is the address of the connection itself. */
export function trustProxy(trust: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trust !== 'number') return trust;
  return (_address, hop) => hop < trust;
}
