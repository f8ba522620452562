import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const current = new WeakMap<Socket, Exchange>();

/** The last request whose answer a connection carries, is about to, or has carried. */
export function exchangeOn(socket: Socket): Exchange | undefined {
  return current.get(socket);
}

/**
 * How many requests may wait on one connection: as many as stand in a piece of what it sends (`http/pacing/`).
 * Mainstream browsers and proxies leave none waiting.
 */
const mostWaiting = 64;

/**
 * Requests that a client sends without waiting for answers (pipelining, RFC 9112, 9.3.2) are handled one after another:
 * each begins when Node gives its answer the connection, and never when the connection ends before. Node would begin
 * them all at once. A few kilobytes made it hold thousands of answers, and leave the files of those open that did not
 * come to their turn. A connection with more than a few of them is ended. Addresses that the router cannot read reach
 * no hook; their answers are small and need no file.
 */
export const pipelining = fp(async (app) => {
  const waiting = new WeakMap<Socket, number>();

  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    const { socket } = request;
    const begin = () => {
      current.set(socket, { request, response });
      done();
    };
    if (response.socket) return begin();
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostWaiting) return void socket.destroy();
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      begin();
    });
  });
});
