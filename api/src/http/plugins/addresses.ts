import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { isPublic } from '../../config/public-address';
import type { Lately } from '../../log/lately';

interface Options {
  /** Whether headers of proxies are believed, by `TRUST_PROXY`. */
  isTrusted: boolean;
  /** Noted when a proxy asks that is not believed. */
  unknownProxy: Pick<Lately, 'note'>;
  /** Told who asks by a connection. */
  askedBy: (socket: Socket, address: string) => void;
}

/** The address that a request is counted for. */
export const addresses = fp<Options>(async (app, { isTrusted, unknownProxy, askedBy }) => {
  // Node asks the system for the address of a connection when it is wanted, and a connection that was reset meanwhile
  // has none: what it sent would count for nobody. When it is asked at once, Node remembers it.
  app.server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });

  // Behind a proxy that is not trusted, all visitors share the quota of one. The log has it once only, because anybody
  // may send such a header; health has it while somebody does so who is no visitor by his address.
  let isLogged = false;
  // Without a proxy, everybody could say by such a header who he is. Monitors may ask past the proxy.
  let without: number | undefined = 0;
  app.addHook('onRequest', async ({ headers, raw, ip, routeOptions }) => {
    askedBy(raw.socket, ip);
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    if (isTrusted) {
      if (isForwarded) without = undefined;
      if (without === undefined || routeOptions.config.isAlwaysAnswered) return;
      without += 1;
      if (without === many) app.log.warn(needless);
    } else if (isForwarded) {
      if (isPrivate(raw.socket.remoteAddress)) unknownProxy.note();
      if (!isLogged) app.log.warn(forgotten);
      isLogged = true;
    }
  });
});

/** Requests in a row, since the start, of which a proxy would have marked each. */
const many = 100;

const needless =
  'TRUST_PROXY is set, but none of the first hundred requests came with X-Forwarded-For: set it to off if no proxy is in front, or anybody evades the quotas';

const forgotten =
  'requests come with X-Forwarded-For while TRUST_PROXY is off: behind a proxy all visitors count as one';

/** Of this machine or its network, as proxies have addresses. IPv4 comes as IPv6 where both are listened at. */
function isPrivate(address = ''): boolean {
  return !isPublic(address.replace(/^::ffff:(?=\d+\.)/, ''));
}
