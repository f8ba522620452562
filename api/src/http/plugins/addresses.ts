import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

interface Options {
  /** Whether headers of proxies are believed, by `TRUST_PROXY`. */
  isTrusted: boolean;
  /** Told who asks by a connection. */
  askedBy: (socket: Socket, address: string) => void;
}

/** The address that a request is counted for. */
export const addresses = fp<Options>(async (app, { isTrusted, askedBy }) => {
  // Node asks the system for the address of a connection when it is wanted, and a connection that was reset meanwhile
  // has none: what it sent would count for nobody. When it is asked at once, Node remembers it.
  app.server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });

  // Behind a proxy that is not trusted, all visitors share the quota of one. The log has it once only, because anybody
  // may send such a header.
  let isLogged = isTrusted;
  app.addHook('onRequest', async ({ headers, raw, ip }) => {
    askedBy(raw.socket, ip);
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    app.log.warn(
      'requests come with X-Forwarded-For while TRUST_PROXY is off: behind a proxy all visitors count as one',
    );
  });
});
