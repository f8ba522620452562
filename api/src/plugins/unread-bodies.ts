import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** In bytes: more than any form of ours has. */
const most = 8 * 1024 * 1024;

/** In milliseconds, between two looks. */
const pause = 20;

/**
 * A body that was refused unread still arrives after the answer: were the connection closed at once, browsers would show
 * their own error instead of it. So it is thrown away to its end, and the connection ended when it goes on for too long.
 */
export const unreadBodies = fp(async (app) => {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) bound(raw);
  });
});

function bound(request: IncomingMessage): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before > most) socket.destroy();
    if (request.complete || socket.destroyed) clearInterval(timer);
  }, pause);
  timer.unref();
}
