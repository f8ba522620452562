import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { isTooSlow, transferLimits } from '../transfer-limits';

/** In bytes: as much is still received behind the answer, which is more than most people have in a file. */
export const mostBehindAnswer = 64 * 1024 * 1024;

/**
 * In bytes: less for a body in chunks, each of which costs time. No browser sends those, so none would hide our answer.
 */
const mostInChunks = 64 * 1024;

/** In milliseconds, between two looks at all of them. */
const pause = 100;

/** In milliseconds: whoever sends nothing for so long has had time to read the answer. */
const patience = 10_000;

/** How far a body had come when it was looked at. */
interface Progress {
  /** What the connection had received when the answer was there, and when something last arrived. */
  begun: number;
  latest: number;
  /** When these were, by `performance.now()`. */
  begunAt: number;
  at: number;
}

/**
 * A body that was refused unread, or in the middle, still arrives after the answer: were the connection closed at once,
 * browsers would show their own error instead of it, and programs that send all before they read would find a
 * connection that was reset. So it is thrown away to its end, and the connection is ended when it goes on for too long,
 * or stops. One timer looks at all of them, since anybody may begin thousands. They count among the connections that
 * may be open (`pacing/open-connections.ts`), as such on which no answer is owed.
 */
export const unreadBodies = fp(async (app) => {
  const unread = new Map<IncomingMessage, Progress>();
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onSend', async ({ raw }, { statusCode }) => {
    // Whoever was too slow is waited for no more, and what is injected into the application has no connection.
    if (!raw.complete && statusCode !== 408 && raw.socket instanceof Socket) endBehindBody(raw);
  });

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // Whoever refused it in the middle had the connection rest, and the rest is received for nobody.
    raw.resume();
    const { bytesRead } = raw.socket;
    const now = performance.now();
    unread.set(raw, { begun: bytesRead, latest: bytesRead, begunAt: now, at: now });
    timer ??= setInterval(look, pause).unref();
  });

  function look(): void {
    const now = performance.now();
    for (const [request, progress] of unread) {
      const { bytesRead, destroyed } = request.socket;
      if (bytesRead > progress.latest) Object.assign(progress, { latest: bytesRead, at: now });
      const isInChunks = request.headers['transfer-encoding'] !== undefined;
      const received = bytesRead - progress.begun;
      const seconds = (now - progress.begunAt) / 1000;
      const isEndless = received > (isInChunks ? mostInChunks : mostBehindAnswer) || now - progress.at > patience;
      const hasEnded = isEndless || seconds > transferLimits.wholeSeconds || isTooSlow(received, seconds);
      // The connection as well, while the body is not complete.
      if (hasEnded) request.destroy();
      if (hasEnded || request.complete || destroyed) unread.delete(request);
    }
    if (unread.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
});

/**
 * Where the connection ends with the answer, as HTTP/1.0 and `Connection: close` ask, Node closes it at once, by
 * `destroySoon`. A client that still sends has it reset then, and may lose the answer: nginx says 502 in its place. So
 * it is closed when the body has come; where the answer ends is known by its length.
 */
function endBehindBody(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete) destroySoon();
    else request.once('end', destroySoon);
  };
}
