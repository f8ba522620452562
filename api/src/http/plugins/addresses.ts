import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import type { VisitorAddresses } from '../visitor-addresses';

interface Options {
  /** Whether headers of proxies are believed, by `TRUST_PROXY`. */
  isTrusted: boolean;
  /** Told of whatever shows that they are no addresses of visitors. */
  visitors: Pick<VisitorAddresses, 'forwarded' | 'sent'>;
  /** Told who asks by a connection. */
  askedBy: (socket: Socket, address: string) => void;
}

/** The address that a request is counted for. */
export const addresses = fp<Options>(async (app, { isTrusted, visitors, askedBy }) => {
  // Node asks the system for the address of a connection when it is wanted, and a connection that was reset meanwhile
  // has none: what it sent would count for nobody. When it is asked at once, Node remembers it.
  app.server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });

  // Without a proxy, everybody could say by such a header who he is. Monitors may ask past the proxy.
  let without: number | undefined = 0;
  app.addHook('onRequest', async ({ headers, raw, ip, routeOptions }) => {
    askedBy(raw.socket, ip);
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    if (isTrusted) {
      if (isForwarded) without = undefined;
      if (without === undefined || routeOptions.config.isAlwaysAnswered) return;
      without += 1;
      if (without === enough) app.log.warn(needless);
    } else if (isForwarded) {
      visitors.forwarded(raw.socket.remoteAddress);
    }
  });
  app.addHook('onResponse', async ({ accepted, ip }) => {
    if (accepted?.isNew) visitors.sent(ip);
  });
});

/** Requests in a row, since the start, of which a proxy would have marked each. */
const enough = 100;

const needless =
  'TRUST_PROXY is set, but none of the first hundred requests came with X-Forwarded-For: set it to off if no proxy is in front, or anybody evades the quotas';
