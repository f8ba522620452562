import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Node asks the system for the address of a connection when it is wanted, and a connection that was reset meanwhile has
 * none: what it sent would count for nobody. Asked at once, Node remembers it.
 */
export const addresses = fp(async (app) => {
  app.server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
});
